import { useEffect, useRef, useState } from 'react';
import { SearchField } from '@/components/form/search-field';
import { cn } from '@/lib/cn';
import { roleGroupFacts } from '@/rules/facts';
import { type ContactsSearch, type ContactsGroup, contactsGroups } from '../api';

const pauseMs = 200;

const groupLabels = (group: ContactsGroup) => (group === 'ALL' ? 'Everyone' : roleGroupFacts[group].label);

interface ContactsFiltersProps {
  search: ContactsSearch;
  onChange: (part: Partial<ContactsSearch>) => void;
}

/** The search field and the group filter. The search is debounced. */
export function ContactsFilters({ search, onChange }: ContactsFiltersProps) {
  const [{ typed, since }, setState] = useState({ typed: search.query, since: search.query });
  const waiting = useRef<number>(undefined);
  // A change of the address by other means (Back, Show everyone) replaces the typed text.
  if (since !== search.query) setState({ typed: search.query, since: search.query });
  useEffect(() => () => clearTimeout(waiting.current), []);
  const type = (query: string) => {
    setState({ typed: query, since });
    clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      setState({ typed: query, since: query });
      onChange({ query });
    }, pauseMs);
  };
  return (
    <div role="search" className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <SearchField
        label="Search contacts"
        placeholder="Name or email"
        className="w-full sm:w-72"
        value={typed}
        onChange={type}
      />
      <div role="group" aria-label="Group" className="flex gap-1 rounded-md bg-sunken p-1">
        {contactsGroups.map((group) => (
          <button
            key={group}
            type="button"
            aria-pressed={search.group === group}
            onClick={() => onChange({ group })}
            className={cn(
              'h-7 rounded-sm px-2.5 text-[13px] font-medium text-muted transition-colors hover:text-ink',
              search.group === group && 'bg-accent-soft text-accent hover:text-accent',
            )}
          >
            {groupLabels(group)}
          </button>
        ))}
      </div>
    </div>
  );
}
