import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { ThreadSearch } from '@/api/messaging/threads';
import { type ThreadFilter, rule } from '@/rules/rule';

/** The default sort order of threads. */
const usualOrder = 'DESC';
const otherOrder = 'ASC';

/** The state of the thread list, stored in the address. */
export function useThreadSearch() {
  const navigate = useNavigate();
  const { messageUnread, messageDraft, messageSearchLabel, messageSearchText, messageOrder } = useSearch({
    strict: false,
  });
  const oldestFirst = messageOrder === otherOrder;
  const search = useMemo<ThreadSearch>(
    () => ({
      ...(messageUnread ? { unread: true } : {}),
      ...(messageDraft ? { draft: true } : {}),
      ...(messageSearchLabel ? { labels: messageSearchLabel } : {}),
      ...(messageSearchText ? { query: messageSearchText } : {}),
      order: oldestFirst ? otherOrder : usualOrder,
    }),
    [messageUnread, messageDraft, messageSearchLabel, messageSearchText, oldestFirst],
  );
  const set = (part: object) =>
    void navigate({ to: '.', replace: true, search: (now: object) => ({ ...now, ...part }) });
  const toggle = (filter: ThreadFilter) => {
    const current = messageUnread ? 'UNREAD' : messageDraft ? 'DRAFT' : null;
    const { filterUnread, filterDraft } = rule('toggleFilter', { current, filter });
    set({ messageUnread: filterUnread || undefined, messageDraft: filterDraft || undefined });
  };
  return {
    search,
    oldestFirst,
    filtered: Boolean(messageUnread ?? messageDraft ?? messageSearchLabel ?? messageSearchText),
    toggle,
    setText: (text: string) => set({ messageSearchText: text || undefined }),
    setLabel: (label: string | undefined) => set({ messageSearchLabel: label }),
    turnOrder: () => set({ messageOrder: oldestFirst ? undefined : otherOrder }),
    clear: () =>
      set({
        messageUnread: undefined,
        messageDraft: undefined,
        messageSearchLabel: undefined,
        messageSearchText: undefined,
      }),
  };
}

export type ThreadSearchState = ReturnType<typeof useThreadSearch>;
