import type { ReactNode } from 'react';
import { messageFor } from '@/api/problem';
import { cn } from '@/lib/cn';

/** A note above a form: why it can't be changed, or what another person changed. */
export function EntityNotice({ urgent, children }: { urgent?: boolean; children: ReactNode }) {
  return (
    <div
      role={urgent ? 'alert' : 'note'}
      className={cn('rounded-md px-3.5 py-2.5', urgent ? 'bg-warn-soft text-warn' : 'bg-sunken text-muted')}
    >
      {children}
    </div>
  );
}

/** Why saving failed; on a conflict, the other person's changes and what happened to the edits. */
export function SaveProblem({ error, changes }: { error: unknown; changes?: string[] }) {
  if (!changes?.length) return <EntityNotice urgent>{messageFor(error)}</EntityNotice>;
  return (
    <EntityNotice urgent>
      <p className="font-medium">Someone changed this while you were typing.</p>
      <ul className="mt-1 list-disc pl-5">
        {changes.map((change) => (
          <li key={change}>{change[0]?.toUpperCase() + change.slice(1)}</li>
        ))}
      </ul>
      <p className="mt-1">What you typed is still here. Look at their changes, then save again.</p>
    </EntityNotice>
  );
}
