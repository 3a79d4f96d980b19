/** The selected elements, and the anchor of ranges. */
export interface SelectedElements {
  ids: ReadonlySet<string>;
  /** The element at which a range starts: the one last selected or deselected. */
  anchorId: string | null;
}

export const emptySelection: SelectedElements = { ids: new Set(), anchorId: null };

/** Toggles an element in the selection. */
export function toggleElement({ ids }: SelectedElements, id: string): SelectedElements {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchorId: id };
}

/** Adds a range to the selection; its anchor is kept. */
export function extendRange(
  { ids, anchorId }: SelectedElements,
  range: readonly string[],
  from: string,
): SelectedElements {
  return { ids: new Set([...ids, ...range]), anchorId: anchorId ?? from };
}

/** Returns the selection without removed elements; the same object if there are none. */
export function keepExisting(chosen: SelectedElements, isHere: (id: string) => boolean): SelectedElements {
  const kept = [...chosen.ids].filter(isHere);
  return kept.length === chosen.ids.size ? chosen : { ...chosen, ids: new Set(kept) };
}
