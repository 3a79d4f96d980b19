import { Select, type SelectOption } from '@/components/form/select';
import { type ActivityChoices, type ActivitySearch, kindOf } from './activity';

interface ActivityFiltersProps {
  /** `undefined` until they are loaded. */
  choices: ActivityChoices | undefined;
  search: ActivitySearch;
  onChange: (change: ActivitySearch) => void;
}

/** Filters the activity by person and kind. */
export function ActivityFilters({ choices, search, onChange }: ActivityFiltersProps) {
  const people = choices?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const kinds: SelectOption<string>[] = choices?.kinds.map(({ kind, label }) => ({ value: kind, label })) ?? [];
  const { byUserId = '', kind = '' } = search;
  // A person in the URL without activity here remains selected.
  if (byUserId && !people.some(({ value }) => value === byUserId)) people.push({ value: byUserId, label: 'Someone' });
  return (
    <>
      <Select
        label="Person"
        className="grow sm:max-w-60"
        value={byUserId}
        options={[{ value: '', label: 'Everyone' }, ...people]}
        onValueChange={(chosen) => onChange({ byUserId: chosen || undefined })}
      />
      <Select
        label="Kind"
        className="grow sm:max-w-60"
        value={kind}
        options={[{ value: '', label: 'Everything' }, ...kinds]}
        onValueChange={(chosen) => onChange({ kind: kindOf(chosen) })}
      />
    </>
  );
}
