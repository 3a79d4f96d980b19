import { ThrottledEmitter } from './throttled-emitter';

const shownCounts = new Map<string, number>();
const scrolledAwayCounts = new Map<string, number>();
const changes = new ThrottledEmitter();

/** Subscribes to changes of which uploads are on screen. */
export const subscribeToScreen = changes.subscribe;

/** Whether a screen shows the uploads of that place. */
export const areUploadsOnScreen = (place: string): boolean => (shownCounts.get(place) ?? 0) > 0;

/** Whether the uploads of that place are scrolled out of view. */
export const areUploadsScrolledAway = (place: string): boolean => (scrolledAwayCounts.get(place) ?? 0) > 0;

/** Marks the uploads of that place as shown until the returned function is called. */
export const markUploadsShown = (place: string): (() => void) => countVisible(shownCounts, place);

/** Marks the uploads of that place as scrolled out of view until the returned function is called. */
export const markUploadsScrolledAway = (place: string): (() => void) => countVisible(scrolledAwayCounts, place);

function countVisible(counter: Map<string, number>, place: string): () => void {
  const count = (more: number) => {
    counter.set(place, (counter.get(place) ?? 0) + more);
    changes.emit();
  };
  count(1);
  return () => count(-1);
}
