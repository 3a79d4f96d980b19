import { ThrottledEmitter } from './throttled-emitter';

const counts = new Map<string, number>();
const away = new Map<string, number>();
const pulse = new ThrottledEmitter();

/** Subscribes to changes of which uploads are on screen. */
export const subscribeToScreen = pulse.subscribe;

/** Whether a screen shows the uploads of that place. */
export const areUploadsOnScreen = (place: string): boolean => (counts.get(place) ?? 0) > 0;

/** Whether the uploads of that place are scrolled out of view. */
export const areUploadsScrolledAway = (place: string): boolean => (away.get(place) ?? 0) > 0;

/** Marks the uploads of that place as shown until the returned function is called. */
export const markUploadsShown = (place: string): (() => void) => counted(counts, place);

/** Marks the uploads of that place as scrolled out of view until the returned function is called. */
export const markUploadsScrolledAway = (place: string): (() => void) => counted(away, place);

function counted(counter: Map<string, number>, place: string): () => void {
  const count = (more: number) => {
    counter.set(place, (counter.get(place) ?? 0) + more);
    pulse.emit();
  };
  count(1);
  return () => count(-1);
}
