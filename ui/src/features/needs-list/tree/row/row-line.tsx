import { Suspense } from 'react';
import { CalendarClock, EyeOff, MessageSquare, Paperclip } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { LazyUploadLines, useUploadsAt } from '@/features/documents';
import { cn } from '@/lib/cn';
import { stateFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import { ReviewChip } from '../review/review-chip';
import { rejectionWords } from '../review/review-words';
import { AssigneeNames } from './assignee-names';
import { dueLabel } from './due-labels';
import { fromStatusLabel } from './from-status-label';

interface RowLineProps {
  element: NeedsListElement;
  /** Whether it shows only because hidden elements are shown. */
  hidden: boolean;
  /** Whether the screen is narrow, so that the state is shown here too. */
  narrow: boolean;
  template: boolean;
  viewer: RoleGroup;
  /** Opens the file; absent if the row can't open files. */
  onPreview: ((element: NeedsListElement) => void) | undefined;
  tabIndex: number;
}

/**
 * The second line of a row: current upload, assignees, due date, document and whether it is too old, rejection, and the
 * status from which the element is visible.
 */
export function RowLine({ element, hidden, narrow, template, viewer, onPreview, tabIndex }: RowLineProps) {
  const uploads = useUploadsAt(element.id);
  if (uploads.some(({ status }) => status !== 'success'))
    return (
      <Suspense fallback={<span>Uploading</span>}>
        <LazyUploadLines uploads={uploads} inOne />
      </Suspense>
    );
  // On phones the document's name needs the room.
  const modifiers = narrow && element.answer ? [] : element.modifiers;
  const due = dueLabel(viewer, element);
  const stale = element.answers.find((answer) => answer.stale)?.stale;
  const from = hidden && !element.hidden ? element.visibleAtStatus : null;
  return (
    <>
      {narrow && !template && element.storageType === 'FILE' && <ReviewChip element={element} />}
      {!template && <AssigneeNames element={element} className="max-w-1/2 shrink-0" />}
      {due && (
        <span className={cn('flex shrink-0 items-center gap-1', due.late && 'font-medium text-bad')}>
          <CalendarClock aria-hidden className="size-3" /> {due.words}
        </span>
      )}
      {element.optional && <span className="shrink-0">{text('request-optional')}</span>}
      {element.answer && (
        <FileList
          answer={element.answer}
          count={element.answers.length}
          tabIndex={tabIndex}
          onOpen={onPreview && (() => onPreview(element))}
        />
      )}
      {element.answer?.virusCheck && (
        <span className="min-w-0 truncate text-bad" title={element.answer.virusCheck.message}>
          {element.answer.virusCheck.message}
        </span>
      )}
      {stale && (
        <span className="flex shrink-0 items-center gap-1 text-warn" title={stale}>
          <CalendarClock aria-hidden className="size-3" /> Older than requested
        </span>
      )}
      {element.notApplicable && (
        <span className="min-w-0 truncate" title={element.notApplicable.reason}>
          Doesn’t apply: {element.notApplicable.reason}
        </span>
      )}
      {element.commentCount > 0 && (
        <span className="flex shrink-0 items-center gap-1 tabular-nums" title="Comments">
          <MessageSquare aria-hidden className="size-3" /> {element.commentCount}
          <span className="sr-only"> comments</span>
        </span>
      )}
      {stateFacts[element.reviewState].cameBack && element.rejection && (
        <span className="min-w-0 shrink-[20] truncate text-bad" title={rejectionWords(element.rejection)}>
          {rejectionWords(element.rejection)}
        </span>
      )}
      {element.hidden && (
        <span className="flex shrink-0 items-center gap-1">
          <EyeOff aria-hidden className="size-3" /> Hidden
        </span>
      )}
      {from && (
        <span className="flex shrink-0 items-center gap-1" title="Borrowers see it once the loan is there">
          <CalendarClock aria-hidden className="size-3" /> {fromStatusLabel(from)}
        </span>
      )}
      {hidden && !element.hidden && !from && (
        <span className="flex shrink-0 items-center gap-1">
          <EyeOff aria-hidden className="size-3" /> In a hidden folder
        </span>
      )}
      {modifiers.map(({ title }) => (
        <span key={title} className="min-w-0 truncate" title={title}>
          {title}
        </span>
      ))}
      {!element.answer && element.description && <span className="truncate">{element.description}</span>}
    </>
  );
}

interface FilesProps {
  answer: NonNullable<NeedsListElement['answer']>;
  count: number;
  tabIndex: number;
  onOpen: (() => void) | undefined;
}

/** The file of a request as a link; of several the latest, and their number. */
function FileList({ answer, count, tabIndex, onOpen }: FilesProps) {
  return (
    <span className="flex min-w-0 items-center gap-1">
      <Paperclip aria-hidden className="size-3 shrink-0" />
      {count > 1 && <span className="shrink-0 tabular-nums">{count} files:</span>}
      {onOpen ? (
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={`Open ${answer.documentName}`}
          title={answer.documentName}
          // The touch target is larger than its line.
          className="-my-1 min-w-6 truncate rounded-sm py-1 hover:text-ink hover:underline"
          onClick={(event) => {
            event.stopPropagation();
            onOpen();
          }}
        >
          {answer.documentName}
        </button>
      ) : (
        <span className="min-w-0 truncate" title={answer.documentName}>
          {answer.documentName}
        </span>
      )}
    </span>
  );
}
