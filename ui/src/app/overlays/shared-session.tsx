import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '@/address/paths';
import { checkActingUser } from '@/api/client';
import { currentUserQuery } from '@/api/current-user';
import { isMismatch } from '@/api/session/acting-user';
import { announceSignIn, joinTabs } from '@/api/session/tabs';
import { countTypedDrafts } from '@/lib/storage/typed-drafts';
import { clearTabMemory } from '../clear-user-data';

/** Saves the drafts of this tab. Returns the number of texts that remain unsent. */
async function countUnsent(): Promise<number> {
  const { saveOpenDrafts } = await import('@/features/messaging/composer/drafts/save-before-sign-out');
  return countTypedDrafts() + (await saveOpenDrafts());
}

const leave = () => void clearTabMemory().finally(() => location.replace(paths.signIn));

/**
 * Keeps a browser's tabs on one session: goes to the sign-in screen when the user signs out in another tab, and checks
 * the session when a user signs in there.
 */
export function SharedSession() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  useEffect(() => {
    if (!userId) return;
    announceSignIn(userId);
    const onEntered = (entered: string) => {
      if (entered !== userId || isMismatch()) void checkActingUser();
    };
    return joinTabs(userId, { countUnsent, onLeft: leave, onEntered });
  }, [userId]);
  return null;
}
