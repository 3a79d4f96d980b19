import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { messageFor } from '@/api/problem';
import { text } from '@/rules/text';
import { beginChange, offerUndo, withdrawUndo } from './last-undo';

/** Undoes a change. */
export type UndoFunction = () => Promise<unknown>;

/** A completed change: the server's response and, if possible, its undo. */
export interface CompletedChange<T = unknown> {
  answered: T;
  undo?: UndoFunction | undefined;
}

/** A change made by the user. */
export interface UndoableChange<T> {
  /** Makes the change. */
  call: () => Promise<CompletedChange<T>>;
  /** The message once it is made. */
  words: string | ((answered: T) => string);
  /** Applies an optimistic update. Returns a function that reverts it. */
  ahead?: () => Promise<() => void> | (() => void);
  /** Returns the message for a failure; by default the problem's. */
  failed?: (error: unknown) => string;
  /** Changes with the same id share one toast, which shows the latest. */
  id?: string;
}

/** How undo is offered, if not by default. */
interface UndoOptions {
  /** How long *Undo* is offered, in milliseconds. */
  durationMs?: number;
  /** The undo shows its own message. */
  quiet?: boolean;
}

/** How long *Undo* is offered, in milliseconds. */
const undoMs = 10_000;

/**
 * Runs user changes: applies an optimistic update, shows a toast with *Undo* (also by Ctrl/⌘ + Z), and on failure
 * reverts the update and shows the reason. Queries under `scopes` are refetched.
 */
export function useUndoable(...scopes: readonly QueryKey[]) {
  const client = useQueryClient();
  // The array is new on each render; its content is stable.
  const named = JSON.stringify(scopes);
  return useMemo(() => {
    const keys: QueryKey[] = JSON.parse(named);
    const refresh = () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));

    const takeBack = async (undo: UndoFunction, quiet: boolean) => {
      try {
        await undo();
        if (!quiet) toast(text('taken-back'));
      } catch (error) {
        toast.error(messageFor(error));
      }
      await refresh();
    };

    /** Shows a toast about the change, with *Undo* if possible. */
    const say = (words: string, undo?: UndoFunction, id: string = crypto.randomUUID(), how: UndoOptions = {}) => {
      if (!undo) return void toast.success(words, { id });
      const gone = () => withdrawUndo(id);
      const back = () => {
        gone();
        toast.dismiss(id);
        void takeBack(undo, how.quiet ?? false);
      };
      offerUndo({ id, takeBack: back });
      toast.success(words, {
        id,
        action: { label: text('undo'), onClick: back },
        duration: how.durationMs ?? undoMs,
        onDismiss: gone,
        onAutoClose: gone,
      });
    };

    /** Makes a change. Returns the response, or undefined if it failed. */
    const run = async <T>({
      call,
      words,
      ahead,
      failed = messageFor,
      id,
    }: UndoableChange<T>): Promise<CompletedChange<T> | null> => {
      const ended = beginChange();
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
