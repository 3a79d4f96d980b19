import { lazy } from 'react';

/** The rename dialog, loaded on demand. */
export const RenameDialog = lazy(async () => {
  const part = await import('./rename-dialog');
  return { default: part.RenameDialog };
});
