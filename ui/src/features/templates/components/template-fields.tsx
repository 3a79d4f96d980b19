import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { keysOf } from '@/lib/object-keys';
import { entityTypeFacts } from '@/rules/facts';
import type { EntityType, TemplateWords } from '../api';

const entityOptions = keysOf(entityTypeFacts).map((value) => ({ value, label: entityTypeFacts[value].label }));

interface TemplateFieldsProps {
  words: TemplateWords;
  /** Absent if the kind can't be changed: a copy keeps it. */
  onEntityType?: (entityType: EntityType) => void;
  onName: (name: string) => void;
  nameError: string | undefined;
}

/** The fields for the name and kind of a template. */
export function TemplateFields({ words, onEntityType, onName, nameError }: TemplateFieldsProps) {
  return (
    <div className="grid gap-4">
      <Field label="Name" error={nameError} limit={{ field: 'name', text: words.name }}>
        {(control) => (
          <Input {...control} autoFocus value={words.name} onChange={(event) => onName(event.target.value)} />
        )}
      </Field>
      {onEntityType && (
        <Field label="For" hint="A borrower’s needs list comes from a template for people.">
          {({ id }) => <Select id={id} value={words.entityType} options={entityOptions} onValueChange={onEntityType} />}
        </Field>
      )}
    </div>
  );
}
