import { Link } from '@tanstack/react-router';
import { Suspense, lazy, useState } from 'react';
import { paths } from '@/address/paths';
import type { HomeSummary } from '@/api/home';
import { Button } from '@/components/ui/button';
import { DateText } from '@/components/ui/date-text';
import { rule } from '@/rules/rule';
import { HomeLine, HomeSection, wholeLine } from './home-section';

const RemindDialog = lazy(() => import('@/features/reminders').then((part) => ({ default: part.RemindDialog })));

type SilentPerson = HomeSummary['silent'][number];

/** People with open requests, longest inactive first. */
export function SilentPeople({ silent }: Pick<HomeSummary, 'silent'>) {
  const [reminded, setReminded] = useState<SilentPerson | null>(null);
  return (
    <>
      <HomeSection title="Waiting on borrower" empty="No open requests">
        {silent.map((person) => (
          <SilentLine key={`${person.loanId} ${person.user.id}`} person={person} onRemind={() => setReminded(person)} />
        ))}
      </HomeSection>
      {reminded && (
        <Suspense fallback={null}>
          <RemindDialog
            loanId={reminded.loanId}
            userIds={[reminded.user.id]}
            what={`all open requests on ${reminded.loanName}`}
            onClose={() => setReminded(null)}
          />
        </Suspense>
      )}
    </>
  );
}

function SilentLine({ person, onRemind }: { person: SilentPerson; onRemind: () => void }) {
  const { user, loanId, loanName, open, lastAnsweredAt, since } = person;
  const name = rule('displayName', user);
  return (
    <HomeLine
      aside={
        <span className="flex items-center gap-2">
          <span>
            {lastAnsweredAt ? 'last upload' : 'nothing since'} <DateText at={since} />
          </span>
          <Button size="sm" look="quiet" className="relative z-10" aria-label={`Remind ${name}`} onClick={onRemind}>
            Remind
          </Button>
        </span>
      }
    >
      <Link to={paths.needsList} params={{ loanId }} search={{ requests: ['open'] }} className={wholeLine}>
        {user.givenName} {user.familyName}
      </Link>
      <p className="truncate text-[13px] text-muted">
        {rule('countLabel', { count: open, noun: 'ITEM' })} open · {loanName}
      </p>
    </HomeLine>
  );
}
