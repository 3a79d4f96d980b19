import { Select, type SelectOption } from '@/components/form/select';
import { type ActivityChoices, type ActivitySearch, kindOf } from './activity';

interface ActivityFiltersProps {
  /** Nothing until they are there. */
  choices: ActivityChoices | undefined;
  search: ActivitySearch;
  onChange: (change: ActivitySearch) => void;
}

/** Chooses whose activity is shown, and of which kind. */
export function ActivityFilters({ choices, search, onChange }: ActivityFiltersProps) {
  const people = choices?.people.map(({ id, name }) => ({ value: id, label: name })) ?? [];
  const kinds: SelectOption<string>[] = choices?.kinds.map(({ kind, label }) => ({ value: kind, label })) ?? [];
  const { byUserId = '', kind = '' } = search;
  // Somebody whom the address names and who did nothing here is still what is looked for.
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
