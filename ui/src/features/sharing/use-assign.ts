import { useCallback } from 'react';
import { keys } from '@/api/keys';
import { useUndoable } from '@/components/undo/use-undoable';
import type { AssignmentChangesAnswer } from '@/rules/rule';
import { createShares, removeShares } from './api';

/** The shares that come and go. */
type Changes = Pick<AssignmentChangesAnswer, 'create' | 'remove'>;

/** Assigns elements as asked, says so, and offers to take it back. Fails with a problem that has words. */
export function useAssign(loanId: string, viewerId: string) {
  const { say, refresh } = useUndoable(keys.loan(loanId));
  return useCallback(
    async ({ create, remove }: Changes, said: string) => {
      const apply = async (changes: Changes) => {
        try {
          if (changes.create.length > 0) await createShares(loanId, changes.create);
          if (changes.remove.length > 0) await removeShares(loanId, changes.remove);
        } finally {
          // Also after half of it: what the list then shows is what there is to do.
          await refresh();
        }
      };
      const undone: Changes = {
        create: remove.map((share) => ({ ...share, loanId, permissions: 'VIEW', sharedByUserId: viewerId })),
        remove: create.map(({ infoId, sharedWithUserId }) => ({ infoId, sharedWithUserId })),
      };
      await apply({ create, remove });
      say(said, () => apply(undone));
    },
    [say, refresh, loanId, viewerId],
  );
}
