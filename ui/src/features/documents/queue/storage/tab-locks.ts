import { randomUploadId } from '../upload';

/** The id of this tab until the page is reloaded. */
export const thisTab = randomUploadId();

const lockName = (tab: string): string => `loanroom-uploads ${tab}`;
const lockManager = (): LockManager | undefined => navigator.locks;

// Held until the page unloads, so that no other tab sends the same uploads.
void lockManager()?.request(lockName(thisTab), () => new Promise<never>(() => {}));

/** Returns a predicate for tabs that are open and send their own uploads. */
export async function findOtherTabs(): Promise<(tab: string) => boolean> {
  const held = (await lockManager()?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return (tab) => tab !== thisTab && names.has(lockName(tab));
}

/** Runs a function exclusively across tabs. */
export async function runExclusively<T>(act: () => Promise<T>): Promise<T> {
  const manager = lockManager();
  return manager ? manager.request('loanroom-uploads', act) : act();
}
