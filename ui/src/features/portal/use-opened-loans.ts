import { useEffect } from 'react';
import { readTexts, usePreference } from '@/features/identity';

/** Returns which loans the person has opened in the portal, on any device; `known` is false until that is loaded. */
export function useOpenedLoans() {
  const { value: opened, isKnown, keep } = usePreference('portal-opened-loans', readTexts);
  return {
    isNew: (loanId: string) => isKnown && !opened.includes(loanId),
    note: (loanId: string) => {
      if (isKnown && !opened.includes(loanId)) void keep([...opened, loanId]);
    },
  };
}

/** Records that the person has opened a loan. */
export function useRecordOpened(loanId: string): void {
  const { note } = useOpenedLoans();
  useEffect(() => note(loanId));
}
