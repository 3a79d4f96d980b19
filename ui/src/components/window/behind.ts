import type { MouseEvent } from 'react';
import { cn } from '@/lib/cn';

/**
 * What lies behind a window. A press on it leaves the focus where it is: a question that follows gives it back there, and
 * one that stands keeps its answer at hand.
 */
export const behind = (className: string) => ({
  className: cn('fixed inset-0 animate-appear bg-black/45', className),
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
});
