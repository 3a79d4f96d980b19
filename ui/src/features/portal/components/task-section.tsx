import { useSearch } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { RoleGroup } from '@/api/models';
import { cn } from '@/lib/cn';
import type { TaskSectionAnswer } from '@/rules/rule';
import { type RequestGroup, requestGroups } from '../request-groups';
import { RequestCard } from './request-card';

interface TaskSectionProps {
  loanId: string;
  viewer: RoleGroup;
  section: TaskSectionAnswer;
  elements: readonly NeedsListElement[];
}

/** Requests that stand alike. What asks nothing of the person can be folded away, and what is done is at first. */
export function TaskSection({ loanId, viewer, section, elements }: TaskSectionProps) {
  const { formElementId } = useSearch({ strict: false });
  const pointedAt = formElementId !== undefined && section.requests.includes(formElementId);
  const [choice, setChoice] = useState<boolean>();
  const open = choice ?? (pointedAt || section.section !== 'DONE');
  const id = `tasks-${section.section.toLowerCase()}`;
  const title = (
    <>
      {section.heading} <span className="font-normal text-faint tabular-nums">{section.requests.length}</span>
    </>
  );
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 id={id} className="mb-3 text-lg font-semibold">
        {section.waitsForPerson ? (
          title
        ) : (
          <button
            type="button"
            aria-expanded={open}
            onClick={() => setChoice(!open)}
            className="-ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-md pr-2"
          >
            <ChevronRight aria-hidden className={cn('size-5 text-faint transition-transform', open && 'rotate-90')} />
            {title}
          </button>
        )}
      </h2>
      {(section.waitsForPerson || open) &&
        requestGroups(elements, section.requests).map((group) => (
          <Group key={group.id} loanId={loanId} viewer={viewer} group={group} markedId={formElementId} />
        ))}
    </section>
  );
}

interface GroupProps extends Pick<TaskSectionProps, 'loanId' | 'viewer'> {
  group: RequestGroup;
  markedId: string | undefined;
}

function Group({ loanId, viewer, group: { path, requests }, markedId }: GroupProps) {
  return (
    <div className="mb-6">
      {path.length > 0 && <h3 className="mb-2 text-sm text-pretty text-muted">{path.join(' › ')}</h3>}
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {requests.map((request) => (
          <li key={request.id}>
            <RequestCard loanId={loanId} viewer={viewer} request={request} marked={request.id === markedId} />
          </li>
        ))}
      </ul>
    </div>
  );
}
