import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { HomeSummary } from '@/api/home';
import { DateText } from '@/components/ui/date-text';
import { rule } from '@/rules/rule';
import { HomeLine, HomeSection, wholeLine } from './home-section';

/** People with open requests, longest inactive first. */
export function SilentPeople({ silent }: Pick<HomeSummary, 'silent'>) {
  return (
    <HomeSection title="Waiting on borrower" empty="No open requests">
      {silent.map(({ user, loanId, loanName, open, lastAnsweredAt, since }) => (
        <HomeLine
          key={`${loanId} ${user.id}`}
          aside={
            <>
              {lastAnsweredAt ? 'last upload' : 'nothing since'} <DateText at={since} />
            </>
          }
        >
          <Link to={paths.needsList} params={{ loanId }} search={{ requests: ['open'] }} className={wholeLine}>
            {user.givenName} {user.familyName}
          </Link>
          <p className="truncate text-[13px] text-muted">
            {rule('countLabel', { count: open, noun: 'ITEM' })} open · {loanName}
          </p>
        </HomeLine>
      ))}
    </HomeSection>
  );
}
