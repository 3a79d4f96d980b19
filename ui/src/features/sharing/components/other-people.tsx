import { useQuery } from '@tanstack/react-query';
import { AtSign, UserPlus } from 'lucide-react';
import { type KeyboardEvent, useDeferredValue, useState } from 'react';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { type ShareEntry, rule } from '@/rules/rule';
import { usersQuery } from '../api';
import { entryOf } from '../loan-people';

interface OtherPeopleProps {
  /** The ids and addresses that are selected already, or on the loan. */
  known: ReadonlySet<string>;
  onAdd: (entry: ShareEntry) => void;
}

/** Finds people who aren't on the loan; a typed address can be added. */
export function OtherPeople({ known, onAdd }: OtherPeopleProps) {
  const [typed, setTyped] = useState('');
  const wanted = typed.trim();
  const query = useDeferredValue(wanted);
  const { data, error } = useQuery(usersQuery(query));
  const isEmail = rule('pickerEntry', { entry: wanted }) === 'EMAIL';
  // Enter must not pick a result of an outdated search.
  const found = query === wanted ? (data ?? []).filter((user) => !known.has(user.id)) : [];
  const same = found.some(({ emailAddress }) => emailAddress.toLowerCase() === wanted.toLowerCase());
  const offers: ShareEntry[] = [
    ...(isEmail && !same && !known.has(wanted) ? [{ value: wanted, label: wanted }] : []),
    ...found.map(entryOf),
  ];
  const add = (entry: ShareEntry) => {
    onAdd(entry);
    setTyped('');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [first] = offers;
    if (event.key !== 'Enter') return;
    event.preventDefault();
    if (first) add(first);
  };
  const nothing = wanted.length > 1 && query === wanted && data !== undefined && offers.length === 0;
  return (
    <div>
      <Field
        label="Someone who isn’t on the loan"
        hint={nothing ? 'No one found. Enter a full email address to add it.' : 'Name or email address'}
        error={error ? messageFor(error) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={onKeyDown}
          />
        )}
      </Field>
      {offers.length > 0 && (
        <ul aria-label="People found" className="mt-1.5 rounded-md border border-line">
          {offers.map((entry) => (
            <li key={entry.value} className="not-last:border-b not-last:border-line">
              <button
                type="button"
                className="flex min-h-9 w-full items-center gap-2 px-3 py-1.5 text-left hover:bg-hover"
                onClick={() => add(entry)}
              >
                {entry.roleGroup ? (
                  <UserPlus aria-hidden className="size-4 shrink-0 text-faint" />
                ) : (
                  <AtSign aria-hidden className="size-4 shrink-0 text-faint" />
                )}
                <span className="min-w-0 truncate">{entry.label}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
