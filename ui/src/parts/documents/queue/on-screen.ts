import { Pulse } from './pulse';

const counts = new Map<string, number>();
const pulse = new Pulse();

/** Tells when the uploads of another place are on the screen. */
export const subscribeToScreen = pulse.subscribe;

/** Whether a screen shows the uploads of that place. */
export const isOnScreen = (place: string): boolean => (counts.get(place) ?? 0) > 0;

/** A screen shows the uploads of that place until the answer is called. */
export function showsUploads(place: string): () => void {
  const count = (more: number) => {
    counts.set(place, (counts.get(place) ?? 0) + more);
    pulse.beat();
  };
  count(1);
  return () => count(-1);
}
