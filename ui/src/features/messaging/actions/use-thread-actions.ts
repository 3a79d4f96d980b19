import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { type Thread, markThreadRead, muteThread, unmuteThread } from '@/api/messaging/threads';
import { messageFor } from '@/api/problem';
import { useUndoable } from '@/components/undo/use-undoable';
import { type MuteCall, rule } from '@/rules/rule';

const calls: Record<MuteCall, (threadId: string) => Promise<unknown>> = { MUTE: muteThread, UNMUTE: unmuteThread };

/** The actions on a whole thread. */
export function useThreadActions() {
  const cache = useQueryClient();
  const { say } = useUndoable();
  return useMemo(() => {
    const refresh = ({ id, loanId }: Thread) =>
      Promise.all([
        cache.invalidateQueries({ queryKey: keys.thread(id), exact: true }),
        cache.invalidateQueries({ queryKey: keys.threadLists(loanId) }),
        cache.invalidateQueries({ queryKey: keys.unread }),
      ]);

    const mute = async (thread: Thread, call: MuteCall, isUndo = false): Promise<void> => {
      try {
        await calls[call](thread.id);
        const { message, undo, durationMs } = rule('muteToast', { call, isUndo });
        say(message, undo ? () => mute(thread, undo, true) : undefined, isUndo ? undefined : `mute ${thread.id}`, {
          durationMs,
          quiet: true,
        });
      } catch (error) {
        toast.error(messageFor(error));
      }
      await refresh(thread);
    };

    const readAll = async (thread: Thread): Promise<void> => {
      try {
        await markThreadRead(thread.id);
      } catch (error) {
        toast.error(messageFor(error));
      }
      await Promise.all([refresh(thread), cache.invalidateQueries({ queryKey: keys.messages(thread.id) })]);
    };
    return { toggleMute: (thread: Thread) => mute(thread, thread.muted ? 'UNMUTE' : 'MUTE'), readAll };
  }, [cache, say]);
}
