import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { keys } from '@/api/keys';
import { currentOf, wordsFor } from '@/api/problem';
import { inTurn } from '@/components/undo/in-turn';
import { useUndoable } from '@/components/undo/use-undoable';
import { type Company, companyQuery } from './api';

interface CompanyChange {
  /** What the company is once it worked. */
  guess: (company: Company) => Company;
  /** Changes the company as it was answered last. */
  call: (company: Company) => Promise<Company>;
  /** Sets what was before. */
  back: (company: Company) => Promise<Company>;
  /** What is said. */
  words: string;
}

/** The company as it was answered last, and what the changes on their way will make of it. */
interface Ahead {
  answered: Company;
  guesses: readonly CompanyChange['guess'][];
}

const ahead = new WeakMap<QueryClient, Ahead>();

/**
 * Shows a change of the company at once, then what the server says; it can be taken back. Several go one after the
 * other, each on what the one before made. When someone else was faster, shows theirs and says so: a switch has to be
 * set again with open eyes.
 */
export function useCompanyChange() {
  const cache = useQueryClient();
  // What one may do follows from the company.
  const { run } = useUndoable(keys.me);
  const { queryKey } = companyQuery;

  const known = (seen: Company): Ahead =>
    ahead.get(cache) ?? { answered: cache.getQueryData(queryKey) ?? seen, guesses: [] };
  const show = ({ answered, guesses }: Ahead) => {
    if (guesses.length > 0) ahead.set(cache, { answered, guesses });
    else ahead.delete(cache);
    cache.setQueryData(
      queryKey,
      guesses.reduce((company, guess) => guess(company), answered),
    );
  };

  /** Sends a change of the company as it was `seen`; what it is then shows with what others on their way make of it. */
  const send = async (seen: Company, call: CompanyChange['call']): Promise<Company> => {
    const answered = await inTurn(seen, (version) => call({ ...known(seen).answered, version }));
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
        // So does what a loan shows, when it is looked at again.
        await cache.invalidateQueries({ queryKey: ['loans'], refetchType: 'none' });
        return { answered, undo: () => send(answered, back) };
      },
      failed: (error) => {
        end(currentOf<Company>(error, 'permissions') ?? undefined);
        return wordsFor(error);
      },
    });
  };
}
