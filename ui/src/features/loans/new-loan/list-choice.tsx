import { useQuery } from '@tanstack/react-query';
import { elementsQuery } from '@/api/elements';
import { messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Select } from '@/components/form/select';
import { Skeleton } from '@/components/ui/skeleton';
import { rule } from '@/rules/rule';
import { templateRequestsQuery, templatesQuery } from '../api';

/** The source of the needs list; neither means an empty list. */
interface NeedsListSource {
  templateId: string;
  needsListOf: string;
}

interface ListChoiceProps {
  value: NeedsListSource;
  /** The loan that is copied. */
  copied: { id: string; name: string } | undefined;
  error: string | undefined;
  onChange: (chosen: NeedsListSource) => void;
}

/** The initial needs list of a loan, with a preview of its requests. */
export function ListChoice({ value: { templateId, needsListOf }, copied, error, onChange }: ListChoiceProps) {
  const { data = [], error: failure } = useQuery(templatesQuery);
  const options = [
    ...(copied ? [{ value: copied.id, label: `Same requests as “${copied.name}”` }] : []),
    { value: '', label: 'Start with a blank list' },
    ...data.map(({ id, name }) => ({ value: id, label: name })),
  ];
  const choose = (id: string) =>
    onChange(id === copied?.id ? { templateId: '', needsListOf: id } : { templateId: id, needsListOf: '' });
  return (
    <div className="grid gap-2">
      <Field label="Needs list" error={failure ? messageFor(failure) : error}>
        {(control) => (
          <Select {...control} value={needsListOf || templateId} options={options} onValueChange={choose} />
        )}
      </Field>
      {templateId !== '' && <TemplatePreview templateId={templateId} />}
      {needsListOf !== '' && <LoanListPreview loanId={needsListOf} />}
    </div>
  );
}

function TemplatePreview({ templateId }: { templateId: string }) {
  const { data, error } = useQuery(templateRequestsQuery(templateId));
  return <RequestPreview requests={data} error={error} />;
}

function LoanListPreview({ loanId }: { loanId: string }) {
  const { data, error } = useQuery(elementsQuery(loanId));
  return (
    <>
      <RequestPreview requests={data?.filter(({ storageType }) => storageType === 'FILE')} error={error} />
      <p className="text-[13px] text-muted">
        Copies folders, due dates counted in days, and the people who are on both loans. Documents, reviews and comments
        aren’t copied.
      </p>
    </>
  );
}

interface RequestPreviewProps {
  requests: readonly { id: string; name: string; eachBorrower?: boolean }[] | undefined;
  error: Error | null;
}

function RequestPreview({ requests, error }: RequestPreviewProps) {
  if (error) return <p className="text-[13px] text-bad">{messageFor(error)}</p>;
  if (!requests) return <Skeleton className="h-24" />;
  return (
    <section aria-label="Requested items">
      <p className="text-[13px] text-muted">
        {rule('countLabel', { count: requests.length, noun: 'ITEM' })} will be requested
      </p>
      <ul
        tabIndex={0}
        className="mt-1.5 max-h-40 overflow-y-auto rounded-md bg-sunken px-3 py-1.5 text-[13px] sm:columns-2"
      >
        {requests.map(({ id, name, eachBorrower }) => (
          <li key={id} className="break-inside-avoid py-0.5">
            {name}
            {eachBorrower && <span className="text-faint"> – from each borrower</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}
