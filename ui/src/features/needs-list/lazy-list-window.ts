import { lazy } from 'react';

/** The dialogs of a needs list, loaded when the first one opens. */
export const LazyListWindow = lazy(async () => {
  const part = await import('./tree/element/list-window');
  return { default: part.ListWindow };
});
