import { type ReactNode, createContext, useContext, useMemo } from 'react';
import type { Loan } from '@/api/models';

/** A needs-list template to preview. */
export interface TemplateToView {
  id: string;
  name: string;
}

interface ContactPlace {
  /** The loan of these contacts. */
  loan: Loan;
  /** The loan role of the person whose list new contacts are added to. */
  ownerRoleId: string;
  /** Renders a template's needs list in a window, if the application supports it. */
  renderNeedsList?: ((template: TemplateToView, onClose: () => void) => ReactNode) | undefined;
}

const ContactContext = createContext<ContactPlace | null>(null);

interface ContactProviderProps extends Omit<ContactPlace, 'ownerRoleId'> {
  /** The viewer's own role by default. */
  ownerRoleId?: string | undefined;
  children: ReactNode;
}

/** Provides the loan and the list owner of the contacts inside. */
export function ContactProvider({ loan, ownerRoleId, renderNeedsList, children }: ContactProviderProps) {
  const place = useMemo(
    () => ({ loan, ownerRoleId: ownerRoleId ?? loan.me.loanRoleId, renderNeedsList }),
    [loan, ownerRoleId, renderNeedsList],
  );
  return <ContactContext value={place}>{children}</ContactContext>;
}

/** Returns the loan and the list owner of the contacts. Throws outside of a {@link ContactProvider}. */
export function useContactPlace(): ContactPlace {
  const place = useContext(ContactContext);
  if (!place) throw new Error('useContacts needs a ContactProvider.');
  return place;
}
