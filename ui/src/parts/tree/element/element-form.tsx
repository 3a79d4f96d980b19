import type { NeedsListElement } from '@/api/elements';
import type { ReviewStatus } from '@/api/models';
import { Checkbox } from '@/components/form/checkbox';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Select } from '@/components/form/select';
import { Textarea } from '@/components/form/textarea';
import { keysOf } from '@/lib/keys';
import { statusFacts } from '@/rules/facts';
import type { VisibleAt } from '@/rules/rule';
import { text } from '@/rules/text';
import { isForEach } from '../element-list';

/** What is typed about an element. */
export interface ElementValues {
  name: string;
  description: string;
  hidden: boolean;
  /** Empty: from the start. */
  visibleAtStatus: VisibleAt | '';
  /** In a template: a loan gets one of it for each borrower. */
  eachBorrower: boolean;
}

export const valuesOf = (element: NeedsListElement): ElementValues => ({
  name: element.name,
  description: element.description ?? '',
  hidden: element.hidden,
  visibleAtStatus: element.visibleAtStatus ?? '',
  eachBorrower: isForEach(element),
});

/** What a form can change about an element; null clears. */
interface ElementFields {
  name?: string;
  description?: string | null;
  hidden?: boolean;
  visibleAtStatus?: ReviewStatus | null;
  eachBorrower?: boolean;
}

/** Only what differs from the element, so that nobody else's change is overwritten unseen. */
export function changesIn(values: ElementValues, element: NeedsListElement | null): ElementFields {
  const before = element ? valuesOf(element) : null;
  const change: ElementFields = {};
  if (values.name !== before?.name) change.name = values.name;
  if (values.description !== (before?.description ?? '')) change.description = values.description;
  if (values.hidden !== (before?.hidden ?? false)) change.hidden = values.hidden;
  if (values.visibleAtStatus !== (before?.visibleAtStatus ?? '') && values.visibleAtStatus !== 'UNKNOWN') {
    change.visibleAtStatus = values.visibleAtStatus || null;
  }
  if (values.eachBorrower !== (before?.eachBorrower ?? false)) change.eachBorrower = values.eachBorrower;
  return change;
}

const ANY = 'ANY';

const statusOptions = (): { value: ReviewStatus | typeof ANY; label: string }[] => [
  { value: ANY, label: 'From the start' },
  ...keysOf(statusFacts).map((status) => ({ value: status, label: statusFacts[status].label })),
];

interface ElementFormProps {
  values: ElementValues;
  /** What is wrong with a field. */
  errorOf: (field: 'name' | 'description') => string | undefined;
  /** Whether it can be one for each borrower: a request of a template. */
  offersEach: boolean;
  onChange: (values: ElementValues) => void;
  onSubmit: () => void;
}

/** The fields of a folder or a file request. */
export function ElementForm({ values, errorOf, offersEach, onChange, onSubmit }: ElementFormProps) {
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
      <Field label="Visible to borrowers">
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
