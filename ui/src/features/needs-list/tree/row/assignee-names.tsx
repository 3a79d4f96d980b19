import { UserRound } from 'lucide-react';
import type { NeedsListElement } from '@/api/elements';
import { cn } from '@/lib/cn';
import { describeAssignees } from './assignment';

interface AssigneeNamesProps {
  element: NeedsListElement;
  className?: string;
}

/**
 * The names of a request's assignees, which distinguish requests with the same name. Renders nothing for an unassigned
 * request.
 */
export function AssigneeNames({ element, className }: AssigneeNamesProps) {
  const { names } = describeAssignees(element);
  if (names === '') return null;
  return (
    <span className={cn('flex min-w-0 items-center gap-1', className)} title={`Assigned to ${names}`}>
      <UserRound aria-hidden className="size-3 shrink-0" />
      <span className="sr-only">Assigned to </span>
      <span className="min-w-0 truncate">{names}</span>
    </span>
  );
}
