import { useCallback } from 'react';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import type { AssignmentChangesAnswer } from '@/rules/rule';
import { createShares, removeShares } from './api';

/** The shares to create and to remove. */
type ShareChanges = Pick<AssignmentChangesAnswer, 'create' | 'remove'>;

/** Returns a function that assigns elements, reports it and offers undo. Throws a problem with a message. */
export function useAssign(loanId: string, viewerId: string) {
  const { say, refresh } = useUndoable(keys.loan(loanId));
  return useCallback(
    async ({ create, remove }: ShareChanges, said: string) => {
      const apply = async (changes: ShareChanges) => {
        try {
          if (changes.create.length > 0) await createShares(loanId, changes.create);
          if (changes.remove.length > 0) await removeShares(loanId, changes.remove);
        } finally {
          // Also after a partial failure, so that the list shows the actual state.
          await refresh();
        }
      };
      const undone: ShareChanges = {
        create: remove.map((share) => ({ ...share, loanId, permissions: 'VIEW', sharedByUserId: viewerId })),
        remove: create.map(({ infoId, sharedWithUserId }) => ({ infoId, sharedWithUserId })),
      };
      await apply({ create, remove });
      say(said, () => apply(undone));
    },
    [say, refresh, loanId, viewerId],
  );
}
