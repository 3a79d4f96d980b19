import type { NeedsListElement } from '@/api/elements';
import { DateText } from '@/components/ui/date-text';
import { MarkList } from '@/features/documents';
import { rule } from '@/rules/rule';

interface RejectionNoteProps {
  rejection: NonNullable<NeedsListElement['rejection']>;
  /** The rejected document, if it still exists. */
  documentId?: string;
}

/** Why a document was rejected, its marks, and who rejected it when. */
export function RejectionNote({ rejection, documentId }: RejectionNoteProps) {
  const { reason, note, byName, at, marked } = rejection;
  const words = rule('rejectReasons', {}).find((choice) => choice.reason === reason)?.label ?? reason;
  return (
    <div className="mt-3 rounded-md bg-bad-soft px-3 py-2.5 text-[15px]">
      <p className="font-medium text-bad">{words}</p>
      {note && <p className="mt-0.5 text-pretty">{note}</p>}
      {marked && documentId && (
        <div className="mt-1.5">
          <MarkList documentId={documentId} marks={marked.marks} />
        </div>
      )}
      <p className="mt-1 text-[13px] text-muted">
        {byName}, <DateText at={at} />
      </p>
    </div>
  );
}
