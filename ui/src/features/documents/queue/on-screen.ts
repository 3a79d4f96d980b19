import { Pulse } from './pulse';

const counts = new Map<string, number>();
const away = new Map<string, number>();
const pulse = new Pulse();

/** Tells when the uploads of another place are on the screen. */
export const subscribeToScreen = pulse.subscribe;

/** Whether a screen shows the uploads of that place. */
export const isOnScreen = (place: string): boolean => (counts.get(place) ?? 0) > 0;

/** Whether what a screen shows of that place is scrolled out of sight. */
export const isOutOfSight = (place: string): boolean => (away.get(place) ?? 0) > 0;

/** A screen shows the uploads of that place until the answer is called. */
export const showsUploads = (place: string): (() => void) => counted(counts, place);

/** The uploads of that place can't be seen, though a screen shows them, until the answer is called. */
export const scrolledAway = (place: string): (() => void) => counted(away, place);

function counted(counter: Map<string, number>, place: string): () => void {
  const count = (more: number) => {
    counter.set(place, (counter.get(place) ?? 0) + more);
    pulse.beat();
  };
  count(1);
  return () => count(-1);
}
