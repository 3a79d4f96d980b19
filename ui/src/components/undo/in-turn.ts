import { isStale } from '@/api/problem';

interface Versioned {
  id: string;
  version: number;
}

/** The latest call under each name, which the next one waits for. */
const turns = new Map<string, Promise<unknown>>();

/** Through which versions one's own changes led a thing, with nobody else's between. */
const led = new Map<string, { since: number; now: number }>();

/** Makes the calls under one name one after the other, whatever becomes of them: the last one made is the last there. */
export function oneByOne<T>(name: string, call: () => Promise<T>): Promise<T> {
  const made = (turns.get(name) ?? Promise.resolve()).then(call);
  turns.set(
    name,
    made.catch(() => undefined),
  );
  return made;
}

/**
 * Makes a change to a thing as it was on the screen: after one's own changes that are still on their way, and on the
 * version that those made. Who changes the same thing twice, faster than the server answers, isn't told that somebody
 * else was faster; where somebody else was, the version says so still.
 */
export function inTurn<T extends { version: number }>(
  { id, version: seen }: Versioned,
  call: (version: number) => Promise<T>,
): Promise<T> {
  return oneByOne(id, async () => {
    const own = led.get(id);
    const version = own && seen >= own.since && seen <= own.now ? own.now : seen;
    const answered = await call(version).catch((error: unknown) => {
      // It was led on by somebody else, too.
      if (isStale(error) && version === own?.now) led.delete(id);
      throw error;
    });
    // Each change makes one version: with more, somebody else's is among them.
    const alone = answered.version - version <= 1;
    const before = own?.now === version ? own.since : version;
    led.set(id, { since: alone ? before : answered.version, now: answered.version });
    return answered;
  });
}

/** For tests, each of which stands for another office. */
export function forgetTurns(): void {
  turns.clear();
  led.clear();
}
