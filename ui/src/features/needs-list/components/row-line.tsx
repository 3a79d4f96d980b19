import { CalendarClock, EyeOff, Paperclip } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import { useUploadFor } from '@/api/uploads/uploads';
import { UploadLine } from '@/components/upload/upload-line';
import { constantWords } from '@/lib/constant-words';
import { rejectionWords } from '../review-words';

/** The second line of a row: the upload under way, the answer, why it came back, and from when the element shows. */
export function RowLine({ element, hidden }: { element: NeedsListElement; hidden: boolean }) {
  const upload = useUploadFor(element.id);
  if (upload && upload.status !== 'success') return <UploadLine upload={upload} />;
  const from = hidden && !element.hidden ? element.visibleAtStatus : null;
  return (
    <>
      {element.answer && (
        <span className="flex min-w-0 items-center gap-1">
          <Paperclip aria-hidden className="size-3 shrink-0" />
          <span className="truncate">{element.answer.documentName}</span>
        </span>
      )}
      {element.reviewState === 'REJECTED' && element.rejection && (
        <span className="min-w-0 truncate text-bad">{rejectionWords(element.rejection)}</span>
      )}
      {element.hidden && (
        <span className="flex shrink-0 items-center gap-1">
          <EyeOff aria-hidden className="size-3" /> Hidden
        </span>
      )}
      {from && (
        <span className="flex shrink-0 items-center gap-1" title="Borrowers see it once the loan is there">
          <CalendarClock aria-hidden className="size-3" /> From {constantWords(from)}
        </span>
      )}
      {hidden && !element.hidden && !from && (
        <span className="flex shrink-0 items-center gap-1">
          <EyeOff aria-hidden className="size-3" /> In a hidden folder
        </span>
      )}
      {element.modifiers.map(({ title }) => (
        <span key={title} className="shrink-0">
          {title}
        </span>
      ))}
      {!element.answer && element.description && <span className="truncate">{element.description}</span>}
    </>
  );
}

/** Whether an element has anything for its second line. */
export function hasRowLine(element: NeedsListElement, hidden: boolean): boolean {
  return Boolean(hidden || element.answer || element.rejection || element.description || element.modifiers.length > 0);
}
