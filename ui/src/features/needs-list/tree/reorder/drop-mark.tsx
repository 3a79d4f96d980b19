import type { CSSProperties } from 'react';
import { cn } from '@/lib/cn';
import type { TreeDrag } from './follow-drag';

/** Marks the drop position, and shows next to the pointer the number of elements, or why they can't be dropped. */
export function DropMark({ drag: { count, pointer, plan, mark }, height }: { drag: TreeDrag; height: number }) {
  const ghost: CSSProperties = { left: pointer.x + 14, top: pointer.y + 10 };
  return (
    <>
      {mark?.kind === 'INTO' && (
        <div
          aria-hidden
          data-drop="into"
          className="pointer-events-none absolute inset-x-1 rounded-md outline-2 -outline-offset-1 outline-accent"
          style={{ top: mark.row * height, height }}
        />
      )}
      {mark?.kind === 'BETWEEN' && (
        <div
          aria-hidden
          data-drop="between"
          className="pointer-events-none absolute right-2 h-0.5 -translate-y-1/2 rounded-full bg-accent before:absolute before:-top-[3px] before:-left-1 before:size-2 before:rounded-full before:bg-accent"
          style={{ top: mark.line * height, left: `calc(1.75rem + ${plan.depth} * var(--tree-indent))` }}
        />
      )}
      <div
        aria-hidden
        className={cn(
          'pointer-events-none fixed z-50 max-w-72 rounded-md px-2.5 py-1.5 text-xs font-medium shadow-float',
          plan.message ? 'bg-bad-soft text-bad' : 'bg-ink text-canvas',
        )}
        style={ghost}
      >
        {plan.message ?? (count === 1 ? 'Move 1 item' : `Move ${count} items`)}
      </div>
    </>
  );
}
