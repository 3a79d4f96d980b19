import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { type TypingUser, postTyping, typingQuery } from '@/api/messaging/threads';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

/** How long a participant counts as typing after the last event, in milliseconds. */
const LASTS_MS = 4_000;
const SHOWN = 2;
const none: TypingUser[] = [];

/** The participants typing in the thread. */
export function TypingLine({ threadId, viewerId }: { threadId: string; viewerId: string }) {
  const { data = none } = useQuery(typingQuery(threadId));
  const [now, setNow] = useState(() => Date.now());
  const latest = Math.max(0, ...data.map(({ at }) => at));
  useEffect(() => {
    if (latest === 0) return;
    const beat = setInterval(() => setNow(Date.now()), 1_000);
    setNow(Date.now());
    return () => clearInterval(beat);
  }, [latest]);
  const names = data
    .filter(({ user, at }) => user.id !== viewerId && now - at < LASTS_MS)
    .map(({ user }) => rule('displayName', user));
  const more = names.length - SHOWN;
  const shown = [...names.slice(0, SHOWN), ...(more > 0 ? [text('more-chips', { count: String(more) })] : [])];
  return (
    <p aria-live="polite" className="h-5 shrink-0 truncate px-4 text-xs text-muted sm:px-5">
      {names.length > 0 &&
        `${shown.join(names.length === 2 ? ' and ' : ', ')} ${names.length === 1 ? 'is' : 'are'} typing…`}
    </p>
  );
}

/**
 * Notifies the other participants that the user is typing, as often as the rule says. The form has loaded the rules.
 */
export function useTyping(threadId: string): () => void {
  const last = useRef<number | null>(null);
  return useCallback(() => {
    const now = Date.now();
    if (!rule('typingPost', { messageThreadId: threadId, lastPostedAt: last.current, now })) return;
    last.current = now;
    // A lost notification doesn't matter.
    void postTyping(threadId).catch(() => undefined);
  }, [threadId]);
}
