import { Check, Eye, Upload, X } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { IconButton } from '@/components/ui/icon-button';
import { Progress } from '@/components/ui/progress';
import type { TreeRow } from '@/rules/rule';
import { type RowHandlers, refusal } from './row-actions';
import { AddButton } from './add-menu';
import { AssignmentAvatar } from './assignment-avatar';
import { MoreMenu } from './more-menu';
import { Priority } from './priority-menu';
import { ReviewChip } from '../review/review-chip';

interface RowControlsProps {
  row: TreeRow;
  element: NeedsListElement;
  viewer: RoleGroup;
  handlers: RowHandlers;
  narrow: boolean;
  /** Under the pointer, or the row that Tab reaches: its actions show. */
  hot: boolean;
  tabIndex: number;
  onChoose: ((id: string) => void) | undefined;
}

/** The right part of a row, in columns: state and review, priority, people, actions. */
export function RowControls(props: RowControlsProps) {
  const { element, viewer, handlers, narrow, tabIndex } = props;
  const file = element.storageType === 'FILE';
  return (
    <div className="flex shrink-0 items-center gap-1">
      {file && !narrow && (
        <div className="flex w-42 items-center justify-end gap-1 pr-2">
          <QuickReview {...props} />
          <ReviewChip element={element} />
        </div>
      )}
      {!file && !narrow && <FolderCount row={props.row} />}
      {!narrow && (
        <>
          <div className="w-24">
            <Priority element={element} viewer={viewer} handlers={handlers} tabIndex={tabIndex} />
          </div>
          <AssignmentAvatar element={element} viewer={viewer} handlers={handlers} tabIndex={tabIndex} />
          <div className="flex w-24 justify-end">
            <QuickActions {...props} />
            <MoreMenu element={element} viewer={viewer} handlers={handlers} tabIndex={tabIndex} />
          </div>
        </>
      )}
      {narrow && !file && <AddButton folder={element} viewer={viewer} handlers={handlers} tabIndex={tabIndex} />}
      {narrow && (
        <MoreMenu element={element} viewer={viewer} handlers={handlers} tabIndex={tabIndex} onChoose={props.onChoose} />
      )}
    </div>
  );
}

/** Accept and reject, in the row of an answer that waits for it. */
function QuickReview({ element, handlers, tabIndex, narrow }: RowControlsProps) {
  const { onAccept, onReject } = handlers;
  if (narrow || element.reviewState !== 'SUBMITTED' || !onAccept || !onReject) return null;
  return (
    <>
      <IconButton
        label={`Accept ${element.name}`}
        className="size-7 text-ok!"
        tabIndex={tabIndex}
        onClick={() => onAccept(element)}
      >
        <Check />
      </IconButton>
      <IconButton
        label={`Reject ${element.name}`}
        className="size-7 text-bad!"
        tabIndex={tabIndex}
        onClick={() => onReject(element)}
      >
        <X />
      </IconButton>
    </>
  );
}

/** The actions most used, while the row is hot; all of them are in the menu too. */
function QuickActions({ element, viewer, handlers, hot, tabIndex }: RowControlsProps) {
  if (element.storageType === 'FOLDER')
    return <AddButton folder={element} viewer={viewer} handlers={handlers} tabIndex={tabIndex} />;
  if (!hot) return null;
  return (
    <>
      <IconButton
        label={`Preview ${element.name}`}
        disabledReason={refusal('onPreview', { element, viewer, handlers })}
        tabIndex={tabIndex}
        onClick={() => handlers.onPreview?.(element)}
      >
        <Eye />
      </IconButton>
      <IconButton
        label={`Upload file for ${element.name}`}
        disabledReason={refusal('onUpload', { element, viewer, handlers })}
        tabIndex={tabIndex}
        onClick={() => handlers.onUpload?.(element)}
      >
        <Upload />
      </IconButton>
    </>
  );
}

/** How many requests of a folder are accepted, in words and as a bar; what is handed in shows lighter. */
function FolderCount({ row: { name, counts } }: { row: TreeRow }) {
  const all = counts.open + counts.submitted + counts.accepted + counts.rejected;
  if (all === 0) return null;
  const percent = (count: number) => Math.floor((count / all) * 100);
  return (
    <span className="grid w-42 justify-items-end gap-1 pr-2 text-xs text-faint tabular-nums">
      {counts.accepted} of {all} accepted
      <Progress
        className="h-1 max-w-24"
        label={`Accepted in ${name}`}
        value={percent(counts.accepted)}
        pending={percent(counts.submitted)}
      />
    </span>
  );
}
