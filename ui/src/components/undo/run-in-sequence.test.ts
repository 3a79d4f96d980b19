import { expect, test } from 'vitest';
import { Problem } from '@/api/problem';
import { sendOnLatestVersion } from './run-in-sequence';

/** An item on a server that refuses changes of outdated versions. */
function served(version: number) {
  const thing = { id: crypto.randomUUID(), version };
  const asked: number[] = [];
  const change = async (at: number) => {
    asked.push(at);
    await Promise.resolve();
    if (at !== thing.version) throw new Problem(409, { code: 'stale', message: 'stale' });
    thing.version += 1;
    return { ...thing };
  };
  return { thing, asked, change, seen: { ...thing } };
}

test('applies a second change to the result of a pending first one', async () => {
  const { thing, asked, change, seen } = served(4);
  await Promise.all([
    sendOnLatestVersion(seen, change),
    sendOnLatestVersion(seen, change),
    sendOnLatestVersion(seen, change),
  ]);
  expect(asked).toEqual([4, 5, 6]);
  // Also after the responses arrived, while the screen still shows the old version.
  await sendOnLatestVersion({ ...seen, version: 5 }, change);
  expect(thing.version).toBe(8);
});

test('never overwrites another user’s change in between', async () => {
  const { thing, change, seen } = served(4);
  await sendOnLatestVersion(seen, change);
  thing.version += 1;
  await expect(sendOnLatestVersion(seen, change)).rejects.toThrow('stale');
  await expect(sendOnLatestVersion(seen, change)).rejects.toThrow('stale');
  await expect(sendOnLatestVersion({ ...seen, version: 5 }, change)).rejects.toThrow('stale');
  // Once the new version is shown, older versions no longer count.
  await sendOnLatestVersion({ ...seen, version: 6 }, change);
  await expect(sendOnLatestVersion({ ...seen, version: 5 }, change)).rejects.toThrow('stale');
  await sendOnLatestVersion({ ...seen, version: 6 }, change);
});

test('detects another user’s change after a call without a version', async () => {
  const { thing, change, seen } = served(4);
  const review = async () => ({ ...thing, version: (thing.version += 1) });
  await sendOnLatestVersion(seen, review);
  await sendOnLatestVersion(seen, change);
  expect(thing.version).toBe(6);
  thing.version += 1;
  await sendOnLatestVersion(seen, review);
  await expect(sendOnLatestVersion(seen, change)).rejects.toThrow('stale');
  await sendOnLatestVersion({ ...seen, version: 8 }, change);
});

test('sends the next change on the current version after a failed one', async () => {
  const { asked, change, seen } = served(4);
  const broken = sendOnLatestVersion(seen, () => Promise.reject(new Error('unreachable')));
  const next = sendOnLatestVersion(seen, change);
  await expect(broken).rejects.toThrow('unreachable');
  await next;
  expect(asked).toEqual([4]);
});
