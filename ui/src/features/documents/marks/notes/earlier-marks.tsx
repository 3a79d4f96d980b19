import type { Document } from '@/api/documents';
import { Button } from '@/components/ui/button';
import { useUndoable } from '@/components/undo/use-undoable';
import { saveDraftMarks, useDraftMarksOn } from '../draft-marks';
import { markCountLabel } from '../mark';

/** Notes that there are unsent marks on an earlier version of the document. They stay with that version. */
export function EarlierMarks({ document: { id, sha256 } }: { document: Document }) {
  const { say } = useUndoable();
  const earlier = useDraftMarksOn([id]).filter((draft) => draft.sha256 !== sha256);
  const count = earlier.reduce((sum, { marks }) => sum + marks.length, 0);
  if (count === 0) return null;
  const keep = (draft: (typeof earlier)[number], kept: boolean) =>
    saveDraftMarks(draft.documentId, draft.sha256, kept ? draft.marks : []);
  const discard = () => {
    earlier.forEach((draft) => keep(draft, false));
    say(`${markCountLabel(count)} discarded`, async () => earlier.forEach((draft) => keep(draft, true)));
  };
  return (
    <div role="status" className="flex flex-wrap items-center gap-2 border-b border-line bg-warn-soft px-3 py-1.5">
      <p className="min-w-48 grow text-pretty">
        This file is newer than your {markCountLabel(count)}. What you drew stays with the version it was drawn on.
      </p>
      <Button size="sm" onClick={discard}>
        Discard the {count === 1 ? 'mark' : 'marks'}
      </Button>
    </div>
  );
}
