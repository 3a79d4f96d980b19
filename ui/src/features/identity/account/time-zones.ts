/** A time zone to choose. */
export interface Zone {
  /** Its name in the IANA database. */
  id: string;
  /** The same as people read it. */
  name: string;
  /** The zone's time name; computing it for all zones takes a moment. */
  readonly called: string;
}

/** The maximum number of listed zones. */
const maxResults = 30;

/** Returns the readable name of a zone: `America/New York`. */
export const zoneName = (id: string): string => id.replaceAll('_', ' ');

function zoneLabel(timeZone: string): string {
  try {
    const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' }).formatToParts();
    return parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  } catch {
    return '';
  }
}

function zoneOf(id: string): Zone {
  let known: string | undefined;
  return {
    id,
    name: zoneName(id),
    get called() {
      return (known ??= zoneLabel(id));
    },
  };
}

let zones: readonly Zone[] | undefined;

/** Returns all time zones that this browser knows. */
export function allZones(): readonly Zone[] {
  // Browsers omit UTC.
  zones ??= [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])].map(zoneOf);
  return zones;
}

const zoneWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[\s/,_]+/)
    .filter(Boolean);

/**
 * Returns the zones in which every typed word starts a word, the device's first, and whether there are more than are
 * listed.
 */
export function findZones(all: readonly Zone[], typed: string, device: string): { zones: Zone[]; more: boolean } {
  const wanted = zoneWords(typed);
  const found = all.filter((zone) =>
    wanted.every((word) => {
      const begins = (text: string) => zoneWords(text).some((each) => each.startsWith(word));
      return begins(zone.name) || begins(zone.called);
    }),
  );
  const own = found.filter(({ id }) => id === device);
  const listed = [...own, ...found.filter(({ id }) => id !== device)];
  return { zones: listed.slice(0, maxResults), more: listed.length > maxResults };
}
