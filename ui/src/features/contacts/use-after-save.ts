import { useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { paths } from '@/app/paths';
import type { Saved } from './form/use-save-contact';

/** Goes where saving leads, by the rule's answer; `release` lets the page be left. */
export function useAfterSave(release: () => void) {
  const navigate = useNavigate();
  return useCallback(
    ({ after: { target, resetForm } }: Saved, reset: () => void) => {
      if (target) release();
      if (resetForm) reset();
      if (target?.route === 'KEY_CONTACT_EDIT') {
        const { loanId, loanRoleId } = target;
        void navigate({ to: paths.keyContactEdit, search: { loanId, loanRoleId } });
      } else if (target?.route === 'KEY_CONTACT_CREATE') {
        void navigate({ to: paths.keyContactNew, search: { loanId: target.loanId } });
      } else if (target) {
        void navigate({ to: paths.loan, params: { loanId: target.loanId } });
      }
    },
    [navigate, release],
  );
}
