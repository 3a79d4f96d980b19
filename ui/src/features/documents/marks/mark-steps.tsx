import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import type { MarkingState } from './marking-context';

/** Buttons for the previous and the next mark; they wrap around. */
export function MarkSteps({ marks, current, go }: Pick<MarkingState, 'marks' | 'current' | 'go'>) {
  const at = current ? marks.indexOf(current) : -1;
  const step = (by: 1 | -1) => {
    const mark = marks[at < 0 && by < 0 ? marks.length - 1 : (at + by + marks.length) % marks.length];
    if (mark) go(mark);
  };
  const none = marks.length > (current ? 1 : 0) ? null : 'No other marks';
  return (
    <div className="flex shrink-0 items-center gap-0.5 text-[13px] text-muted tabular-nums">
      <IconButton label="Previous mark" disabledReason={none} onClick={() => step(-1)}>
        <ChevronLeft />
      </IconButton>
      <span className="whitespace-nowrap">{current ? `${at + 1} of ${marks.length}` : marks.length}</span>
      <IconButton label="Next mark" disabledReason={none} onClick={() => step(1)}>
        <ChevronRight />
      </IconButton>
    </div>
  );
}
