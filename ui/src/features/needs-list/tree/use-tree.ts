import { useMemo, useState, useSyncExternalStore } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import type { NeedsListView, TreeAction, TreeFrame, TreeRow } from '@/rules/rule';
import { ClosedFolders } from './closed-folders';
import { TreeSession } from './tree-session';

/** A tree as a screen uses it. */
export interface Tree {
  frame: TreeFrame | null;
  rows: (first: number, last: number) => { start: number; rows: readonly TreeRow[] };
  /** Does one thing; answers with the row it leads to, if any. */
  act: (action: TreeAction) => number | null;
}

interface Asked {
  loan: Loan;
  viewerId: string;
  elements: NeedsListElement[] | undefined;
  showHidden: boolean;
  query: string;
}

/** The needs list of a loan, ready to be shown as a tree. Folders this person closed before are closed again. */
export function useTree({ loan, viewerId, elements, showHidden, query }: Asked): Tree {
  const { id: loanId, reviewStatus, me } = loan;
  const [closed] = useState(() => new ClosedFolders(viewerId, loanId));
  const [session] = useState(() => new TreeSession(closed.ids));
  useSyncExternalStore(session.subscribe, session.version);

  const view = useMemo(
    (): NeedsListView | null =>
      elements
        ? { loanStatus: reviewStatus, viewer: me.roleGroup, viewerId, showHidden, elements: asRulesReadThem(elements) }
        : null,
    [elements, reviewStatus, me.roleGroup, viewerId, showHidden],
  );
  const frame = view ? session.update(view, query) : null;

  return useMemo(
    () => ({
      frame,
      rows: (first, last) => session.rows(first, last),
      act: (action) => {
        const focus = session.act(action);
        if (query === '') closed.note(session.inView);
        return focus;
      },
    }),
    [frame, session, closed, query],
  );
}

/** The rules take `null` for absent, which their declarations don't say. */
const asRulesReadThem = (elements: NeedsListElement[]) => elements as unknown as NeedsListView['elements'];
