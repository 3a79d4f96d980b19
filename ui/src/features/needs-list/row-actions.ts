import type { NeedsListElement, PriorityType } from '@/api/elements';
import type { StorageType } from '@/api/models';

type Handler = (element: NeedsListElement) => void;

/** What a place supplies for the rows of its tree. An action without a handler is shown, but disabled. */
export interface RowHandlers {
  onPreview?: Handler;
  onPriority?: (element: NeedsListElement, priorityType: PriorityType) => void;
  onRemoveAnswer?: Handler;
  onDelete?: Handler;
  onEdit?: Handler;
  onAdd?: (folder: NeedsListElement | null, storageType: StorageType) => void;
  /** Without files, asks for one. */
  onUpload?: (element: NeedsListElement, files?: File[]) => void;
  onAssign?: Handler;
  onAccept?: Handler;
  onReject?: Handler;
}

const ABSENT: Partial<Record<keyof RowHandlers, string>> = {
  onPreview: 'Previews can’t be opened here',
  onPriority: 'Priorities can’t be changed here',
  onAssign: 'Not available on this page',
};

/** Why there is no such action in this place. */
export function notHere(handlers: RowHandlers, action: keyof RowHandlers): string | null {
  return handlers[action] ? null : (ABSENT[action] ?? 'You can look at this list, not change it');
}

/** Why an action on the answer can't be taken: not in this place, or nothing there to act on. */
export function notOnAnswer(
  handlers: RowHandlers,
  action: keyof RowHandlers,
  element: NeedsListElement,
): string | null {
  return notHere(handlers, action) ?? (element.answer ? null : 'Nothing has been uploaded yet');
}
