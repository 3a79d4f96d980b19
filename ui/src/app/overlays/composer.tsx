import { useQuery } from '@tanstack/react-query';
import { useNavigate, useRouterState } from '@tanstack/react-router';
import { Suspense, lazy, useEffect } from 'react';
import type { RawSearch } from '@/address/query-string';
import { currentUserQuery } from '@/api/current-user';
import { setNavigation, useWindowState } from '@/features/messaging';
import { HeldSingleKeys, holdSingleKeysFor } from '@/lib/keyboard/single-keys';

const ComposerWindow = lazy(async () => {
  const part = await import('@/features/messaging/composer/window/composer-window');
  return { default: part.ComposerWindow };
});
const moves = () => import('@/features/messaging/composer/window/window-moves');

/** The delay after the page load before unsent messages are sent, in milliseconds. */
const resumeMs = 1_000;

/** Returns the search parameters without the named ones. */
const without = (search: object, ...names: string[]): object =>
  Object.fromEntries(Object.entries(search).filter(([name]) => !names.includes(name)));

/** The message window over every screen; it stays open during navigation. An address can open it. */
export function Composer() {
  const { state } = useWindowState();
  const navigate = useNavigate();
  const search: RawSearch = useRouterState({ select: ({ location }) => location.search });
  const asked = search['messageComposeOpen'] === true || search['messageComposeOpen'] === 'true';
  const loanId = String(search['loanId'] ?? '');
  const recipients = String(search['messageRecipientsIds'] ?? '');

  useEffect(() => {
    if (!asked || loanId === '') return;
    const recipientIds = recipients.split(',').filter(Boolean);
    void holdSingleKeysFor(moves().then(({ openWindow }) => openWindow({ loanId, recipientIds })));
    // Once opened it is removed from the address, so that Back doesn't open it again.
    void navigate({
      to: '.',
      replace: true,
      search: (now: object) => without(now, 'messageComposeOpen', 'messageRecipientsIds'),
    });
  }, [asked, loanId, recipients, navigate]);
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    // The screen loads first.
    const later = setTimeout(() => {
      void import('@/features/messaging/composer/sending/resume-sending').then(({ resumeSending }) =>
        resumeSending(userId),
      );
    }, resumeMs);
    return () => clearTimeout(later);
  }, [userId]);
  useEffect(() => setNavigation((href) => void navigate({ href })), [navigate]);
  if (state === 'CLOSED') return null;
  return (
    <Suspense fallback={<HeldSingleKeys />}>
      <ComposerWindow />
    </Suspense>
  );
}
