/** Which elements are chosen, and from where a range is drawn. */
export interface Chosen {
  ids: ReadonlySet<string>;
  /** The element a range starts from: the one chosen or let go last. */
  anchorId: string | null;
}

export const nothingChosen: Chosen = { ids: new Set(), anchorId: null };

/** Chooses one more, or lets it go. */
export function toggled({ ids }: Chosen, id: string): Chosen {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchorId: id };
}

/** Chooses a range as well; its start stays where it was. */
export function extended({ ids, anchorId }: Chosen, range: readonly string[], from: string): Chosen {
  return { ids: new Set([...ids, ...range]), anchorId: anchorId ?? from };
}

/** Without what is no longer there; the same object when all is. */
export function remaining(chosen: Chosen, isHere: (id: string) => boolean): Chosen {
  const kept = [...chosen.ids].filter(isHere);
  return kept.length === chosen.ids.size ? chosen : { ...chosen, ids: new Set(kept) };
}
