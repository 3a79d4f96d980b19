import { randomUploadId } from '../upload';

/** This tab, until the page is loaded anew. */
export const thisTab = randomUploadId();

const lockOf = (tab: string): string => `loanroom-uploads ${tab}`;
const locks = (): LockManager | undefined => navigator.locks;

// Held as long as the page is there, so that another tab doesn't send what this one sends.
void locks()?.request(lockOf(thisTab), () => new Promise<never>(() => {}));

/** Whether a tab is open that sends its uploads itself. */
export async function otherTabs(): Promise<(tab: string) => boolean> {
  const held = (await locks()?.query())?.held ?? [];
  const names = new Set(held.map(({ name }) => name));
  return (tab) => tab !== thisTab && names.has(lockOf(tab));
}

/** Does something that two tabs must not do at once. */
export async function alone<T>(act: () => Promise<T>): Promise<T> {
  const manager = locks();
  return manager ? manager.request('loanroom-uploads', act) : act();
}
