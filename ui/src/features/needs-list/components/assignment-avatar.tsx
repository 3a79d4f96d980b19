import { UserPlus } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import { IconButton } from '@/components/ui/icon-button';
import { type RowHandlers, notHere } from '../row-actions';

/** Whom an element is assigned to, and the way to assign it. */
export function AssignmentAvatar({
  element,
  handlers,
  tabIndex,
}: {
  element: NeedsListElement;
  handlers: RowHandlers;
  tabIndex: number;
}) {
  return (
    <IconButton
      label={`Assign ${element.name} to user`}
      disabledReason={notHere(handlers, 'onAssign')}
      tabIndex={tabIndex}
      onClick={() => handlers.onAssign?.(element)}
    >
      <UserPlus />
    </IconButton>
  );
}
