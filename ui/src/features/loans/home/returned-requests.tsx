import { Link } from '@tanstack/react-router';
import { paths } from '@/address/paths';
import type { Home } from '@/api/home';
import { When } from '@/components/ui/date-text';
import { HomeLine, HomeSection, wholeLine } from './home-section';

/** Returned requests without a new upload. */
export function SentBack({ sentBack: { totalWords, content } }: Pick<Home, 'sentBack'>) {
  return (
    <HomeSection title="Returned, waiting for a new upload" total={totalWords} empty="Nothing outstanding">
      {content.map(({ elementId, elementName, loanId, loanName, reason, at }) => (
        <HomeLine key={elementId} aside={at && <When at={at} />}>
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
