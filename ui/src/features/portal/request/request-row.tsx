import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronDown } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { useUploadsFor } from '@/features/documents';
import { dueLabel, sharedAssigneeWords } from '@/features/needs-list';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { RequestDrop } from './request-drop';
import { StateSign, stateRemark } from './request-state';

interface RequestRowProps {
  loan: Loan;
  request: NeedsListElement;
  /** Whether the person has to act on it. */
  waits: boolean;
}

/** A request in one row, which expands to its details. The URL keeps the one expanded last. */
export function RequestRow({ loan, request, waits }: RequestRowProps) {
  const { formElementId } = useSearch({ strict: false });
  const navigate = useNavigate();
  const pointedAt = request.id === formElementId;
  const [choice, setChoice] = useState<boolean>();
  const uploads = useUploadsFor({ loanId: loan.id, elementId: request.id });
  const uploading = uploads.some(({ status }) => status !== 'success');
  const open = choice ?? (pointedAt || uploading);
  const row = useRef<HTMLDivElement>(null);
  useFocusOnMove(row, request.id);
  useEffect(() => {
    if (pointedAt) row.current?.scrollIntoView?.({ block: 'nearest' });
  }, [pointedAt]);
  const toggle = () => {
    setChoice(!open);
    const pointer = open ? undefined : request.id;
    if (pointer || pointedAt) {
      const search = (now: object) => ({ ...now, formElementId: pointer });
      void navigate({ to: '.', replace: true, resetScroll: false, search });
    }
  };
  return (
    <div ref={row} className="scroll-mt-20 scroll-mb-24">
      <RequestDrop
        loan={loan}
        request={request}
        open={open}
        head={
          <h4>
            <button
              type="button"
              aria-expanded={open}
              onClick={toggle}
              className="flex min-h-14 w-full items-center gap-3 px-3 py-2 text-left -outline-offset-2 hover:bg-hover"
            >
              <StateSign state={request.reviewState} />
              <span className="min-w-0 grow">
                <span className="block leading-snug text-pretty break-words">{request.name}</span>
                <RequestRemarks loan={loan} request={request} waits={waits} />
              </span>
              <ChevronDown
                aria-hidden
                className={cn('size-5 shrink-0 text-faint transition-transform', open && 'rotate-180')}
              />
            </button>
          </h4>
        }
      />
    </div>
  );
}

/** The state, other assignees, priority, due date, and number of files and comments of a request. */
function RequestRemarks({ loan, request, waits }: RequestRowProps) {
  const { id: viewerId } = useCurrentUser();
  const { priorityType, reviewState, answers, commentCount } = request;
  const priority = waits ? rule('priorityIndicator', { viewer: loan.me.roleGroup, priorityType }) : null;
  const remarks = [
    stateRemark(reviewState),
    sharedAssigneeWords(request, viewerId),
    priority?.label,
    dueLabel(loan.me.roleGroup, request)?.words,
    waits && request.optional && text('request-optional'),
    answers.length > 0 && (answers.length === 1 ? '1 file' : `${answers.length} files`),
    commentCount > 0 && (commentCount === 1 ? '1 comment' : `${commentCount} comments`),
  ].filter(Boolean);
  if (remarks.length === 0) return null;
  return <span className="block text-[13px] leading-snug text-muted tabular-nums">{remarks.join(' · ')}</span>;
}

/** The request whose focused row was unmounted, until it is mounted elsewhere. */
let gone: string | null = null;

/** Keeps the focus when a request moves to another section, for example after an upload. */
function useFocusOnMove(row: RefObject<HTMLElement | null>, requestId: string): void {
  useLayoutEffect(() => {
    const here = row.current;
    // Only a row mounted in the same tick is the same row.
    if (gone === requestId) here?.querySelector<HTMLElement>('button[aria-expanded]')?.focus();
    return () => {
      if (!here?.contains(document.activeElement)) return;
      gone = requestId;
      queueMicrotask(() => (gone = null));
    };
  }, [row, requestId]);
}
