import { randomUploadId } from '../upload';

/** The id of this tab until the page is reloaded. */
export const thisTab = randomUploadId();

const lockOf = (tab: string): string => `loanroom-uploads ${tab}`;
const locks = (): LockManager | undefined => navigator.locks;

// Held until the page unloads, so that no other tab sends the same uploads.
void locks()?.request(lockOf(thisTab), () => new Promise<never>(() => {}));

/** Returns a predicate for tabs that are open and send their own uploads. */
export async function otherTabs(): Promise<(tab: string) => boolean> {
  const held = (await locks()?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return (tab) => tab !== thisTab && names.has(lockOf(tab));
}

/** Runs a function exclusively across tabs. */
export async function runExclusively<T>(act: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request('loanroom-uploads', act) : act();
}
