import { useQuery } from '@tanstack/react-query';
import { userSearchQuery } from '@/api/people';
import { useDebounced } from '@/lib/use-debounced';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import type { BorrowerValues } from './new-loan-values';

/** The maximum number of suggestions; the right one is usually among the first. */
const maxSuggestions = 4;
/** Fewer letters match too many people. */
const minLetters = 3;

interface KnownPeopleProps {
  borrower: BorrowerValues;
  onChoose: (borrower: BorrowerValues) => void;
}

/** People known to the company who match the typed borrower; choosing one fills the row. */
export function KnownPeople({ borrower, onChoose }: KnownPeopleProps) {
  const { givenName, familyName, emailAddress } = borrower;
  const typed = useDebounced(emailAddress.trim() || `${givenName} ${familyName}`.trim());
  const { data } = useQuery({ ...userSearchQuery(typed), enabled: typed.length >= minLetters });
  const known = typed.length < minLetters ? [] : (data?.content ?? []);
  const chosen = known.some((person) => person.emailAddress?.toLowerCase() === emailAddress.trim().toLowerCase());
  const offered = known.filter((person) => !roleGroupFacts[person.loggedRoleGroup].lender && person.emailAddress);
  if (chosen || offered.length === 0) return null;
  return (
    <ul aria-label="People you know" className="flex flex-wrap gap-2 sm:col-span-12">
      {offered.slice(0, maxSuggestions).map((person) => (
        <li key={person.id}>
          <button
            type="button"
            className="rounded-full border border-line px-3 py-1 text-left text-[13px] hover:bg-sunken"
            onClick={(event) => {
              // The suggestions disappear; the focus returns to the row.
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
