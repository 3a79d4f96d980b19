import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { HomeSummary } from '@/api/home';
import { DateText } from '@/components/ui/date-text';
import { HomeLine, HomeSection, wholeLine } from './home-section';

/** Returned requests without a new upload. */
export function ReturnedRequests({ sentBack: { totalWords, content } }: Pick<HomeSummary, 'sentBack'>) {
  return (
    <HomeSection title="Returned, waiting for a new upload" total={totalWords} empty="Nothing outstanding">
      {content.map(({ elementId, elementName, loanId, loanName, reason, at }) => (
        <HomeLine key={elementId} aside={at && <DateText at={at} />}>
          <Link to={paths.needsList} params={{ loanId }} search={{ requestId: elementId }} className={wholeLine}>
            {elementName}
          </Link>
          <p className="truncate text-[13px] text-muted">{loanName}</p>
          {reason && <p className="truncate text-[13px] text-faint">{reason}</p>}
        </HomeLine>
      ))}
    </HomeSection>
  );
}
