import { useQuery } from '@tanstack/react-query';
import { userSearchQuery } from '@/api/people';
import { usePaused } from '@/lib/use-paused';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import type { BorrowerValues } from './new-loan-values';

/** So many are offered; who is meant is mostly among the first. */
const most = 4;
/** Fewer letters find half the office. */
const fewest = 3;

interface KnownPeopleProps {
  borrower: BorrowerValues;
  onChoose: (borrower: BorrowerValues) => void;
}

/** The people the company knows who may be the one that is typed; one of them fills the row. */
export function KnownPeople({ borrower, onChoose }: KnownPeopleProps) {
  const { givenName, familyName, emailAddress } = borrower;
  const typed = usePaused(emailAddress.trim() || `${givenName} ${familyName}`.trim());
  const { data } = useQuery({ ...userSearchQuery(typed), enabled: typed.length >= fewest });
  const known = typed.length < fewest ? [] : (data?.content ?? []);
  const chosen = known.some((person) => person.emailAddress?.toLowerCase() === emailAddress.trim().toLowerCase());
  const offered = known.filter((person) => !roleGroupFacts[person.loggedRoleGroup].lender && person.emailAddress);
  if (chosen || offered.length === 0) return null;
  return (
    <ul aria-label="People you know" className="flex flex-wrap gap-2 sm:col-span-12">
      {offered.slice(0, most).map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className="rounded-full border border-line px-3 py-1 text-left text-[13px] hover:bg-sunken"
            onClick={(event) => {
              // The offers go; whoever chose goes on in the row.
              event.currentTarget.closest('fieldset')?.querySelector<HTMLInputElement>('input[type=email]')?.focus();
              onChoose({
                givenName: person.givenName ?? '',
                familyName: person.familyName ?? '',
                emailAddress: person.emailAddress ?? '',
              });
            }}
          >
            {rule('displayName', person)} <span className="text-muted">{person.emailAddress}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
