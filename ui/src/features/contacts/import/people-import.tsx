import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { refreshPeople } from '@/components/people/refresh-people';
import { ImportDialog } from '@/features/spreadsheet';
import { rule } from '@/rules/rule';
import { templatesQuery } from '../api';
import { type PeopleImportOptions, importPeople } from './api';

interface PeopleImportProps {
  loan: { id: string; name: string };
  onClose: () => void;
}

/** Adds the borrowers and contacts of a CSV file to a loan. */
export function PeopleImport({ loan, onClose }: PeopleImportProps) {
  const client = useQueryClient();
  const [joining, setJoining] = useState<PeopleImportOptions>({ templateId: null, invite: false });
  const onImported = () => {
    void refreshPeople(client, loan.id);
    void client.invalidateQueries({ queryKey: keys.contactsOfAllLoans });
  };
  return (
    <ImportDialog
      kind={importPeople(loan, joining)}
      options={<JoiningFields joining={joining} onChange={(change) => setJoining({ ...joining, ...change })} />}
      onImported={onImported}
      onClose={onClose}
    />
  );
}

interface JoiningFieldsProps {
  joining: PeopleImportOptions;
  onChange: (change: Partial<PeopleImportOptions>) => void;
}

/** The options for people added to the loan. */
function JoiningFields({ joining, onChange }: JoiningFieldsProps) {
  const { data = [] } = useQuery(templatesQuery);
  const offered = rule('borrowerTemplates', { templates: data });
  const templates = offered.flatMap((id) => data.find((template) => template.id === id) ?? []);
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Borrowers’ needs list" hint="Required for borrowers, not for contacts.">
        {(control) => (
          <Select
            {...control}
            value={joining.templateId ?? ''}
            options={[
              { value: '', label: 'None: the file has no borrowers' },
              ...templates.map(({ id, name }) => ({ value: id, label: name })),
            ]}
            onValueChange={(id) => onChange({ templateId: id || null })}
          />
        )}
      </Field>
      <label className="flex items-center gap-2 sm:pt-4">
        <Checkbox checked={joining.invite} onCheckedChange={(on) => onChange({ invite: on === true })} />
        Invite them by email now
      </label>
    </div>
  );
}
