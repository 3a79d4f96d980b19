import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { keys } from '@/api/keys';
import {
  type Message,
  type Thread,
  deleteMessage,
  editMessage,
  markImportant,
  markNotImportant,
  markRead,
  markUnread,
  restoreMessage,
} from '@/api/messaging/threads';
import { useUndoable } from '@/components/undo/use-undoable';
import { updateInPages } from './optimistic-pages';

/** The actions on a message. Each is applied optimistically and reverted on failure. */
export function useMessageActions(thread: Thread, onUnread: () => void) {
  const cache = useQueryClient();
  const { id: threadId, loanId } = thread;
  const { run } = useUndoable(keys.messages(threadId), keys.thread(threadId), keys.threadLists(loanId), keys.unread);
  return useMemo(() => {
    const ahead = (message: Message, part: Partial<Message>) => () => updateInPages(cache, threadId, message.id, part);
    return {
      /** Read and unread undo each other. */
      setUnread: (message: Message, unread: boolean) => {
        if (unread) onUnread();
        const set = (to: boolean) => (to ? markUnread(message.id) : markRead(message.id));
        return run({
          call: async () => ({ answered: await set(unread), undo: () => set(!unread) }),
          words: unread ? 'Marked as unread' : 'Marked as read',
          ahead: ahead(message, { unread }),
          id: `unread ${message.id}`,
        });
      },
      setImportant: (message: Message, important: boolean) => {
        const set = (to: boolean) => (to ? markImportant(message.id) : markNotImportant(message.id));
        return run({
          call: async () => ({ answered: await set(important), undo: () => set(!important) }),
          words: important ? 'Marked as important' : 'Marked as not important',
          ahead: ahead(message, { important }),
          id: `important ${message.id}`,
        });
      },
      remove: (message: Message) =>
        run({
          call: async () => ({ answered: await deleteMessage(message.id), undo: () => restoreMessage(message.id) }),
          words: 'Message deleted',
          ahead: ahead(message, { deleted: true }),
        }),
      edit: (message: Message, body: string) =>
        run({
          call: async () => ({
            answered: await editMessage(message.id, body),
            undo: () => editMessage(message.id, message.body),
          }),
          words: 'Message edited',
          ahead: ahead(message, { body, edited: true }),
        }),
    };
  }, [cache, threadId, run, onUnread]);
}
