import { useMemo, useState, useSyncExternalStore } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { ReviewStatus, RoleGroup } from '@/api/models';
import { today } from '@/lib/time/clock';
import type { MovePlan, NeedsListView, TreeAction, TreeFrame, TreeMove, TreeRow } from '@/rules/rule';
import { ClosedFolders } from './closed-folders';
import { type Sought, TreeSession, everything } from './tree-session';

/** A tree as a screen uses it. */
export interface Tree {
  frame: TreeFrame | null;
  rows: (first: number, last: number) => { start: number; rows: readonly TreeRow[] };
  /** Does one thing; answers with the row it leads to, if any. */
  act: (action: TreeAction) => number | null;
  /** What moving these there would mean. */
  planMove: (move: TreeMove) => MovePlan;
  /** The elements of the rows from one to the other. */
  idsBetween: (one: number, other: number) => string[];
  /** The row in which an element shows now, if it does. */
  shownAt: (id: string) => number | null;
}

interface Asked {
  /** Names the list among all that this person opens and closes folders of. */
  place: string;
  /** Whose open and closed folders are remembered. */
  userId: string;
  /** Nothing is hidden by status without one. */
  loanStatus: ReviewStatus | null;
  /** As whom the list is looked at. */
  viewer: RoleGroup;
  viewerId: string;
  elements: NeedsListElement[] | undefined;
  showHidden: boolean;
  sought?: Sought;
}

/** A needs list, ready to be shown as a tree. Folders this person closed before are closed again. */
export function useTree({ place, userId, elements, sought = everything, ...looks }: Asked): Tree {
  const { loanStatus, viewer, viewerId, showHidden } = looks;
  const [closed] = useState(() => new ClosedFolders(userId, place));
  const [session] = useState(() => new TreeSession(closed.ids));
  useSyncExternalStore(session.subscribe, session.version);

  const day = today();
  const view = useMemo(
    (): NeedsListView | null =>
      elements ? { ...(loanStatus && { loanStatus }), viewer, viewerId, showHidden, today: day, elements } : null,
    [elements, loanStatus, viewer, viewerId, showHidden, day],
  );
  const frame = view ? session.update(view, sought) : null;
  const all = sought.query === '' && sought.filters.length === 0;

  return useMemo(
    () => ({
      frame,
      rows: (first, last) => session.rows(first, last),
      act: (action) => {
        const focus = session.act(action);
        if (all) closed.note(session.inView);
        return focus;
      },
      planMove: (move) => session.planMove(move),
      idsBetween: (one, other) => session.idsBetween(one, other),
      shownAt: (id) => session.shownAt(id),
    }),
    [frame, session, closed, all],
  );
}
