import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '@/address/paths';
import type { Saved } from './form/use-save-contact';

/**
 * Goes where saving leads, by the rule's answer; `release` lets the page be left. Another one is added as the first
 * was: as a key contact where that was asked for.
 */
export function useAfterSave(loanId: string, release: () => void, keyContact = false) {
  const navigate = useNavigate();
  return useCallback(
    ({ moved, after: { target, resetForm } }: Saved, reset: () => void) => {
      if (target || moved) release();
      if (resetForm) reset();
      if (target?.route === 'KEY_CONTACT_EDIT') {
        void navigate({ to: paths.keyContactEdit, search: { loanId, loanRoleId: target.loanRoleId } });
      } else if (target?.route === 'KEY_CONTACT_CREATE') {
        void navigate({ to: paths.keyContactNew, search: keyContact ? { loanId, keyContact } : { loanId } });
      } else if (target || moved) {
        // Whoever joined the borrowing team is no longer a contact with a page here.
        void navigate({ to: paths.loan, params: { loanId } });
      }
    },
    [navigate, release, loanId, keyContact],
  );
}
