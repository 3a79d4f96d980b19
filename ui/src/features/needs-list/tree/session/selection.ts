/** The selected elements, and the anchor of ranges. */
export interface Chosen {
  ids: ReadonlySet<string>;
  /** The element at which a range starts: the one last selected or deselected. */
  anchorId: string | null;
}

export const nothingChosen: Chosen = { ids: new Set(), anchorId: null };

/** Toggles an element in the selection. */
export function toggled({ ids }: Chosen, id: string): Chosen {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchorId: id };
}

/** Adds a range to the selection; its anchor is kept. */
export function extended({ ids, anchorId }: Chosen, range: readonly string[], from: string): Chosen {
  return { ids: new Set([...ids, ...range]), anchorId: anchorId ?? from };
}

/** Returns the selection without removed elements; the same object if there are none. */
export function remaining(chosen: Chosen, isHere: (id: string) => boolean): Chosen {
  const kept = [...chosen.ids].filter(isHere);
  return kept.length === chosen.ids.size ? chosen : { ...chosen, ids: new Set(kept) };
}
