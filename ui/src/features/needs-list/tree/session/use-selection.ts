import { useEffect, useMemo, useRef, useState } from 'react';
import { type SelectedElements, extendRange, emptySelection, keepExisting, toggleElement } from './selection';
import type { Tree } from './use-tree';

/** The selection of a tree, and its changes. */
export interface Selection {
  ids: ReadonlySet<string>;
  toggle: (id: string) => void;
  /** Selects all rows from the anchor to this one. */
  extendTo: (id: string) => void;
  all: () => void;
  clear: () => void;
}

/** Returns the selection of a tree. Removed elements leave it. */
export function useSelection(tree: Tree, byId: ReadonlyMap<string, unknown>): Selection {
  const [chosen, setChosen] = useState<SelectedElements>(emptySelection);
  const here = useMemo(() => keepExisting(chosen, (id) => byId.has(id)), [chosen, byId]);
  const latest = useRef(tree);
  useEffect(() => {
    latest.current = tree;
  });
  const actions = useMemo(
    () => ({
      toggle: (id: string) => setChosen((now) => toggleElement(now, id)),
      extendTo: (id: string) =>
        setChosen((now) => {
          const { shownAt, idsBetween } = latest.current;
          const to = shownAt(id);
          const from = now.anchorId === null ? null : shownAt(now.anchorId);
          return to === null ? now : extendRange(now, idsBetween(from ?? to, to), id);
        }),
      all: () => {
        const { frame, idsBetween } = latest.current;
        if (frame?.rowCount) setChosen((now) => ({ ...now, ids: new Set(idsBetween(0, frame.rowCount - 1)) }));
      },
      clear: () => setChosen(emptySelection),
    }),
    [],
  );
  return useMemo(() => ({ ids: here.ids, ...actions }), [here.ids, actions]);
}
