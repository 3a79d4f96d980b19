import type { MovePlace, MovePlan, TreeMove } from '@/rules/rule';

/** The state of a drag over the tree. */
export interface TreeDrag {
  /** The number of dragged elements. */
  count: number;
  /** The pointer position in the window. */
  pointer: { x: number; y: number };
  plan: MovePlan;
  /** The folder row that would contain them, or the line between two rows, counted from the first. */
  mark: { kind: 'INTO'; row: number } | { kind: 'BETWEEN'; line: number } | null;
}

interface DragInput {
  /** The scroll container, with the tree as its first child. */
  area: HTMLElement;
  rowHeight: number;
  rowCount: number;
  ids: string[];
  start: PointerEvent;
  rowAt: (index: number) => { id: string; folder: boolean; closed: boolean } | null;
  plan: (asked: TreeMove) => MovePlan;
  open: (id: string) => void;
  onDrag: (drag: TreeDrag | null) => void;
  onDrop: (plan: MovePlan) => void;
}

const threshold = 5;
const edge = 40;
const openAfterMs = 700;

/** Follows the pointer from a press on a row until it is released; Escape cancels. */
export function followDrag(ask: DragInput): void {
  const { area, rowHeight, ids, start, onDrag } = ask;
  const end = new AbortController();
  const { signal } = end;
  let pointer = { x: start.clientX, y: start.clientY };
  let drag: TreeDrag | null = null;
  let hovered: { id: string; since: number } | null = null;

  const look = () => {
    const box = area.getBoundingClientRect();
    const y = pointer.y - box.top + area.scrollTop;
    const index = Math.floor(y / rowHeight);
    const row = ask.rowAt(index);
    const place = row ? placeInRow(y / rowHeight - index, row.folder) : 'INTO';
    drag = { count: ids.length, pointer, ...dropTargetAt(ask, index, row?.id ?? null, place) };
    onDrag(drag);
    rest(row?.closed && place === 'INTO' ? row.id : null);
  };

  // A collapsed folder under a resting pointer expands.
  const rest = (id: string | null) => {
    if (id !== hovered?.id) hovered = id === null ? null : { id, since: performance.now() };
    if (!hovered || performance.now() - hovered.since < openAfterMs) return;
    ask.open(hovered.id);
    hovered = null;
  };

  // Near an edge the list scrolls automatically.
  const roll = () => {
    if (signal.aborted) return;
    if (drag) {
      const box = area.getBoundingClientRect();
      const beyond = Math.max(0, pointer.y - (box.bottom - edge)) - Math.max(0, box.top + edge - pointer.y);
      if (beyond !== 0) area.scrollTop += Math.max(-18, Math.min(18, beyond / 2));
      look();
    }
    requestAnimationFrame(roll);
  };

  const finish = () => {
    end.abort();
    onDrag(null);
  };
  const far = ({ clientX, clientY }: PointerEvent) =>
    Math.hypot(clientX - start.clientX, clientY - start.clientY) >= threshold;

  addEventListener(
    'pointermove',
    (event) => {
      if (event.buttons === 0) return finish();
      if (!drag && !far(event)) return;
      pointer = { x: event.clientX, y: event.clientY };
      look();
    },
    { signal },
  );
  addEventListener(
    'pointerup',
    () => {
      if (drag) swallowClick();
      if (drag?.plan.allowed) ask.onDrop(drag.plan);
      finish();
    },
    { signal },
  );
  addEventListener('pointercancel', finish, { signal });
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !drag) return;
      event.preventDefault();
      event.stopPropagation();
      finish();
    },
    { signal, capture: true },
  );
  requestAnimationFrame(roll);
}

/** The upper part of a row means before it, the lower part after it; the middle of a folder means into it. */
function placeInRow(part: number, folder: boolean): MovePlace {
  if (!folder) return part < 0.5 ? 'BEFORE' : 'AFTER';
  if (part < 0.25) return 'BEFORE';
  return part > 0.75 ? 'AFTER' : 'INTO';
}

function dropTargetAt({ ids, plan, rowCount }: DragInput, index: number, targetId: string | null, place: MovePlace) {
  const planned = plan({ ids, targetId: targetId ?? undefined, place });
  const mark: TreeDrag['mark'] =
    targetId !== null && place === 'INTO'
      ? { kind: 'INTO', row: index }
      : { kind: 'BETWEEN', line: targetId === null ? rowCount : place === 'BEFORE' ? index : index + 1 };
  return { plan: planned, mark: planned.allowed ? mark : null };
}

/** The click that ends a drag must not open the row under it. */
function swallowClick(): void {
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener('click', stop, { capture: true, once: true });
  setTimeout(() => removeEventListener('click', stop, { capture: true }), 0);
}
