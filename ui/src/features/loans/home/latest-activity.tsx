import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { HomeSummary } from '@/api/home';
import { DateText } from '@/components/ui/date-text';
import { HomeLine, HomeSection, wholeLine } from './home-section';

/** The latest activity on the user's loans. */
export function LatestActivity({ latest }: Pick<HomeSummary, 'latest'>) {
  return (
    <HomeSection title="Latest activity" empty="Nothing happened in the last two weeks">
      {latest.map(({ id, actor, words, at, elementId, elementName, elementDeleted, loanId, loanName }) => (
        <HomeLine key={id} aside={<DateText at={at} />}>
          <p className="text-pretty">
            {actor.givenName} {actor.familyName} {words}
          </p>
          <p className="truncate text-[13px] text-muted">
            <Link
              to={paths.needsList}
              params={{ loanId }}
              search={elementDeleted ? {} : { formElementId: elementId }}
              className={wholeLine}
            >
              {elementName}
            </Link>{' '}
            · {loanName}
          </p>
        </HomeLine>
      ))}
    </HomeSection>
  );
}
