import { lazy } from 'react';
import { loadRules } from '@/rules/load';

/** The window that asks for a new name, with the rules of names. */
export const RenameDialog = lazy(async () => {
  const [part] = await Promise.all([import('./rename-dialog'), loadRules('portal')]);
  return { default: part.RenameDialog };
});
