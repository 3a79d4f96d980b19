import type { ElementMove, NeedsListElement } from '@/api/elements';

/** Returns the flat list after a move: contents stay with their folder, siblings keep the order of the list. */
export function applyMove(
  elements: readonly NeedsListElement[],
  { elementIds, parentId, beforeId }: ElementMove,
): NeedsListElement[] {
  const moving = new Set(elementIds);
  const moved = elements.filter(({ id }) => moving.has(id)).map((element) => ({ ...element, parentId }));
  const others = elements.filter(({ id }) => !moving.has(id));
  const at = beforeId === null ? -1 : others.findIndex(({ id }) => id === beforeId);
  return at < 0 ? [...others, ...moved] : [...others.slice(0, at), ...moved, ...others.slice(at)];
}

/** Returns the moves that restore the current positions of these elements, in order. */
export function inverseMoves(elements: readonly NeedsListElement[], ids: readonly string[]): ElementMove[] {
  const moving = new Set(ids);
  const back = elements.flatMap((element, index) => {
    if (!moving.has(element.id)) return [];
    const next = elements.slice(index + 1).find((each) => each.parentId === element.parentId);
    return [{ elementIds: [element.id], parentId: element.parentId ?? null, beforeId: next?.id ?? null }];
  });
  // From last to first, so that each finds its former neighbor in place.
  return back.toReversed();
}
