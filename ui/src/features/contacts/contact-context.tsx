import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { Loan } from '@/api/models';

/** A needs-list template that somebody wants to look at. */
export interface TemplateToView {
  id: string;
  name: string;
}

interface ContactPlace {
  /** The loan whose contacts these are. */
  loan: Loan;
  /** The role, on that loan, of the person whose list new contacts go to. */
  ownerRoleId: string;
  /** Shows a template's needs list as a window, where the application can. */
  renderNeedsList?: ((template: TemplateToView, onClose: () => void) => ReactNode) | undefined;
}

const ContactContext = createContext<ContactPlace | null>(null);

interface ContactProviderProps extends Omit<ContactPlace, 'ownerRoleId'> {
  /** The viewer's own role, unless something else is said. */
  ownerRoleId?: string | undefined;
  children: ReactNode;
}

/** Says on which loan, and in whose list, the contacts inside are. */
export function ContactProvider({ loan, ownerRoleId, renderNeedsList, children }: ContactProviderProps) {
  const place = useMemo(
    () => ({ loan, ownerRoleId: ownerRoleId ?? loan.me.loanRoleId, renderNeedsList }),
    [loan, ownerRoleId, renderNeedsList],
  );
  return <ContactContext value={place}>{children}</ContactContext>;
}

/** Where the contacts are. Outside of a {@link ContactProvider} it throws. */
export function useContactPlace(): ContactPlace {
  const place = useContext(ContactContext);
  if (!place) throw new Error('useContacts needs a ContactProvider.');
  return place;
}
