import { Upload } from 'lucide-react';
import type { Answer, NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { Button } from '@/components/ui/button';
import { JoinPdfs, UploadLines, useUploadsFor } from '@/features/documents';
import type { RowAction } from '@/rules/rule';
import { useReview } from '../review/use-review';
import { useLoanList } from '../tree/element-list';
import { removalTexts } from '../tree/review/removal';
import { actionIcons } from '../tree/row/action-icons';
import { type RowHandlers, fileActions, actionRefusal, rowActions } from '../tree/row/row-actions';
import { useRowDrop } from '../tree/row/use-row-drop';
import { FileLine } from './file-line';
import { PanelSection } from './panel-section';

interface FilesSectionProps {
  loanId: string;
  element: NeedsListElement;
  viewer: RoleGroup;
  handlers: RowHandlers;
  onReject: (documentIds?: string[]) => void;
  /** Asks to confirm the removal of these files. */
  onAskRemoval: (documentIds: string[]) => void;
}

/** The files of a request, each with its own verdict, and the upload button. */
export function FilesSection(props: FilesSectionProps) {
  const { loanId, element, viewer, handlers } = props;
  const { answers } = element;
  const uploads = useUploadsFor({ loanId, elementId: element.id });
  const drop = useRowDrop(element, handlers);
  const onAction = useFileActions(props);
  const uploadRefusal = actionRefusal('UPLOAD_FILE', { element, viewer, handlers });
  return (
    <PanelSection
      title={answers.length > 1 ? `${answers.length} files` : answers.length === 1 ? '1 file' : 'Files'}
      actions={answers.length > 1 && <AllFilesButtons {...props} onAction={onAction} />}
    >
      <div
        {...drop.handlers}
        className={drop.over ? 'rounded-md bg-accent-soft outline-2 outline-accent outline-dashed' : ''}
      >
        {answers.length > 0 && (
          <ul className="grid gap-2">
            {answers.map((answer) => (
              <FileLine
                key={answer.id}
                loanId={loanId}
                elementId={element.id}
                answer={answer}
                actions={handlers.onUpload ? fileActions(answer, viewer) : []}
                onAction={(action) => onAction(action, answer)}
              />
            ))}
          </ul>
        )}
        {answers.length === 0 && uploads.every(({ status }) => status === 'success') && (
          <p className="rounded-md border border-dashed border-line px-3 py-4 text-center text-muted">
            No file yet. Drop files here, or upload them.
          </p>
        )}
        <UploadLines uploads={uploads} className="mt-2 text-[13px] text-muted" />
      </div>
      {handlers.onUpload && (
        <div className="flex flex-wrap gap-2">
          <Button
            size="sm"
            aria-disabled={uploadRefusal ? true : undefined}
            title={uploadRefusal ?? undefined}
            onClick={() => !uploadRefusal && handlers.onUpload?.(element)}
          >
            <Upload aria-hidden /> {answers.length > 0 ? 'Upload more' : 'Upload files'}
          </Button>
          {!uploadRefusal && <JoinPdfs loanId={loanId} documents={filesOf(answers)} elementId={element.id} />}
        </div>
      )}
    </PanelSection>
  );
}

const filesOf = (answers: readonly Answer[]) =>
  answers.map(({ documentId, documentName }) => ({ id: documentId, name: documentName }));

type OnAction = (action: RowAction, answer?: Answer) => void;

/** Returns the handler for the actions on one file, and on all. */
function useFileActions({ loanId, element, onReject, onAskRemoval }: FilesSectionProps): OnAction {
  const { accept, backToSubmitted, remove } = useReview(loanId);
  const list = useLoanList(loanId);
  return (action, answer) => {
    const ids = answer && [answer.documentId];
    if (action === 'ACCEPT') void accept(element, { documentIds: ids });
    else if (action === 'REJECT') onReject(ids);
    else if (action === 'BACK_TO_SUBMITTED') backToSubmitted(element, ids);
    else if (answer && ids) {
      const { question, done } = removalTexts(element, ids, list);
      if (question) onAskRemoval(ids);
      else remove(element, answer.documentId, done);
    }
  };
}

/** The review buttons for all submitted files of a request. */
function AllFilesButtons({ onAction, ...subject }: FilesSectionProps & { onAction: OnAction }) {
  const verdicts = rowActions(subject).filter(({ group, quick, enabled }) => group === 'REVIEW' && quick && enabled);
  return verdicts.map(({ action, label }) => {
    const { Icon, look } = actionIcons[action];
    return (
      <Button key={action} size="sm" className={look} onClick={() => onAction(action)}>
        <Icon aria-hidden /> {label} all
      </Button>
    );
  });
}
