import { useNavigate, useSearch } from '@tanstack/react-router';
import { PartyPopper } from 'lucide-react';
import { useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import type { Loan } from '@/api/models';
import { type TaskSectionAnswer, rule } from '@/rules/rule';
import { namesOf } from '../request-groups';
import { useSectionFolding } from '../use-section-folding';
import { MyLenders } from './my-lenders';
import { NextRequestCard } from '../request/next-request-card';
import { RequestSearch } from './request-search';
import { TaskSection } from './task-section';

/** The number of requests up to which no search is needed. */
const SEARCH_THRESHOLD = 6;

interface RequestBoardProps {
  loan: Loan;
  elements: readonly NeedsListElement[];
  /** The requests among the elements. */
  requests: readonly NeedsListElement[];
}

/** A card for the next request, followed by all requests by state, in collapsible folders. */
export function RequestBoard({ loan, elements, requests }: RequestBoardProps) {
  const { q = '' } = useSearch({ strict: false });
  const navigate = useNavigate();
  const folding = useSectionFolding();
  const next = rule('nextRequest', { requests });
  // The card keeps its request until the person continues, so that uploads can be seen and added to.
  const [heldId, hold] = useState(next?.id);
  // An archived loan is read-only.
  const held = loan.archive.words ? undefined : requests.find(({ id }) => id === (heldId ?? next?.id));
  const searching = q.trim() !== '';
  const found = rule('findRequests', { query: q, requests: requests.map((each) => namesOf(elements, each)) });
  const listed = requests.filter(({ id }) => found.includes(id) && (searching || id !== held?.id));
  const sections: TaskSectionAnswer[] = rule('taskSections', { requests: listed });
  const search = (text: string) =>
    void navigate({ to: '.', replace: true, search: (now: object) => ({ ...now, q: text || undefined }) });
  return (
    <>
      {!searching && !held && !loan.archive.words && <AllSent />}
      {!searching && held && <NextRequestCard key={held.id} loan={loan} request={held} next={next} onNext={hold} />}
      {!searching && <MyLenders loan={loan} />}
      {requests.length > SEARCH_THRESHOLD && <RequestSearch query={q} onQuery={search} />}
      {searching && sections.length === 0 && (
        <p className="mt-6 text-pretty text-muted">No requests match “{q.trim()}”.</p>
      )}
      {sections.map((section) => (
        <TaskSection
          key={section.section}
          loan={loan}
          section={section}
          elements={elements}
          folding={searching ? undefined : folding}
        />
      ))}
    </>
  );
}

function AllSent() {
  return (
    <p className="mt-6 flex items-center gap-2.5 rounded-lg bg-ok-soft p-4 font-medium text-ok">
      <PartyPopper aria-hidden className="size-5 shrink-0" />
      Nothing to do right now. We’ll let you know if something else is needed.
    </p>
  );
}
