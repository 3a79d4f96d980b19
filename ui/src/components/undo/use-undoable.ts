import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { wordsFor } from '@/api/problem';
import { text } from '@/rules/text';
import { begin, offer, withdraw } from './last-undo';

/** Takes a change back. */
export type Undo = () => Promise<unknown>;

/** A change that was made: what the server answered, and the way back where there is one. */
export interface Done<T = unknown> {
  answered: T;
  undo?: Undo | undefined;
}

/** A change as a person makes it. */
export interface UndoableChange<T> {
  /** Makes it. */
  call: () => Promise<Done<T>>;
  /** What is said once it is made. */
  words: string | ((answered: T) => string);
  /** Shows it ahead of the server; answers how to show again what was. */
  ahead?: () => Promise<() => void> | (() => void);
  /** The words for a failure; without it those of the problem. */
  failed?: (error: unknown) => string;
  /** Changes under the same name share one toast: the latest stands. */
  id?: string;
}

/** How an offer to take back is made, where it isn't as usual. */
interface Offering {
  /** How long *Undo* stands. */
  durationMs?: number;
  /** What takes back says so itself. */
  quiet?: boolean;
}

/** How long *Undo* stands. */
const undoMs = 10_000;

/**
 * The one way in which a person changes something: it shows at once, says what it did, can be taken back by the toast's
 * button or by Ctrl/⌘ Z, and when it fails shows again what was and says why. What stands under `scopes` is fetched again.
 */
export function useUndoable(...scopes: readonly QueryKey[]) {
  const client = useQueryClient();
  // The keys are made anew each time; what they say stays the same.
  const named = JSON.stringify(scopes);
  return useMemo(() => {
    const keys: QueryKey[] = JSON.parse(named);
    const refresh = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

    const takeBack = async (undo: Undo, quiet: boolean) => {
      try {
        await undo();
        if (!quiet) toast(text('taken-back'));
      } catch (error) {
        toast.error(wordsFor(error));
      }
      await refresh();
    };

    /** Says what was done, with the way back where there is one. */
    const say = (words: string, undo?: Undo, id: string = crypto.randomUUID(), how: Offering = {}) => {
      if (!undo) return void toast.success(words, { id });
      const gone = () => withdraw(id);
      const back = () => {
        gone();
        toast.dismiss(id);
        void takeBack(undo, how.quiet ?? false);
      };
      offer({ id, takeBack: back });
      toast.success(words, {
        id,
        action: { label: text('undo'), onClick: back },
        duration: how.durationMs ?? undoMs,
        onDismiss: gone,
        onAutoClose: gone,
      });
    };

    /** Makes a change; answers what became of it, and nothing when it failed. */
    const run = async <T>({
      call,
      words,
      ahead,
      failed = wordsFor,
      id,
    }: UndoableChange<T>): Promise<Done<T> | null> => {
      const ended = begin();
      const showAgain = await ahead?.();
      try {
        const done = await call();
        say(typeof words === 'string' ? words : words(done.answered), done.undo, id);
        ended(done.undo !== undefined);
        return done;
      } catch (error) {
        ended(false);
        showAgain?.();
        toast.error(failed(error));
        return null;
      } finally {
        void refresh();
      }
    };
    return { refresh, say, run };
  }, [client, named]);
}
