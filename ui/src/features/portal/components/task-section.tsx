import { useNavigate, useSearch } from '@tanstack/react-router';
import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { cn } from '@/lib/cn';
import type { TaskSectionAnswer } from '@/rules/rule';
import { type RequestGroup, requestGroups } from '../request-groups';
import type { SectionFolding } from '../use-section-folding';
import { RequestRow } from '../request/request-row';

interface TaskSectionProps {
  loan: Loan;
  section: TaskSectionAnswer;
  elements: readonly NeedsListElement[];
  /** The person's collapsed sections; without it everything is expanded. */
  folding: SectionFolding | undefined;
}

/** Requests of one state, by folder. Both are collapsible; finished ones start collapsed. */
export function TaskSection({ loan, section, elements, folding }: TaskSectionProps) {
  const part = section.section;
  const { open, toggle } = useFold(folding, part, part !== 'DONE', section.requests);
  const id = `tasks-${part.toLowerCase()}`;
  return (
    <section aria-labelledby={id} className="mt-6">
      <h2 id={id} className="text-lg font-semibold">
        <FoldButton open={open} onToggle={toggle} count={section.requests.length}>
          {section.heading}
        </FoldButton>
      </h2>
      {open &&
        requestGroups(elements, section.requests).map((group) => (
          <RequestGroupList
            key={group.id}
            part={`${part}:${group.id}`}
            waits={section.waitsForPerson}
            loan={loan}
            group={group}
            folding={folding}
          />
        ))}
    </section>
  );
}

/** Returns whether a section is expanded, and its toggle; a request in the URL is never collapsed. */
function useFold(folding: SectionFolding | undefined, part: string, usually: boolean, requestIds: readonly string[]) {
  const { formElementId } = useSearch({ strict: false });
  const navigate = useNavigate();
  if (!folding) return { open: true, toggle: undefined };
  const pointedAt = formElementId !== undefined && requestIds.includes(formElementId);
  const unfolded = folding.isOpen(part, usually);
  const toggle = () => {
    if (unfolded || !pointedAt) folding.toggle(part);
    if (!pointedAt) return;
    const search = (now: object) => ({ ...now, formElementId: undefined });
    void navigate({ to: '.', replace: true, resetScroll: false, search });
  };
  return { open: unfolded || pointedAt, toggle };
}

interface GroupProps extends Pick<TaskSectionProps, 'loan' | 'folding'> {
  part: string;
  waits: boolean;
  group: RequestGroup;
}

function RequestGroupList({ part, waits, loan, group: { path, requests }, folding }: GroupProps) {
  const ids = requests.map(({ id }) => id);
  const { open, toggle } = useFold(path.length > 0 ? folding : undefined, part, true, ids);
  return (
    <div className="mb-2">
      {path.length > 0 && (
        <h3 className="text-[15px] font-medium text-muted">
          <FoldButton open={open} onToggle={toggle} count={requests.length}>
            {path.join(' › ')}
          </FoldButton>
        </h3>
      )}
      {open && (
        <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {requests.map((request) => (
            <li key={request.id}>
              <RequestRow loan={loan} request={request} waits={waits} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FoldProps {
  open: boolean;
  onToggle: (() => void) | undefined;
  count: number;
  children: ReactNode;
}

/** A collapsible heading, with the number of items below it. */
function FoldButton({ open, onToggle, count, children }: FoldProps) {
  const words = (
    <>
      <span className="min-w-0 text-pretty">{children}</span>
      <span className="font-normal text-faint tabular-nums">{count}</span>
    </>
  );
  const look = 'flex min-h-11 w-full items-center gap-1.5 py-1 text-left';
  if (!onToggle) return <span className={look}>{words}</span>;
  return (
    <button type="button" aria-expanded={open} onClick={onToggle} className={cn(look, '-ml-1 rounded-md')}>
      <ChevronRight
        aria-hidden
        className={cn('size-5 shrink-0 text-faint transition-transform', open && 'rotate-90')}
      />
      {words}
    </button>
  );
}
