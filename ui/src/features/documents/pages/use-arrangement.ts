import { useCallback, useState } from 'react';
import { text } from '@/rules/text';
import {
  type ArrangedPage,
  type PageArrangement,
  LEFT_OUT,
  appendPages,
  pageIdsBetween,
  pageIdsFrom,
  movePages,
  singlePile,
  removePile,
  shiftPages,
  splitPages,
  rotatePages,
} from './arrangement';

interface ArrangementState {
  piles: PageArrangement;
  /** The undo stack, latest state last. */
  before: readonly PageArrangement[];
  chosen: ReadonlySet<string>;
  /** The page at which a range selection starts. */
  anchor: string | null;
  /** The announcement of the last step. */
  said: string;
}

const noPages: ReadonlySet<string> = new Set();
const empty: ArrangementState = { piles: singlePile([]), before: [], chosen: noPages, anchor: null, said: '' };
const countPages = (ids: ReadonlySet<string>) => (ids.size === 1 ? '1 page' : `${ids.size} pages`);

/** The size of the undo stack. */
const mostSteps = 200;

/** Returns pages in piles with the selection, and undo for every step. */
export function useArrangement() {
  const [state, setState] = useState(empty);

  const change = useCallback(
    (words: string, make: (piles: PageArrangement) => PageArrangement) =>
      setState((now) => ({
        ...now,
        piles: make(now.piles),
        before: [...now.before.slice(-mostSteps), now.piles],
        said: words,
      })),
    [],
  );
  const choose = useCallback(
    (id: string, range: boolean) =>
      setState((now) => {
        if (range && now.anchor)
          return { ...now, chosen: new Set([...now.chosen, ...pageIdsBetween(now.piles, now.anchor, id)]) };
        const chosen = new Set(now.chosen);
        if (!chosen.delete(id)) chosen.add(id);
        return { ...now, chosen, anchor: id };
      }),
    [],
  );
  const undo = useCallback(
    () =>
      setState((now) => {
        const piles = now.before.at(-1);
        return piles ? { ...now, piles, before: now.before.slice(0, -1), said: text('taken-back') } : now;
      }),
    [],
  );
  return {
    ...state,
    undo,
    choose,
    chooseNone: useCallback(() => setState((now) => ({ ...now, chosen: noPages, anchor: null })), []),
    begin: useCallback((pages: readonly ArrangedPage[]) => setState({ ...empty, piles: singlePile(pages) }), []),
    add: (pages: readonly ArrangedPage[], name: string) =>
      change(`Pages of ${name} added at the end`, (piles) => appendPages(piles, pages)),
    turn: (ids: ReadonlySet<string>) => change(`${countPages(ids)} turned`, (piles) => rotatePages(piles, ids)),
    shift: (ids: ReadonlySet<string>, by: 1 | -1) =>
      change(`${countPages(ids)} moved ${by < 0 ? 'forward' : 'back'}`, (piles) => shiftPages(piles, ids, by)),
    move: (ids: ReadonlySet<string>, to: string, where: string, over?: string) =>
      change(to === LEFT_OUT ? `${countPages(ids)} left out` : `${countPages(ids)} moved to ${where}`, (piles) =>
        movePages(piles, ids, to, over),
      ),
    split: (ids: ReadonlySet<string>) =>
      change(`${countPages(ids)} moved to a new file`, (piles) => splitPages(piles, ids)),
    splitFrom: (id: string) => change('New file started there', (piles) => splitPages(piles, pageIdsFrom(piles, id))),
    remove: (pileId: string) => change('Empty file removed', (piles) => removePile(piles, pileId)),
  };
}

export type ArrangementEditor = ReturnType<typeof useArrangement>;
