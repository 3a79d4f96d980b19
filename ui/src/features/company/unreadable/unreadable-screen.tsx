import { useInfiniteQuery } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import { useRef, useState } from 'react';
import { paths } from '@/address/paths';
import { keys } from '@/api/keys';
import { BackLink } from '@/components/layout/back-link';
import { Page } from '@/components/layout/page';
import { usePageTitle } from '@/components/layout/use-page-title';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { type UnreadableCounts, type UnreadableDocument, readAgain, unreadableQuery } from './api';
import { UnreadableRow } from './unreadable-row';

const files = (count: number) => rule('countLabel', { count, noun: 'FILE' });

/** Returns the counts in words. */
function countWords({ unreadable, more, waiting }: UnreadableCounts): string {
  const left = unreadable === 0 ? [] : [`${more ? 'More than ' : ''}${files(unreadable)} couldn’t be read.`];
  return [...left, ...(waiting === 0 ? [] : [`${files(waiting)} being read again.`])].join(' ');
}

/** The documents on all the company's loans whose text can't be searched, with reasons; for lead lenders. */
export function UnreadableScreen() {
  usePageTitle('Unreadable documents');
  return (
    <Page
      title="Unreadable documents"
      back={<BackLink to={paths.companySettings}>Company settings</BackLink>}
      measure="wide"
    >
      <p className="mb-4 max-w-2xl text-pretty text-muted">
        Documents on all your loans whose text can’t be searched. Borrowers and contacts aren’t notified.
      </p>
      <UnreadableList />
    </Page>
  );
}

function UnreadableList() {
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(unreadableQuery);
  const { run } = useUndoable(keys.companyParts('unreadable'), keys.home);
  const [busy, setBusy] = useState<string | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [first] = data?.pages ?? [];
  if (!first && error)
    return <ErrorState title="Couldn’t load documents" error={error} onRetry={() => void refetch()} />;
  if (!data || !first) return <Skeleton className="h-64" />;
  const rows = data.pages.flatMap(({ content }) => content);
  const read = async ({ id, name }: UnreadableDocument) => {
    setBusy(id);
    const call = async () => ({ answered: await readAgain(id) });
    const done = await run({ call, words: (counts) => `Reading “${name}” again. ${countWords(counts)}`.trim() });
    setBusy(null);
    if (done) list.current?.focus();
  };
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      <p role="status" className="mb-2 text-[13px] text-muted">
        {countWords(first.counts)}
      </p>
      {!first.reading && (
        <p className="mb-3 w-fit rounded-md bg-sunken px-3 py-1.5 text-[13px] text-muted">
          Document reading is turned off on this server, so documents can’t be read again. Its operator can turn it on.
        </p>
      )}
      {rows.length === 0 ? (
        <EmptyState icon={<FileCheck aria-hidden />} title="All documents are readable">
          Documents that are locked, damaged or too large show here with the reason.
        </EmptyState>
      ) : (
        <ul aria-label="Unreadable documents" className="rounded-md border border-line bg-surface">
          {rows.map((row) => (
            <UnreadableRow
              key={row.id}
              row={row}
              busy={busy === row.id}
              onRead={first.reading ? () => void read(row) : null}
            />
          ))}
        </ul>
      )}
      {hasNextPage && (
        <Button size="sm" className="mt-3" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          Show more
        </Button>
      )}
    </div>
  );
}
