import { eraseRecords } from './records';

/** Keys of settings that belong to the device instead of a user. */
const ofDevice = new Set(['loanroom.theme']);

/** Erases what pages left in local and session storage, but for what names the person who goes on. */
export function eraseWebStorage(goesOn?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const stays = ofDevice.has(key) || (goesOn !== undefined && key.includes(goesOn));
      if (!stays) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Storage that is switched off holds nothing.
  }
}

async function eraseCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name))).catch(() => undefined);
}

/** Erases everything that this browser keeps of the people who used it. */
export async function eraseKept(): Promise<void> {
  eraseWebStorage();
  await Promise.all([eraseRecords(['writings', 'marks', 'uploads']), eraseCaches()]);
}

/** The device's own settings as they are now; returns how to put them back after the server had the storage emptied. */
export function holdDeviceSettings(): () => void {
  const values = Array.from(ofDevice, (key) => [key, localStorage.getItem(key)] as const);
  return () => {
    for (const [key, value] of values) if (value !== null) localStorage.setItem(key, value);
  };
}
