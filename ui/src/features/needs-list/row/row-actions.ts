import type { NeedsListElement, PriorityType } from '@/api/elements';
import type { RoleGroup, StorageType } from '@/api/models';
import { type RowAction, type RowActionState, rule } from '@/rules/rule';

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
}

const actionOf = {
  onPreview: 'PREVIEW',
  onPriority: 'CHANGE_PRIORITY',
  onRemoveAnswer: 'REMOVE_ANSWER',
  onDelete: 'DELETE',
  onEdit: 'EDIT',
  onAdd: 'ADD',
  onUpload: 'UPLOAD_FILE',
  onAssign: 'ASSIGN',
} as const satisfies Partial<Record<keyof RowHandlers, RowAction>>;

type Handled = keyof typeof actionOf;
const handled = Object.keys(actionOf) as Handled[];

/** The rule is asked once for each kind of row a place shows, not for each row. */
const known = new WeakMap<RowHandlers, Map<string, RowActionState[]>>();

function statesOf(element: NeedsListElement, viewer: RoleGroup, handlers: RowHandlers): RowActionState[] {
  const { storageType, reviewState } = element;
  const hasAnswer = Boolean(element.answer);
  const kinds = known.get(handlers) ?? new Map<string, RowActionState[]>();
  known.set(handlers, kinds);
  const key = `${viewer} ${storageType} ${reviewState} ${hasAnswer}`;
  const supplied = () => handled.filter((name) => handlers[name]).map((name) => actionOf[name]);
  const states =
    kinds.get(key) ?? rule('rowActions', { viewer, storageType, reviewState, hasAnswer, handlers: supplied() });
  kinds.set(key, states);
  return states;
}

/** Why an action of a row can't be taken, by the shared rule; null where it can. */
export function refusal(
  action: Handled,
  { element, viewer, handlers }: { element: NeedsListElement; viewer: RoleGroup; handlers: RowHandlers },
): string | null {
  const state = statesOf(element, viewer, handlers).find((each) => each.action === actionOf[action]);
  return state?.reason ?? null;
}
