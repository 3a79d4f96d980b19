import { Eye, Upload } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { AddButton } from './add-menu';
import { AssignmentAvatar } from './assignment-avatar';
import { MoreMenu } from './more-menu';
import { Priority } from './priority-menu';
import { actionRefusal } from './row-actions';
import { type RowLook, RowState } from './row-state';

interface RowControlsProps extends RowLook {
  narrow: boolean;
  /** Hovered or focused: its actions show. */
  hot: boolean;
  onChoose: ((id: string) => void) | undefined;
}

/** The right part of a row, in columns: state and review, priority, people, actions. */
export function RowControls(props: RowControlsProps) {
  const { element, viewer, handlers, narrow, tabIndex } = props;
  const file = element.storageType === 'FILE';
  return (
    <div className="flex shrink-0 items-center gap-1">
      {!narrow && <RowState {...props} />}
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

/** The most used actions, while the row is hovered or focused; the menu has all of them. */
function QuickActions({ element, viewer, handlers, hot, tabIndex }: RowControlsProps) {
  if (element.storageType === 'FOLDER')
    return <AddButton folder={element} viewer={viewer} handlers={handlers} tabIndex={tabIndex} />;
  if (!hot) return null;
  return (
    <>
      <IconButton
        label={`Preview ${element.name}`}
        disabledReason={actionRefusal('PREVIEW', { element, viewer, handlers })}
        tabIndex={tabIndex}
        onClick={() => handlers.onPreview?.(element)}
      >
        <Eye />
      </IconButton>
      <IconButton
        label={`Upload file for ${element.name}`}
        disabledReason={actionRefusal('UPLOAD_FILE', { element, viewer, handlers })}
        tabIndex={tabIndex}
        onClick={() => handlers.onUpload?.(element)}
      >
        <Upload />
      </IconButton>
    </>
  );
}
