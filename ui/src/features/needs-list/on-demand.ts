import { lazy } from 'react';

/** The windows of a needs list's tasks, loaded when the first one opens. */
export const LazyListWindow = lazy(async () => {
  const part = await import('./tree/element/list-window');
  return { default: part.ListWindow };
});
