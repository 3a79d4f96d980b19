import { Checkbox } from '@/components/form/checkbox';
import { markCountLabel } from '../mark';
import type { DraftMarks } from '../draft-marks';
import { MarkList } from './mark-list';

interface AttachedMarksProps {
  drawn: readonly DraftMarks[];
  along: boolean;
  onAlong: (along: boolean) => void;
  /** A mark was opened. */
  onOpen: () => void;
}

/** The marks sent along with a rejection. Each can be opened, and all can be excluded. */
export function AttachedMarks({ drawn, along, onAlong, onOpen }: AttachedMarksProps) {
  const count = drawn.reduce((sum, { marks }) => sum + marks.length, 0);
  if (count === 0) return null;
  return (
    <div className="rounded-md border border-line px-3 py-2">
      <label className="flex min-h-8 cursor-pointer items-center gap-2.5 font-medium">
        <Checkbox checked={along} onCheckedChange={(checked) => onAlong(checked === true)} />
        Include {markCountLabel(count)}
      </label>
      {along && (
        <div className="mt-1 max-h-40 overflow-y-auto pl-7">
          {drawn.map(({ key, documentId, marks }) => (
            <MarkList key={key} {...{ documentId, marks, onOpen }} />
          ))}
        </div>
      )}
    </div>
  );
}
