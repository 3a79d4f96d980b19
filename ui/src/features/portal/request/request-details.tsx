import { FileText, History } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { withActingUser } from '@/api/session/acting-user';
import { LinkedText } from '@/components/ui/linked-text';
import { EarlierAnswers, maxAgeLabel } from '@/features/needs-list';
import { byteSize } from '@/lib/byte-size';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { AnswerLine } from './answer-line';
import { RejectionNote } from './rejection-note';
import { NotNeededButton, NotNeededClaim } from './not-needed';
import { RequestComments } from './request-comments';

interface RequestDetailsProps {
  loan: Loan;
  request: NeedsListElement;
  takesFiles: boolean;
  /** The upload controls. */
  children: ReactNode;
}

/** The details of a request: instructions, documents, rejections, next steps and comments. */
export function RequestDetails({ loan, request, takesFiles, children }: RequestDetailsProps) {
  const viewer = loan.me.roleGroup;
  const { reviewState, description, instructions, freshnessDays, example, rejection, answers, notApplicable } = request;
  return (
    <div className="px-4 pb-4">
      {takesFiles && description && <p className="text-[15px] text-pretty text-muted">{description}</p>}
      {takesFiles && instructions && <LinkedText text={instructions} className="mt-1 text-[15px] text-pretty" />}
      {takesFiles && freshnessDays && <p className="mt-1 text-[15px] text-muted">{maxAgeLabel(freshnessDays)}.</p>}
      {takesFiles && example && <ExampleLink loanId={loan.id} elementId={request.id} example={example} />}
      {rejection && answers.length === 0 && <RejectionNote rejection={rejection} />}
      {answers.map((answer) => (
        <AnswerLine key={answer.id} loanId={loan.id} viewer={viewer} request={request} answer={answer} />
      ))}
      {request.hasEarlierAnswers && <EarlierUploads loanId={loan.id} elementId={request.id} />}
      {notApplicable && <NotNeededClaim said={notApplicable} />}
      {children}
      <p className="mt-3 text-[13px] text-pretty text-muted">
        {rule('requestOutlook', { reviewState, lender: loan.lender.name })}.
      </p>
      <RequestComments loanId={loan.id} request={request}>
        <NotNeededButton loanId={loan.id} viewer={viewer} request={request} />
      </RequestComments>
    </div>
  );
}

/** Earlier rejected documents, collapsed. */
function EarlierUploads({ loanId, elementId }: { loanId: string; elementId: string }) {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-2">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="-mx-1 inline-flex min-h-11 items-center gap-2 rounded-md px-1 text-[15px] text-muted hover:text-ink"
      >
        <History aria-hidden className="size-4" />
        {text('earlier-versions')}
      </button>
      {open && <EarlierAnswers loanId={loanId} elementId={elementId} />}
    </div>
  );
}

interface ExampleLinkProps {
  loanId: string;
  elementId: string;
  example: NonNullable<NeedsListElement['example']>;
}

/** An example file of what is requested. */
function ExampleLink({ loanId, elementId, example: { name, size } }: ExampleLinkProps) {
  return (
    <a
      href={withActingUser(`/v1/loans/${loanId}/elements/${elementId}/example/content`)}
      download={name}
      className="mt-1 inline-flex min-h-11 items-center gap-2 rounded-sm text-[15px] text-accent underline-offset-2 hover:underline"
    >
      <FileText aria-hidden className="size-4 shrink-0" />
      <span className="min-w-0 break-words">
        Download the example <span className="text-faint tabular-nums">({byteSize(size)})</span>
      </span>
      <span className="sr-only">for this request: {name}</span>
    </a>
  );
}
