import { useEffect } from 'react';
import { readTexts, usePreference } from '@/features/identity';

/** Which loans the person has opened in the portal, on whatever device; `known` is false until that is known. */
export function useOpenedLoans() {
  const { value: opened, isKnown, keep } = usePreference('portal-opened-loans', readTexts);
  return {
    isNew: (loanId: string) => isKnown && !opened.includes(loanId),
    note: (loanId: string) => {
      if (isKnown && !opened.includes(loanId)) void keep([...opened, loanId]);
    },
  };
}

/** Remembers that the person has opened a loan. */
export function useNoteOpened(loanId: string): void {
  const { note } = useOpenedLoans();
  useEffect(() => note(loanId));
}
