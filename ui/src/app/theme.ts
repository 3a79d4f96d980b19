import { useSyncExternalStore } from 'react';

/** Follow the system, or a fixed theme. */
export type Theme = 'system' | 'light' | 'dark';

const storageKey = 'loanroom.theme';
const listeners = new Set<() => void>();

function readStoredTheme(): Theme {
  const value = localStorage.getItem(storageKey);
  return value === 'light' || value === 'dark' ? value : 'system';
}

/** Stores the theme on the server, which applies it to the next document. */
function sendThemeToServer(theme: Theme): void {
  const age = theme === 'system' ? 0 : 400 * 24 * 60 * 60;
  document.cookie = `theme=${theme}; Path=/; SameSite=Lax; Max-Age=${age}`;
}

/** Applies the stored theme to the page; called before the first paint. */
export function applyTheme(): void {
  const theme = readStoredTheme();
  if (theme === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
  sendThemeToServer(theme);
}

/** Stores a theme on this device and applies it immediately. */
export function setTheme(theme: Theme): void {
  if (theme === 'system') localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, theme);
  applyTheme();
  for (const listener of listeners) listener();
}

function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the stored theme. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribeToTheme, readStoredTheme);
}
