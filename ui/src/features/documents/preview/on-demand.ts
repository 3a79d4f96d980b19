import { lazy } from 'react';

/** The preview of a file without its window, loaded when it is first shown. */
export const LazyPreviewBody = lazy(async () => {
  const part = await import('./preview-body');
  return { default: part.PreviewBody };
});
