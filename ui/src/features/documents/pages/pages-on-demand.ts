import { lazy } from 'react';

/** The window with the pages of PDFs. */
export const PagesWindow = lazy(async () => {
  const part = await import('./pages-window');
  return part;
});
