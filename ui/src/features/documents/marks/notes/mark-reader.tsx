import { Badge } from '@/components/ui/badge';
import { markCountLabel, markNote } from '../mark';
import { MarkNumber } from '../mark-number';
import { MarkSteps } from '../mark-steps';
import type { MarkingState } from '../marking-context';

/** Steps through the notes of the marks on a document. */
export function MarkReader({ marks, current, go, onDrawing }: MarkingState) {
  return (
    <div
      role="group"
      aria-label="Marks"
      className="flex items-center gap-2 border-b border-line bg-surface px-3 py-1.5"
    >
      {current && <MarkNumber number={marks.indexOf(current) + 1} />}
      <p role="status" className="max-h-30 min-w-0 grow overflow-y-auto text-pretty break-words">
        {current ? markNote(current) : `${markCountLabel(marks.length)} in this document`}
        {current && <span className="whitespace-nowrap text-faint"> · page {current.page}</span>}
      </p>
      {onDrawing && (
        <span className="max-sm:hidden">
          <Badge tone="warn">Not sent yet</Badge>
        </span>
      )}
      <MarkSteps {...{ marks, current, go }} />
    </div>
  );
}
