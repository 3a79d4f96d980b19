import { lazy } from 'react';

/** The window that arranges PDF pages, loaded on demand. */
export const PagesWindow = lazy(async () => {
  const part = await import('./pages-window');
  return part;
});
