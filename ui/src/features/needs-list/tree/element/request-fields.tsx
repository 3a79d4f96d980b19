import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select, type SelectOption } from '@/components/form/select';
import { Textarea } from '@/components/form/textarea';
import { text } from '@/rules/text';
import type { PriorityType } from '@/api/models';
import { TOP, type FolderPlace } from '../reorder/folder-places';
import type { ElementValues } from './element-values';

export interface RequestFieldsProps {
  values: ElementValues;
  due: 'date' | 'days';
  /** The possible parent folders. */
  places: readonly FolderPlace[];
  priorities: readonly SelectOption<PriorityType>[];
  errorOf: (field: keyof ElementValues) => string | undefined;
  onChange: (values: ElementValues) => void;
}

/**
 * The fields that only requests have: folder, priority, instructions, due date, maximum document age, optional, and the
 * internal note.
 */
export function RequestFields({ values, due, places, priorities, errorOf, onChange }: RequestFieldsProps) {
  return (
    <>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field label="Folder" error={errorOf('parentId')}>
          {(control) => (
            <Select
              {...control}
              value={values.parentId ?? TOP}
              options={places.map(({ id, way }) => ({ value: id, label: way }))}
              onValueChange={(id) => onChange({ ...values, parentId: id === TOP ? null : id })}
            />
          )}
        </Field>
        <Field label="Priority" error={errorOf('priorityType')}>
          {(control) => (
            <Select
              {...control}
              value={values.priorityType}
              options={priorities}
              onValueChange={(priorityType) => onChange({ ...values, priorityType })}
            />
          )}
        </Field>
      </div>
      <Field
        label="Instructions"
        hint="How to get it, step by step. Links are clickable."
        error={errorOf('instructions')}
        limit={{ field: 'instructions', text: values.instructions }}
      >
        {(control) => (
          <Textarea
            {...control}
            value={values.instructions}
            onChange={(event) => onChange({ ...values, instructions: event.target.value })}
          />
        )}
      </Field>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {due === 'date' ? (
          <DueDate {...{ values, errorOf, onChange }} />
        ) : (
          <DueDays
            label="Days until due"
            hint="Counted from the day it is added to a loan."
            error={errorOf('dueDays')}
            value={values.dueDays}
            onChange={(dueDays) => onChange({ ...values, dueDays })}
          />
        )}
        <DueDays
          label="Maximum age (days)"
          hint="Shown to borrowers. You’ll be warned about older statements."
          error={errorOf('freshnessDays')}
          value={values.freshnessDays}
          onChange={(freshnessDays) => onChange({ ...values, freshnessDays })}
        />
      </div>
      <label className="flex items-center gap-2.5">
        <Checkbox
          checked={values.optional}
          onCheckedChange={(checked) => onChange({ ...values, optional: checked === true })}
        />
        {text('request-optional')}
      </label>
      <Field
        label="Internal note"
        hint="Visible to the lending team only."
        error={errorOf('internalNote')}
        limit={{ field: 'internalNote', text: values.internalNote }}
      >
        {(control) => (
          <Textarea
            {...control}
            className="min-h-14"
            value={values.internalNote}
            onChange={(event) => onChange({ ...values, internalNote: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}

type DueProps = Omit<RequestFieldsProps, 'due' | 'places' | 'priorities'>;

/** The length of a calendar date; some browsers accept years with more digits. */
const DATE_LENGTH = 10;

function DueDate({ values, errorOf, onChange }: DueProps) {
  return (
    <Field label="Due date" error={errorOf('dueDate')}>
      {(control) => (
        <Input
          {...control}
          type="date"
          max="9999-12-31"
          value={values.dueDate}
          onChange={({ target }) =>
            target.value.length <= DATE_LENGTH && onChange({ ...values, dueDate: target.value })
          }
        />
      )}
    </Field>
  );
}

interface DueDaysProps {
  label: string;
  hint: string;
  error: string | undefined;
  value: string;
  onChange: (digits: string) => void;
}

/** A field for a number of days: digits, or empty. */
function DueDays({ label, hint, error, value, onChange }: DueDaysProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value.replaceAll(/\D/g, '').slice(0, 6))}
        />
      )}
    </Field>
  );
}
