import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '@/address/paths';
import type { SaveResult } from './form/use-save-contact';

/**
 * Navigates after saving as the rule says; `release` lets the user leave the page. "Add another" keeps whether a key
 * contact was asked for.
 */
export function useAfterSave(loanId: string, release: () => void, keyContact = false) {
  const navigate = useNavigate();
  return useCallback(
    ({ moved, after: { target, resetForm } }: SaveResult, reset: () => void) => {
      if (target || moved) release();
      if (resetForm) reset();
      if (target?.route === 'KEY_CONTACT_EDIT') {
        void navigate({ to: paths.keyContactEdit, search: { loanId, loanRoleId: target.loanRoleId } });
      } else if (target?.route === 'KEY_CONTACT_CREATE') {
        void navigate({ to: paths.keyContactNew, search: keyContact ? { loanId, keyContact } : { loanId } });
      } else if (target || moved) {
        // A person who joined the borrowing team is no longer a contact with a page here.
        void navigate({ to: paths.loan, params: { loanId } });
      }
    },
    [navigate, release, loanId, keyContact],
  );
}
