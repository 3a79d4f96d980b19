import type { ElementMove, NeedsListElement } from '@/api/elements';

/** The flat list after a move: contents stay with their folder, siblings stand in the order of the list. */
export function rearranged(
  elements: readonly NeedsListElement[],
  { elementIds, parentId, beforeId }: ElementMove,
): NeedsListElement[] {
  const moving = new Set(elementIds);
  const moved = elements.filter(({ id }) => moving.has(id)).map((element) => ({ ...element, parentId }));
  const others = elements.filter(({ id }) => !moving.has(id));
  const at = beforeId === null ? -1 : others.findIndex(({ id }) => id === beforeId);
  return at < 0 ? [...others, ...moved] : [...others.slice(0, at), ...moved, ...others.slice(at)];
}

/** The moves that bring these elements back to where they stand now, to be done one after the other. */
export function wayBack(elements: readonly NeedsListElement[], ids: readonly string[]): ElementMove[] {
  const moving = new Set(ids);
  const back = elements.flatMap((element, index) => {
    if (!moving.has(element.id)) return [];
    const next = elements.slice(index + 1).find((each) => each.parentId === element.parentId);
    return [{ elementIds: [element.id], parentId: element.parentId ?? null, beforeId: next?.id ?? null }];
  });
  // From the last to the first, so that each finds its old neighbour in place.
  return back.toReversed();
}
