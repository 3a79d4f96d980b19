import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { HomeSummary } from '@/api/home';
import { Badge } from '@/components/ui/badge';
import { rule } from '@/rules/rule';
import { HomeLine, HomeSection, wholeLine } from './home-section';

/** Documents that soon expire, and people whose license expires soon. */
export function ExpiringSoon({ expiring: { documents, licences } }: Pick<HomeSummary, 'expiring'>) {
  return (
    <HomeSection title="Expiring soon" empty="Nothing expires soon">
      {[
        ...documents.map(({ elementId, elementName, documentName, loanId, loanName, until, ended }) => (
          <HomeLine
            key={`${elementId} ${documentName}`}
            aside={
              <span className={ended ? 'text-bad' : undefined}>
                {ended ? 'expired' : 'expires'} {rule('dateDisplay', { date: until })}
              </span>
            }
          >
            <Link to={paths.needsList} params={{ loanId }} search={{ requestId: elementId }} className={wholeLine}>
              {documentName}
            </Link>
            <p className="truncate text-[13px] text-muted">
              {elementName} · {loanName}
            </p>
          </HomeLine>
        )),
        ...licences.map(({ user, ended, words, loanId, loanName }) => (
          <HomeLine key={user.id} aside={<Badge tone={ended ? 'bad' : 'warn'}>{words}</Badge>}>
            <Link to={paths.loan} params={{ loanId }} search={{ personId: user.id }} className={wholeLine}>
              {rule('displayName', user)}
            </Link>
            <p className="truncate text-[13px] text-muted">Driver’s license · {loanName}</p>
          </HomeLine>
        )),
      ]}
    </HomeSection>
  );
}
