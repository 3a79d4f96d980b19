import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUserQuery } from '@/api/current-user';
import { preferenceQuery } from '@/api/preferences';
import { isObject } from '@/lib/is-object';
import { enableSingleKeys } from '@/lib/keyboard/single-keys';
import { usePreference } from './use-preference';

const KEY = 'keyboard';

/** Whether single-key shortcuts are on, which is the default. */
const readSingleKeys = (kept: unknown): boolean => !(isObject(kept) && kept['singleKeys'] === false);

/** The user's setting for single-key shortcuts, and how to change it (WCAG 2.1.4). */
export function useSingleKeys() {
  const { value: enabled, isKnown, keep } = usePreference(KEY, readSingleKeys);
  return { enabled, isKnown, turn: (on: boolean) => keep({ singleKeys: on }) };
}

/** Applies the user's setting to all shortcuts. Until it is loaded, single keys do nothing. */
export function useApplySingleKeys(): void {
  const { data: user } = useQuery({ ...currentUserQuery, enabled: false });
  const isSignedIn = user !== undefined;
  const { data: kept } = useQuery({ ...preferenceQuery(KEY), enabled: isSignedIn });
  const enabled = !isSignedIn || (kept !== undefined && readSingleKeys(kept));
  useEffect(() => enableSingleKeys(enabled), [enabled]);
}
