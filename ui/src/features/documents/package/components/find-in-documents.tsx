import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import type { FoundDocuments } from '@/api/models';
import { messageFor } from '@/api/problem';
import { SearchField } from '@/components/form/search-field';
import { rule } from '@/rules/rule';
import { documentSearchQuery } from '../api';

/** The debounce delay in milliseconds. */
const debounceMs = 250;

/** Searches the text of the loan's documents, including unfiled ones, and lists those that can't be searched. */
export function FindInDocuments({ loanId }: { loanId: string }) {
  const [typed, setTyped] = useState('');
  const wanted = useDebounced(typed.trim());
  const { data: found, error, isPlaceholderData: stale } = useQuery(documentSearchQuery(loanId, wanted));
  return (
    <div role="search" aria-label="Find in documents" className="mb-4 max-sm:clear-both print:hidden">
      <SearchField
        label="Find in documents"
        placeholder="Search text in documents"
        className="max-w-md"
        value={typed}
        onChange={setTyped}
      />
      {wanted !== '' && (
        <p role="status" className="mt-2 text-[13px] text-muted">
          {error ? messageFor(error) : found && !stale ? resultSummary(found) : 'Searching…'}
        </p>
      )}
      {wanted !== '' && found && !stale && found.content.length > 0 && <FoundList found={found} />}
      {found && found.unreadable.length > 0 && <UnreadableCount found={found} />}
    </div>
  );
}

/** Returns the search text, debounced. */
function useDebounced(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typed === '' ? 0 : debounceMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}

function resultSummary({ content, more, waiting }: FoundDocuments): string {
  const count = rule('countLabel', { count: content.length, noun: 'FILE' });
  const words = content.length === 0 ? 'No documents contain these words.' : more ? `The first ${count}` : count;
  if (waiting === 0) return words;
  return `${words}${content.length === 0 ? '' : '.'} ${rule('countLabel', { count: waiting, noun: 'FILE' })} still being read.`;
}

function FoundList({ found }: { found: FoundDocuments }) {
  return (
    <ul aria-label="Documents with these words" className="mt-2 rounded-md border border-line bg-surface">
      {found.content.map(({ id, name, excerpt }) => (
        <li key={id} className="border-b border-line px-3 py-2 last:border-b-0">
          <DocumentLink id={id} name={name} find={excerpt?.hit} />
          {excerpt && (
            <p className="text-[13px] break-words text-muted">
              {excerpt.before}
              <mark className="rounded-xs bg-accent-soft text-ink">{excerpt.hit}</mark>
              {excerpt.behind}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

/** For lenders: the documents that can't be searched, and why. */
function UnreadableCount({ found: { unreadable } }: { found: FoundDocuments }) {
  return (
    <details className="mt-2 text-[13px] text-muted">
      <summary className="w-fit cursor-pointer rounded-sm hover:text-ink">
        {rule('countLabel', { count: unreadable.length, noun: 'FILE' })} can’t be searched
      </summary>
      <ul aria-label="Documents that can’t be searched" className="mt-1 grid gap-1">
        {unreadable.map(({ id, name, message }) => (
          <li key={id} className="break-words">
            <DocumentLink id={id} name={name} find={undefined} /> — {message}
          </li>
        ))}
      </ul>
    </details>
  );
}

function DocumentLink({ id, name, find }: { id: string; name: string; find: string | undefined }) {
  return (
    <Link
      to="."
      search={(now: object) => ({ ...now, documentPreviewId: id, documentFind: find })}
      className="rounded-sm font-medium break-words text-ink hover:underline"
    >
      {name}
    </Link>
  );
}
