import type { UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import type { NeedsListElement } from '@/api/elements';
import type { ReviewStatus, RoleGroup } from '@/api/models';
import { useBulk } from './bulk/use-bulk';
import type { ElementList } from './element-list';
import { useTreeSearch } from './search/use-tree-search';
import { useMover } from './reorder/use-mover';
import { useSelection } from './session/use-selection';
import { useTree } from './session/use-tree';

interface ListEditorInput {
  list: ElementList;
  /** Identifies the list for remembering which folders are collapsed. */
  place: string;
  query: UseQueryResult<NeedsListElement[]>;
  /** `null` for a template, which belongs to no loan. */
  loanStatus: ReviewStatus | null;
  viewer: RoleGroup;
}

/** Returns the state of an editable list: its tree, search, selection, moves and changes. */
export function useListEditor({ list, place, query, loanStatus, viewer }: ListEditorInput) {
  const { id: userId } = useCurrentUser();
  const search = useTreeSearch();
  const elements = query.data;
  const byId = useMemo(() => new Map(elements?.map((element) => [element.id, element])), [elements]);
  const { sought, showHidden, openId, markedIds } = search;
  const tree = useTree({ place, userId, viewerId: userId, loanStatus, viewer, elements, showHidden, sought });
  const selection = useSelection(tree, byId);
  const pointedAt = [...markedIds, openId].join();
  const [added, setAdded] = useState<{ id: string; pointedAt: string }>();
  // Until the URL points to another element.
  const addedId = added?.pointedAt === pointedAt ? added.id : undefined;
  return {
    search,
    byId,
    tree,
    selection,
    mover: useMover(list, tree),
    bulk: useBulk(list, byId, selection),
    markedIds: markedElement(addedId, openId, markedIds),
    markedBy: addedId ? ('adding' as const) : ('address' as const),
    /** Shows the added element, whatever filter is active. */
    onAdded: ({ id }: NeedsListElement) => {
      search.clear();
      setAdded({ id, pointedAt });
    },
  };
}

/** Returns the element added last, else the one in the URL, else the open request. */
function markedElement(addedId: string | undefined, openId: string | undefined, pointedAt: readonly string[]) {
  if (addedId) return [addedId];
  return pointedAt.length > 0 ? pointedAt : openId ? [openId] : [];
}
