import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '@/address/paths';
import { currentUserQuery } from '@/api/current-user';
import { joinTabs } from '@/api/session/tabs';
import { countDrafts } from '@/lib/kept/drafts';
import { forgetInTab } from '../leave-browser';

/** Saves the drafts of this tab, and counts the texts that remain unsent. */
async function countUnsent(): Promise<number> {
  const { saveWritings } = await import('@/parts/composer/drafts/signing-out');
  return countDrafts() + (await saveWritings());
}

const leave = () => void forgetInTab().finally(() => location.replace(paths.signIn));

/** Leaves for the sign-in screen when the person signs out in another tab. */
export function SignedOutElsewhere() {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const userId = user?.id;
  useEffect(() => (userId ? joinTabs(userId, { countUnsent, onLeft: leave }) : undefined), [userId]);
  return null;
}
