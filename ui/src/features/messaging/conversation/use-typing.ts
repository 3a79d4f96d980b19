import { useCallback, useRef } from 'react';
import { postTyping } from '@/api/messaging/reading';
import { rule } from '@/rules/rule';

/** Tells the others in the thread that one is typing; how often, the rule says. The form has brought the rules along. */
export function useTyping(threadId: string): () => void {
  const last = useRef<number | null>(null);
  return useCallback(() => {
    const now = Date.now();
    if (!rule('typingPost', { messageThreadId: threadId, lastPostedAt: last.current, now })) return;
    last.current = now;
    // Nobody misses it when it gets lost.
    void postTyping(threadId).catch(() => undefined);
  }, [threadId]);
}
