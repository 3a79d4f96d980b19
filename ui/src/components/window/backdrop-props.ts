import type { MouseEvent } from 'react';
import { cn } from '@/lib/cn';

/**
 * The backdrop of a window. Pressing it keeps the focus: a question that follows returns it there, and an open one
 * keeps its buttons focused.
 */
export const backdropProps = (className: string) => ({
  className: cn('fixed inset-0 animate-appear bg-black/45', className),
  onMouseDown: (event: MouseEvent) => event.preventDefault(),
});
