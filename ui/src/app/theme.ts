import { useSyncExternalStore } from 'react';

/** Follow the system, or one of the two for good. */
export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'loanroom.theme';
const listeners = new Set<() => void>();

function stored(): Theme {
  const value = localStorage.getItem(storageKey);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Tells the server, which sends the next document in it. */
function tell(theme: Theme): void {
  const age = theme === 'system' ? 0 : 400 * 24 * 60 * 60;
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${age}`;
}

/** Puts the kept choice on the page; called before the first paint. */
export function applyTheme(): void {
  const theme = stored();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  tell(theme);
}

/** Keeps a choice on this device and applies it at once. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The kept choice. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, stored);
}
