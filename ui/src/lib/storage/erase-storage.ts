import { eraseRecords } from './record-store';

/** Keys of settings that belong to the device instead of a user. */
const ofDevice = new Set(['loanroom.theme']);

/** Erases the pages' local and session storage, except the entry that names the user who continues. */
export function eraseWebStorage(goesOn?: string): void {
  try {
    for (const key of Object.keys(localStorage)) {
      const stays = ofDevice.has(key) || (goesOn !== undefined && key.includes(goesOn));
      if (!stays) localStorage.removeItem(key);
    }
    sessionStorage.clear();
  } catch {
    // Disabled storage is empty.
  }
}

async function eraseCaches(): Promise<void> {
  if (typeof caches === 'undefined') return;
  await Promise.all((await caches.keys()).map((name) => caches.delete(name))).catch(() => undefined);
}

/** Erases everything that this browser stores about its users. */
export async function eraseAllStorage(): Promise<void> {
  eraseWebStorage();
  await Promise.all([eraseRecords(['writings', 'marks', 'uploads']), eraseCaches()]);
}

/** Reads the device's own settings. Returns a function that restores them after the server had the storage cleared. */
export function preserveDeviceSettings(): () => void {
  const values = Array.from(ofDevice, (key) => [key, localStorage.getItem(key)] as const);
  return () => {
    for (const [key, value] of values) if (value !== null) localStorage.setItem(key, value);
  };
}
