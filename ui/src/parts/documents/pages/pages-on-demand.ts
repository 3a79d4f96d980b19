import { lazy } from 'react';
import { loadRules } from '@/rules/load';

/** The window with the pages of PDFs, with the rules of names. */
export const PagesWindow = lazy(async () => {
  const [part] = await Promise.all([import('./pages-window'), loadRules('portal')]);
  return part;
});
