import { useQuery } from '@tanstack/react-query';
import { wordsFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Skeleton } from '@/components/ui/skeleton';
import { rule } from '@/rules/rule';
import { templateRequestsQuery, templatesQuery } from '../api';

interface TemplateChoiceProps {
  value: string;
  error: string | undefined;
  onChange: (templateId: string) => void;
}

/** The needs list a loan begins with, and what that asks for. */
export function TemplateChoice({ value, error, onChange }: TemplateChoiceProps) {
  const { data = [], error: failure } = useQuery(templatesQuery);
  const options = [{ value: '', label: 'Begin with an empty list' }];
  return (
    <div className="grid gap-2">
      <Field label="Needs list" error={failure ? wordsFor(failure) : error}>
        {(control) => (
          <Select
            {...control}
            value={value}
            options={[...options, ...data.map(({ id, name }) => ({ value: id, label: name }))]}
            onValueChange={onChange}
          />
        )}
      </Field>
      {value !== '' && <Preview templateId={value} />}
    </div>
  );
}

function Preview({ templateId }: { templateId: string }) {
  const { data, error } = useQuery(templateRequestsQuery(templateId));
  if (error) return <p className="text-[13px] text-bad">{wordsFor(error)}</p>;
  if (!data) return <Skeleton className="h-24" />;
  return (
    <section aria-label="What will be asked for">
      <p className="text-[13px] text-muted">
        {rule('countLabel', { count: data.length, noun: 'ITEM' })} will be asked for
      </p>
      <ul
        tabIndex={0}
        className="mt-1.5 max-h-40 overflow-y-auto rounded-md bg-sunken px-3 py-1.5 text-[13px] sm:columns-2"
      >
        {data.map(({ id, name, eachBorrower }) => (
          <li key={id} className="break-inside-avoid py-0.5">
            {name}
            {eachBorrower && <span className="text-faint"> – each borrower</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
