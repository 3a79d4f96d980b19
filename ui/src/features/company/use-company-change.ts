import { useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { currentOf, wordsFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { type Company, companyQuery } from './api';

interface CompanyChange {
  /** What the company is once it worked. */
  guess: Company;
  call: () => Promise<Company>;
  /** Sets what was before, on the company as the call answered it. */
  back: (now: Company) => Promise<Company>;
  /** What is said. */
  words: string;
}

/**
 * Shows a change of the company at once, then what the server says; it can be taken back. When someone else was faster,
 * shows theirs and says so: a switch has to be set again with open eyes.
 */
export function useCompanyChange() {
  const cache = useQueryClient();
  // What one may do follows from the company.
  const { run } = useUndoable(keys.me);
  const keep = (company: Company) => cache.setQueryData(companyQuery.queryKey, company);
  return (before: Company, { guess, call, back, words }: CompanyChange) =>
    run({
      words,
      ahead: () => {
        keep(guess);
        return () => undefined;
      },
      call: async () => {
        const answered = await call();
        keep(answered);
        // So does what a loan shows, when it is looked at again.
        await cache.invalidateQueries({ queryKey: ['loans'], refetchType: 'none' });
        return { answered, undo: async () => keep(await back(answered)) };
      },
      failed: (error) => {
        keep(currentOf<Company>(error, 'permissions') ?? before);
        return wordsFor(error);
      },
    });
}
