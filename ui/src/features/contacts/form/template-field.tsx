import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { templatesQuery } from '../api';
import { useContactPlace } from '../contact-context';

interface TemplateFieldProps {
  value: string | null;
  error: string | undefined;
  onChange: (templateId: string | null) => void;
}

/** The needs-list template of a new borrower, with a preview. */
export function TemplateField({ value, error, onChange }: TemplateFieldProps) {
  const { renderNeedsList } = useContactPlace();
  const [viewing, setViewing] = useState(false);
  const { data = [], isPending, error: failure } = useQuery(templatesQuery);
  const offered = rule('borrowerTemplates', { templates: data });
  const templates = offered.flatMap((id) => data.find((template) => template.id === id) ?? []);
  const chosen = templates.find(({ id }) => id === value);
  const blank = isPending
    ? 'Loading templates…'
    : templates.length > 0
      ? 'Choose a template'
      : 'No template for individuals yet';
  return (
    <div className="flex flex-wrap items-end gap-2 sm:col-span-2">
      <div className="min-w-60 grow">
        <Field label={text('needs-list-template')} required error={failure ? messageFor(failure) : error}>
          {(control) => (
            <Select
              {...control}
              value={value ?? ''}
              options={[{ value: '', label: blank }, ...templates.map(({ id, name }) => ({ value: id, label: name }))]}
              onValueChange={(id) => onChange(id || null)}
            />
          )}
        </Field>
      </div>
      {renderNeedsList && (
        <Button
          disabled={!chosen}
          title={chosen ? undefined : 'Choose a template first'}
          onClick={() => setViewing(true)}
        >
          {text('view-needs-list')}
        </Button>
      )}
      {viewing && chosen && renderNeedsList?.(chosen, () => setViewing(false))}
    </div>
  );
}
