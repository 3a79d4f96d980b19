import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { CurrentUser, UserRef } from '@/api/models';
import { employeesQuery, userSearchQuery } from '@/api/people';
import { messageFor } from '@/api/problem';
import { Combobox } from '@/components/form/combobox';
import { Field } from '@/components/form/field';
import { useDebounced } from '@/lib/use-debounced';
import { roleGroupFacts } from '@/rules/facts';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { Avatar } from './avatar';

/** The company whose employees are offered, the viewer, and the people to leave out. */
export interface OfferedEmployees {
  companyId: string;
  viewer: { roleGroup: CurrentUser['loggedRoleGroup']; permissions: CurrentUser['permissions'] };
  /** The ids of people who are already included. */
  without: ReadonlySet<string>;
}

interface EmployeePickerProps {
  offered: OfferedEmployees;
  /** The label of the picker. */
  label: string;
  /** The text shown when no one is left to choose. */
  allThere: string;
  value: UserRef | null;
  onChange: (person: UserRef | null) => void;
  required?: boolean;
  autoFocus?: boolean;
  error?: string | undefined;
}

/** Returns the lender's people to offer: all of them if the viewer may list them, otherwise the results of a search. */
function useEmployees({ companyId, viewer, without }: OfferedEmployees, typed: string) {
  const { roleGroup: viewerGroup, permissions } = viewer;
  const sources = rule('peopleSources', { viewerGroup, permissions, companyMode: true });
  const listed = useQuery({ ...employeesQuery(companyId), enabled: sources.loadEmployees });
  const wanted = useDebounced(typed.trim());
  // Viewers who may not list the employees search for them by name.
  const searches = sources.searchUsers && !sources.loadEmployees && wanted !== '';
  const found = useQuery({ ...userSearchQuery(wanted), enabled: searches });
  const all = listed.data ?? (searches ? found.data?.content : null);
  const people = useMemo(
    (): UserRef[] =>
      (all ?? []).filter(({ id, loggedRoleGroup }) => roleGroupFacts[loggedRoleGroup].lender && !without.has(id)),
    [all, without],
  );
  return {
    people,
    isPending: sources.loadEmployees ? listed.isPending : searches && found.isPending,
    mustSearch: !sources.loadEmployees,
    error: listed.error ?? found.error,
  };
}

/** Picks an employee of the lender. */
export function EmployeePicker({ offered, label, allThere, value, onChange, ...field }: EmployeePickerProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const { people, isPending, mustSearch, error } = useEmployees(offered, typed ?? '');
  const found = useMemo(() => rule('filterUsers', { query: typed ?? '', people }), [typed, people]);
  const everybody = mustSearch ? text('contact-picker-prompt') : allThere;
  const nobody = typed?.trim() ? text('user-does-not-exist') : everybody;
  return (
    <Field label={label} required={field.required} error={field.error}>
      {({ id }) => (
        <Combobox
          id={id}
          label={label}
          autoFocus={field.autoFocus}
          placeholder={text('contact-picker-prompt')}
          query={typed ?? (value ? rule('displayName', value) : '')}
          onQuery={setTyped}
          onLeave={() => {
            if (typed?.trim() === '') onChange(null);
            setTyped(null);
          }}
          options={found.flatMap((userId) => {
            const person = people.find((each) => each.id === userId);
            return person ? [{ id: userId, content: <EmployeeLine person={person} /> }] : [];
          })}
          onChoose={(chosen) => {
            setTyped(null);
            onChange(people.find((each) => each.id === chosen) ?? null);
          }}
          note={isPending ? 'Loading people…' : error ? messageFor(error) : found.length === 0 ? nobody : null}
        />
      )}
    </Field>
  );
}

function EmployeeLine({ person }: { person: UserRef }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar person={person} size="sm" />
      <span className="min-w-0">
        <span className="block truncate">{rule('displayName', person)}</span>
        <span className="block truncate text-xs text-faint">
          {[person.positionOrTitle, person.emailAddress].filter(Boolean).join(' · ')}
        </span>
      </span>
    </span>
  );
}
