import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import { cn } from '@/lib/cn';
import type { TreeRow } from '@/rules/rule';
import { ReviewChip } from '../review/review-chip';
import { actionIcons } from './action-icons';
import { fromStatusLabel } from './from-status-label';
import { type RowSubject, rowActions, runRowAction } from './row-actions';

/** A row as its right part is rendered. */
export interface RowLook extends RowSubject {
  row: TreeRow;
  tabIndex: number;
  /** Whether it is a row of a template, which has no state. */
  template: boolean;
}

/** The state of a request or the progress of a folder; in a template, the status from which a request is visible. */
export function RowState(props: RowLook) {
  const { element, row, template } = props;
  if (element.storageType === 'FOLDER') return <FolderCount row={row} template={template} />;
  return (
    <div className="flex shrink-0 items-center justify-end gap-1 pr-2">
      {template ? (
        <span className="text-xs text-faint">
          {element.visibleAtStatus && fromStatusLabel(element.visibleAtStatus)}
        </span>
      ) : (
        <>
          <QuickReview {...props} />
          <ReviewChip element={element} />
        </>
      )}
    </div>
  );
}

/** The accept and reject buttons in the row of a submitted document. */
function QuickReview(subject: RowLook) {
  const states = rowActions(subject).filter(({ group, quick, enabled }) => group === 'REVIEW' && quick && enabled);
  return states.map(({ action, label }) => {
    const { Icon, look } = actionIcons[action];
    return (
      <IconButton
        key={action}
        label={`${label} ${subject.element.name}`}
        className={cn('size-7', look)}
        tabIndex={subject.tabIndex}
        onClick={() => runRowAction(action, subject)}
      >
        <Icon />
      </IconButton>
    );
  });
}

/**
 * The progress of a folder: the number of accepted requests and a bar, with submitted ones in a lighter color. In a
 * template, the number of requests.
 */
function FolderCount({ row: { name, counts, progress }, template }: { row: TreeRow; template: boolean }) {
  const all = counts.open + counts.submitted + counts.accepted + counts.rejected;
  if (all === 0) return null;
  if (template) return <span className="shrink-0 pr-2 text-right text-xs text-faint tabular-nums">{all} in it</span>;
  return (
    <span className="grid shrink-0 justify-items-end gap-1 pr-2 text-xs text-faint tabular-nums">
      {counts.accepted} of {all} accepted
      <Progress
        className="h-1 max-w-24"
        label={`Accepted in ${name}`}
        value={progress.acceptedPct}
        pending={progress.submittedPct}
      />
    </span>
  );
}
