import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { RemindedWords } from '@/features/reminders';
import { LinkedText } from '@/components/ui/linked-text';
import { SidePanel } from '@/components/window/side-panel';
import { roleGroupFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import { EarlierAnswers } from '../tree/review/earlier-answers';
import { ReviewChip } from '../tree/review/review-chip';
import { AssigneeNames } from '../tree/row/assignee-names';
import { maxAgeLabel, dueLabel } from '../tree/row/due-labels';
import type { RowHandlers } from '../tree/row/row-actions';
import { CommentsSection } from './comments-section';
import { FilesSection } from './files-section';
import { HistorySection } from './history-section';
import { NotApplicable } from './not-applicable';
import { PanelSection } from './panel-section';

export interface RequestPanelProps {
  loan: Loan;
  element: NeedsListElement;
  handlers: RowHandlers;
  /** Asks for the reason to reject these files; all if none are named. */
  onReject: (documentIds?: string[]) => void;
  /** Asks to confirm the removal of these files. */
  onAskRemoval: (documentIds: string[]) => void;
  onClose: () => void;
}

/** The details of a request: files and review, the not-applicable claim, comments and history. */
export function RequestPanel(props: RequestPanelProps) {
  const { loan, element, handlers, onReject, onAskRemoval, onClose } = props;
  const due = dueLabel(loan.me.roleGroup, element);
  const works = roleGroupFacts[loan.me.roleGroup].lender;
  return (
    <SidePanel
      title={element.name}
      subtitle={
        <div className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1">
          <ReviewChip element={element} />
          <AssigneeNames element={element} className="text-muted" />
          {due && <span className={due.late ? 'font-medium text-bad' : 'text-muted'}>{due.words}</span>}
          {element.freshnessDays && <span className="text-muted">{maxAgeLabel(element.freshnessDays)}</span>}
          {works && <RemindedWords loanId={loan.id} elementId={element.id} className="text-muted" />}
          {element.optional && <span className="text-muted">{text('request-optional')}</span>}
        </div>
      }
      onClose={onClose}
    >
      <div className="grid gap-6">
        {element.description && <p className="text-pretty whitespace-pre-line text-muted">{element.description}</p>}
        {element.instructions && (
          <PanelSection title="Instructions">
            <LinkedText text={element.instructions} className="text-pretty" />
          </PanelSection>
        )}
        {element.internalNote && (
          <PanelSection title="Internal note">
            <LinkedText text={element.internalNote} className="rounded-md bg-warn-soft px-3 py-2 text-pretty" />
          </PanelSection>
        )}
        <FilesSection {...{ element, handlers, onReject, onAskRemoval }} loanId={loan.id} viewer={loan.me.roleGroup} />
        {element.hasEarlierAnswers && (
          <PanelSection title={text('earlier-versions')}>
            <EarlierAnswers loanId={loan.id} elementId={element.id} />
          </PanelSection>
        )}
        <NotApplicable loanId={loan.id} element={element} viewer={loan.me.roleGroup} />
        <CommentsSection loanId={loan.id} element={element} works={works} />
        <HistorySection loanId={loan.id} elementId={element.id} />
      </div>
    </SidePanel>
  );
}
