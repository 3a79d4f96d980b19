import type { Answer, NeedsListElement, PriorityType } from '@/api/elements';
import type { RoleGroup, StorageType } from '@/api/models';
import { keysOf } from '@/lib/keys';
import { type LockedFile, type RowAction, type RowActionState, rule } from '@/rules/rule';

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
  onAssign?: (elements: readonly NeedsListElement[]) => void;
  /** Opens everything about a request: its files, what was said and what happened. */
  onOpen?: Handler;
  /** Asks where to move an element. */
  onMove?: Handler;
  onHide?: (element: NeedsListElement, hidden: boolean) => void;
  onAccept?: Handler;
  onReject?: Handler;
  /** Withdraws the verdict. */
  onBackToSubmitted?: Handler;
}

/** A row, who looks at it, and what can be done on the page. */
export interface RowSubject {
  element: NeedsListElement;
  viewer: RoleGroup;
  handlers: RowHandlers;
}

/** What each action that needs no further choice does. */
const doing: Record<RowAction, (element: NeedsListElement, handlers: RowHandlers) => void> = {
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
  MOVE: 'onMove',
  HIDE: 'onHide',
  SHOW: 'onHide',
  DELETE: 'onDelete',
};
const actions = keysOf(handlerOf);

/** Takes an action of a row, as the page supplies it. */
export const take = (action: RowAction, { element, handlers }: RowSubject): void => doing[action](element, handlers);

/** The first of these files that can't be opened: it waits for its virus check, holds malware, or is damaged. */
function lockedOf(answers: readonly Answer[]): LockedFile | undefined {
  for (const { documentName, virusCheck } of answers) {
    if (virusCheck && !virusCheck.opens) return { name: documentName, check: virusCheck.state };
  }
  return undefined;
}

/** The rule is asked once for each kind of row a place shows, not for each row. */
const known = new WeakMap<RowHandlers, Map<string, RowActionState[]>>();

/** What a row offers, in order: the words, whether it can be taken, and why not. */
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

/** An action of a row, if the row has it. */
export const rowAction = (action: RowAction, subject: RowSubject): RowActionState | undefined =>
  rowActions(subject).find((each) => each.action === action);

/** Why an action of a row can't be taken, by the shared rule; null where it can. */
export const refusal = (action: RowAction, subject: RowSubject): string | null =>
  rowAction(action, subject)?.reason ?? null;

/** What can be done now about one file of a request. */
export const fileActions = (answer: Answer, viewer: RoleGroup): readonly RowActionState[] =>
  rule('rowActions', {
    viewer,
    storageType: 'FILE',
    reviewState: answer.reviewState,
    hasAnswer: true,
    handlers: ['ACCEPT', 'REJECT', 'BACK_TO_SUBMITTED', 'REMOVE_ANSWER'],
    locked: lockedOf([answer]),
  }).filter(({ enabled }) => enabled);
