import { lazy } from 'react';

/** The preview of a file without its window, loaded on demand. */
export const LazyPreviewBody = lazy(async () => {
  const part = await import('./preview-body');
  return { default: part.PreviewBody };
});
