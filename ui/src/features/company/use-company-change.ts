import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { currentOf, messageFor } from '@/api/problem';
import { sendOnLatestVersion } from '@/components/undo/run-in-sequence';
import { useUndoable } from '@/components/undo/use-undoable';
import { type Company, companyQuery } from './api';

interface CompanyChange {
  /** Returns the company with the optimistic update applied. */
  guess: (company: Company) => Company;
  /** Applies the change to the latest known company. */
  call: (company: Company) => Promise<Company>;
  /** Restores the previous value. */
  back: (company: Company) => Promise<Company>;
  /** The message once the change is made. */
  words: string;
}

/** The latest company from the server, and the pending optimistic updates. */
interface PendingCompanyChanges {
  answered: Company;
  guesses: readonly CompanyChange['guess'][];
}

const pendingCompanyChanges = new WeakMap<QueryClient, PendingCompanyChanges>();

/**
 * Applies changes to the company with an optimistic update and undo. Changes run one after another, each on the result
 * of the one before. If another user was faster, their change is shown with a message, and the user has to repeat their
 * own.
 */
export function useCompanyChange() {
  const cache = useQueryClient();
  // The user's permissions depend on the company.
  const { run } = useUndoable(keys.me);
  const { queryKey } = companyQuery;

  const known = (seen: Company): PendingCompanyChanges =>
    pendingCompanyChanges.get(cache) ?? { answered: cache.getQueryData(queryKey) ?? seen, guesses: [] };
  const show = ({ answered, guesses }: PendingCompanyChanges) => {
    if (guesses.length > 0) pendingCompanyChanges.set(cache, { answered, guesses });
    else pendingCompanyChanges.delete(cache);
    cache.setQueryData(
      queryKey,
      guesses.reduce((company, guess) => guess(company), answered),
    );
  };

  /** Sends a change based on the company as `seen`; the result is shown with the pending changes applied. */
  const send = async (seen: Company, call: CompanyChange['call']): Promise<Company> => {
    const answered = await sendOnLatestVersion(seen, (version) => call({ ...known(seen).answered, version }));
    show({ ...known(answered), answered });
    return answered;
  };

  return (seen: Company, { guess, call, back, words }: CompanyChange) => {
    const end = (answered?: Company) => {
      const now = known(seen);
      show({ answered: answered ?? now.answered, guesses: now.guesses.filter((each) => each !== guess) });
    };
    return run({
      words,
      ahead: () => {
        const now = known(seen);
        show({ ...now, guesses: [...now.guesses, guess] });
        return () => undefined;
      },
      call: async () => {
        const answered = await send(seen, call);
        end();
        // Loans depend on the company too and are refetched when they are viewed next.
        await cache.invalidateQueries({ queryKey: ['loans'], refetchType: 'none' });
        return { answered, undo: () => send(answered, back) };
      },
      failed: (error) => {
        end(currentOf<Company>(error, 'permissions') ?? undefined);
        return messageFor(error);
      },
    });
  };
}
