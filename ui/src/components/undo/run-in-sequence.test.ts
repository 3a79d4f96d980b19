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

test('who changes a thing again before the answer changes what the first change made', async () => {
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

test('somebody else’s change between is never written over', async () => {
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

test('a change that asks for no version tells by the next one whether it was alone', async () => {
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

test('a change that failed lets the next one go, on the version that is', async () => {
  const { asked, change, seen } = served(4);
  const broken = sendOnLatestVersion(seen, () => Promise.reject(new Error('unreachable')));
  const next = sendOnLatestVersion(seen, change);
  await expect(broken).rejects.toThrow('unreachable');
  await next;
  expect(asked).toEqual([4]);
});
