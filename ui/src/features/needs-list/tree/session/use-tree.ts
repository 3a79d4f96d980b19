import { useMemo, useState, useSyncExternalStore } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { ReviewStatus, RoleGroup } from '@/api/models';
import { today } from '@/lib/time/clock';
import type { MovePlan, NeedsListView, TreeAction, TreeFrame, TreeMove, TreeRow } from '@/rules/rule';
import { ClosedFolders } from './closed-folders';
import { type TreeFilter, TreeSession, noFilter } from './tree-session';

/** The state and actions of a tree for a screen. */
export interface Tree {
  frame: TreeFrame | null;
  rows: (first: number, last: number) => { start: number; rows: readonly TreeRow[] };
  /** Performs an action; returns the row that it leads to, if any. */
  act: (action: TreeAction) => number | null;
  /** Returns the outcome of a move. */
  planMove: (move: TreeMove) => MovePlan;
  /** Returns the elements of the rows between two. */
  idsBetween: (one: number, other: number) => string[];
  /** Returns the row of an element; `null` if it isn't visible. */
  shownAt: (id: string) => number | null;
}

interface TreeInput {
  /** Identifies the list for remembering which folders are collapsed. */
  place: string;
  /** The person whose collapsed folders are remembered. */
  userId: string;
  /** `null` if elements aren't hidden by status. */
  loanStatus: ReviewStatus | null;
  /** The role whose view is shown. */
  viewer: RoleGroup;
  viewerId: string;
  elements: NeedsListElement[] | undefined;
  showHidden: boolean;
  sought?: TreeFilter;
}

/** Returns a needs list as a tree. Folders that this person collapsed before are collapsed again. */
export function useTree({ place, userId, elements, sought = noFilter, ...looks }: TreeInput): Tree {
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
