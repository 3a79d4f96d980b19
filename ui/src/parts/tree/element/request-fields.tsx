import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Textarea } from '@/components/form/textarea';
import { text } from '@/rules/text';
import type { ElementValues } from './element-values';

interface RequestFieldsProps {
  values: ElementValues;
  due: 'date' | 'days';
  errorOf: (field: keyof ElementValues) => string | undefined;
  onChange: (values: ElementValues) => void;
}

/** What only requests have: by when, whether at all, how to come by it, and what lenders keep to themselves. */
export function RequestFields({ values, due, errorOf, onChange }: RequestFieldsProps) {
  return (
    <>
      <Field
        label="Instructions"
        hint="How to come by it, step by step. Links can be opened."
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
          <DueDays {...{ values, errorOf, onChange }} />
        )}
        <label className="flex items-center gap-2.5 sm:mt-8">
          <Checkbox
            checked={values.optional}
            onCheckedChange={(checked) => onChange({ ...values, optional: checked === true })}
          />
          {text('request-optional')}
        </label>
      </div>
      <Field
        label="Internal note"
        hint="Only the lending team sees it."
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

type DueProps = Omit<RequestFieldsProps, 'due'>;

/** As long as a calendar date is written; some browsers take years of more digits. */
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

function DueDays({ values, errorOf, onChange }: DueProps) {
  return (
    <Field label="Due after days" hint="Counted from the day it is put on a loan." error={errorOf('dueDays')}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          value={values.dueDays}
          onChange={({ target }) => onChange({ ...values, dueDays: target.value.replaceAll(/\D/g, '').slice(0, 6) })}
        />
      )}
    </Field>
  );
}
