import type { Answer, NeedsListElement, PriorityType } from '@/api/elements';
import type { RoleGroup, StorageType } from '@/api/models';
import { keysOf } from '@/lib/object-keys';
import { type LockedFile, type RowAction, type RowActionState, rule } from '@/rules/rule';

type ElementHandler = (element: NeedsListElement) => void;

/** The handlers that a page supplies for the rows of its tree. An action without a handler is shown, but disabled. */
export interface RowHandlers {
  onPreview?: ElementHandler;
  onPriority?: (element: NeedsListElement, priorityType: PriorityType) => void;
  onRemoveAnswer?: ElementHandler;
  onDelete?: ElementHandler;
  onEdit?: ElementHandler;
  onAdd?: (folder: NeedsListElement | null, storageType: StorageType) => void;
  /** Opens the file picker if no files are given. */
  onUpload?: (element: NeedsListElement, files?: File[]) => void;
  onAssign?: (elements: readonly NeedsListElement[]) => void;
  /** Opens the dialog to remind people by email. */
  onRemind?: (elements: readonly NeedsListElement[]) => void;
  /** Opens the details of a request: files, comments and history. */
  onOpen?: ElementHandler;
  /** Opens the move dialog for an element. */
  onMove?: ElementHandler;
  onHide?: (element: NeedsListElement, hidden: boolean) => void;
  onAccept?: ElementHandler;
  onReject?: ElementHandler;
  /** Withdraws the verdict. */
  onBackToSubmitted?: ElementHandler;
}

/** A row, its viewer, and the handlers of the page. */
export interface RowSubject {
  element: NeedsListElement;
  viewer: RoleGroup;
  handlers: RowHandlers;
}

/** The handler of each action that needs no further choice. */
const actionHandlers: Record<RowAction, (element: NeedsListElement, handlers: RowHandlers) => void> = {
  OPEN: (element, { onOpen }) => onOpen?.(element),
  ACCEPT: (element, { onAccept }) => onAccept?.(element),
  REJECT: (element, { onReject }) => onReject?.(element),
  BACK_TO_SUBMITTED: (element, { onBackToSubmitted }) => onBackToSubmitted?.(element),
  PREVIEW: (element, { onPreview }) => onPreview?.(element),
  UPLOAD_FILE: (element, { onUpload }) => onUpload?.(element),
  REMOVE_ANSWER: (element, { onRemoveAnswer }) => onRemoveAnswer?.(element),
  EDIT: (element, { onEdit }) => onEdit?.(element),
  CHANGE_PRIORITY: () => {},
  ADD: () => {},
  ASSIGN: (element, { onAssign }) => onAssign?.([element]),
  REMIND: (element, { onRemind }) => onRemind?.([element]),
  MOVE: (element, { onMove }) => onMove?.(element),
  HIDE: (element, { onHide }) => onHide?.(element, true),
  SHOW: (element, { onHide }) => onHide?.(element, false),
  DELETE: (element, { onDelete }) => onDelete?.(element),
};

const handlerOf: Record<RowAction, keyof RowHandlers> = {
  OPEN: 'onOpen',
  ACCEPT: 'onAccept',
  REJECT: 'onReject',
  BACK_TO_SUBMITTED: 'onBackToSubmitted',
  PREVIEW: 'onPreview',
  UPLOAD_FILE: 'onUpload',
  REMOVE_ANSWER: 'onRemoveAnswer',
  EDIT: 'onEdit',
  CHANGE_PRIORITY: 'onPriority',
  ADD: 'onAdd',
  ASSIGN: 'onAssign',
  REMIND: 'onRemind',
  MOVE: 'onMove',
  HIDE: 'onHide',
  SHOW: 'onHide',
  DELETE: 'onDelete',
};
const actions = keysOf(handlerOf);

/** Runs an action of a row. */
export const runRowAction = (action: RowAction, { element, handlers }: RowSubject): void =>
  actionHandlers[action](element, handlers);

/**
 * Returns the first of these files that can't be opened: its virus check is pending, it contains malware, or it is
 * damaged.
 */
function lockedOf(answers: readonly Answer[]): LockedFile | undefined {
  for (const { documentName, virusCheck } of answers) {
    if (virusCheck && !virusCheck.opens) return { name: documentName, check: virusCheck.state };
  }
  return undefined;
}

/** The rule is called once per kind of row, not per row. */
const known = new WeakMap<RowHandlers, Map<string, RowActionState[]>>();

/** Returns the actions of a row in order: the label, whether it is enabled, and why not. */
export function rowActions({ element, viewer, handlers }: RowSubject): readonly RowActionState[] {
  const { storageType, reviewState, hidden } = element;
  const hasAnswer = Boolean(element.answer);
  const locked = lockedOf(element.answers);
  const kinds = known.get(handlers) ?? new Map<string, RowActionState[]>();
  known.set(handlers, kinds);
  const key = `${viewer} ${storageType} ${reviewState} ${hasAnswer} ${hidden}`;
  const supplied = () => actions.filter((action) => handlers[handlerOf[action]]);
  const ask = () =>
    rule('rowActions', { viewer, storageType, reviewState, hasAnswer, hidden, handlers: supplied(), locked });
  if (locked) return ask();
  const states = kinds.get(key) ?? ask();
  kinds.set(key, states);
  return states;
}

/** Returns an action of a row, if the row has it. */
export const rowAction = (action: RowAction, subject: RowSubject): RowActionState | undefined =>
  rowActions(subject).find((each) => each.action === action);

/** Returns why an action of a row is disabled, by the shared rule; `null` if it isn't. */
export const actionRefusal = (action: RowAction, subject: RowSubject): string | null =>
  rowAction(action, subject)?.reason ?? null;

/** Returns the actions on one file of a request. */
export const fileActions = (answer: Answer, viewer: RoleGroup): readonly RowActionState[] =>
  rule('rowActions', {
    viewer,
    storageType: 'FILE',
    reviewState: answer.reviewState,
    hasAnswer: true,
    handlers: ['ACCEPT', 'REJECT', 'BACK_TO_SUBMITTED', 'REMOVE_ANSWER'],
    locked: lockedOf([answer]),
  }).filter(({ enabled }) => enabled);
