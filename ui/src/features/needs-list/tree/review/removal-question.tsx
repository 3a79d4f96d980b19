import type { NeedsListElement } from '@/api/elements';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import type { ElementList } from '../element-list';
import { removalTexts } from './removal';

interface RemovalQuestionProps {
  element: NeedsListElement;
  /** The files to remove; all if undefined. */
  documentIds?: string[] | undefined;
  list: ElementList;
  onConfirm: (words: string) => void;
  onClose: () => void;
}

/** Asks before removing files that a lender accepted, or that can't be restored. */
export function RemovalQuestion({ element, documentIds, list, onConfirm, onClose }: RemovalQuestionProps) {
  const { question, done } = removalTexts(element, documentIds, list);
  if (!question) return null;
  return (
    <ConfirmDialog
      open
      danger
      onOpenChange={(open) => !open && onClose()}
      title={question.title}
      description={question.description}
      confirmLabel={question.confirm}
      onConfirm={() => {
        onClose();
        onConfirm(done);
      }}
    />
  );
}
