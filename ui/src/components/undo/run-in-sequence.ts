import { isStale } from '@/api/problem';

interface VersionedItem {
  id: string;
  version: number;
}

/** The latest call by name, which the next one waits for. */
const latestCalls = new Map<string, Promise<unknown>>();

/** The version range that only the user's own changes produced, by item. */
const ownVersions = new Map<string, { since: number; now: number }>();

/** Serializes calls with the same name, regardless of their outcome, so that the last call wins. */
export function runInSequence<T>(name: string, call: () => Promise<T>): Promise<T> {
  const made = (latestCalls.get(name) ?? Promise.resolve()).then(call);
  latestCalls.set(
    name,
    made.catch(() => undefined),
  );
  return made;
}

/**
 * Applies a change after the user's pending changes to the same item, on the version that those produced. Two quick
 * changes by the same user therefore don't conflict; a change by someone else still does.
 */
export function sendOnLatestVersion<T extends { version: number }>(
  { id, version: seen }: VersionedItem,
  call: (version: number) => Promise<T>,
): Promise<T> {
  return runInSequence(id, async () => {
    const own = ownVersions.get(id);
    const version = own && seen >= own.since && seen <= own.now ? own.now : seen;
    const answered = await call(version).catch((error: unknown) => {
      // Another user changed it too.
      if (isStale(error) && version === own?.now) ownVersions.delete(id);
      throw error;
    });
    // Each change adds one version; a larger step includes another user's change.
    const alone = answered.version - version <= 1;
    const before = own?.now === version ? own.since : version;
    ownVersions.set(id, { since: alone ? before : answered.version, now: answered.version });
    return answered;
  });
}

/** Resets the state between tests. */
export function resetSequences(): void {
  latestCalls.clear();
  ownVersions.clear();
}
