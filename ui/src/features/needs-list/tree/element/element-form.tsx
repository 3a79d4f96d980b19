import type { ReviewStatus } from '@/api/models';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { Textarea } from '@/components/form/textarea';
import { keysOf } from '@/lib/object-keys';
import { statusFacts } from '@/rules/facts';
import { text } from '@/rules/text';
import type { ElementValues } from './element-values';
import { RequestFields, type RequestFieldsProps } from './request-fields';

const ANY = 'ANY';

const statusOptions = (): { value: ReviewStatus | typeof ANY; label: string }[] => [
  { value: ANY, label: 'From the start' },
  ...keysOf(statusFacts).map((status) => ({ value: status, label: statusFacts[status].label })),
];

interface ElementFormProps extends Pick<RequestFieldsProps, 'places' | 'priorities'> {
  values: ElementValues;
  /** Returns the error of a field. */
  errorOf: (field: keyof ElementValues) => string | undefined;
  /** How a request states its due date: on a loan by date, in a template by days; `null` for a folder. */
  due: 'date' | 'days' | null;
  /** Whether it can be copied for each borrower: a request of a template. */
  offersEach: boolean;
  onChange: (values: ElementValues) => void;
  onSubmit: () => void;
}

/** The fields of a folder or a file request. */
export function ElementForm({ values, errorOf, due, offersEach, onChange, onSubmit, ...offered }: ElementFormProps) {
  return (
    <form
      id="element-form"
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Field label="Name" error={errorOf('name')} limit={{ field: 'name', text: values.name }}>
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={values.name}
            onChange={(event) => onChange({ ...values, name: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Description"
        hint="What the borrower should know about it."
        error={errorOf('description')}
        limit={{ field: 'description', text: values.description }}
      >
        {(control) => (
          <Textarea
            {...control}
            value={values.description}
            onChange={(event) => onChange({ ...values, description: event.target.value })}
          />
        )}
      </Field>
      {due && <RequestFields {...{ values, errorOf, due, onChange }} {...offered} />}
      <Field label={text('comment-visible-to-borrowers')}>
        {({ id }) => (
          <Select
            id={id}
            value={values.visibleAtStatus || ANY}
            options={statusOptions()}
            onValueChange={(chosen) => onChange({ ...values, visibleAtStatus: chosen === ANY ? '' : chosen })}
          />
        )}
      </Field>
      <label className="flex items-center gap-2.5">
        <Checkbox
          checked={values.hidden}
          onCheckedChange={(checked) => onChange({ ...values, hidden: checked === true })}
        />
        Hidden
      </label>
      {offersEach && (
        <div>
          <label className="flex items-center gap-2.5">
            <Checkbox
              checked={values.eachBorrower}
              aria-describedby="each-borrower-hint"
              onCheckedChange={(checked) => onChange({ ...values, eachBorrower: checked === true })}
            />
            {text('each-borrower')}
          </label>
          <p id="each-borrower-hint" className="mt-1 pl-6.5 text-[13px] text-faint">
            {text('each-borrower-hint')}
          </p>
        </div>
      )}
    </form>
  );
}
