import { lazy } from 'react';

/** The window that asks for a new name. */
export const RenameDialog = lazy(async () => {
  const part = await import('./rename-dialog');
  return { default: part.RenameDialog };
});
