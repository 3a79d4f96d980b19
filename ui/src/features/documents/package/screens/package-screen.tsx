import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { PackageOpen } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { rule } from '@/rules/rule';
import { type PackageDocument, changesQuery, packageQuery } from '../api';
import { FindInDocuments } from '../components/find-in-documents';
import { PackageList } from '../components/package-list';
import { PackageToolbar } from '../components/package-toolbar';
import { PdfList } from '../components/pdf-list';
import { PdfOrder } from '../components/pdf-order';
import { WhatsNew } from '../components/whats-new';
import { uniqueDocuments } from '../document-order';
import { packageFolders } from '../package-folders';
import { useCopyLinks } from '../use-copy-links';
import { useDownload } from '../use-download';
import { usePdfs } from '../use-pdfs';

interface PackageScreenProps {
  loanId: string;
  /** Shares the requests of the selected documents. */
  onShare?: ((requests: { id: string; name: string }[]) => void) | undefined;
  /** Additional content above the documents. */
  aside?: ReactNode;
}

/** The documents of a loan in the order of its needs list: open, select, share, and download as one archive. */
export function PackageScreen({ loanId, onShare, aside }: PackageScreenProps) {
  const { acceptedOnly = false } = useSearch({ strict: false });
  const navigate = useNavigate();
  const query = useQuery({ ...packageQuery(loanId, acceptedOnly), placeholderData: keepPreviousData });
  const documents = query.data;
  const folders = useMemo(() => packageFolders(documents ?? []), [documents]);
  const [ticked, setTicked] = useState<readonly string[]>([]);
  const chosen = documents?.filter(({ documentId }) => ticked.includes(documentId)) ?? [];
  const download = useDownload(loanId);
  const { pdfs, ...pdf } = usePdfs(loanId);
  const [ordering, setOrdering] = useState<readonly PackageDocument[]>();
  const makePdf = async (documentIds: string[]) => {
    if (await pdf.ask({ acceptedOnly, documentIds })) setOrdering(undefined);
  };
  const changes = useQuery(changesQuery(loanId)).data;
  const novelties = useMemo(
    () => new Map(changes?.content.map(({ documentId, novelty }) => [documentId, novelty])),
    [changes],
  );
  const copyLinks = useCopyLinks(loanId);
  const toggle = (listed: string[]) => setTicked(rule('selectAll', { listed, selected: ticked }));
  const setAcceptedOnly = (only: boolean) =>
    void navigate({ to: '.', replace: true, search: (now: object) => ({ ...now, acceptedOnly: only || undefined }) });
  const idsOf = (some: readonly PackageDocument[]) => uniqueDocuments(some).map(({ documentId }) => documentId);

  return (
    <section aria-label="Package">
      {aside}
      <FindInDocuments loanId={loanId} />
      <WhatsNew changes={changes} onTick={() => setTicked([...novelties.keys()])} />
      {documents && (documents.length > 0 || acceptedOnly) && (
        <PackageToolbar
          documents={documents}
          chosen={chosen}
          acceptedOnly={acceptedOnly}
          onAcceptedOnly={setAcceptedOnly}
          onToggleAll={() => toggle(idsOf(documents))}
          download={download}
          onDownload={() => void download.start({ acceptedOnly, documentIds: idsOf(chosen) })}
          onPdf={() => setOrdering(chosen.length > 0 ? chosen : documents)}
          onCopyLinks={() => void copyLinks(chosen)}
          onShare={onShare && (() => onShare(requestsOf(chosen)))}
        />
      )}
      <PdfList loanId={loanId} pdfs={pdfs} />
      {ordering && (
        <PdfOrder
          documents={ordering}
          busy={pdf.asking}
          onMake={(documentIds) => void makePdf(documentIds)}
          onClose={() => setOrdering(undefined)}
        />
      )}
      {query.isPending && <PackageSkeleton />}
      {query.isError && !documents && (
        <ErrorState title="Couldn’t load the package" error={query.error} onRetry={() => void query.refetch()} />
      )}
      {documents && documents.length > 0 && (
        <PackageList folders={folders} selected={new Set(ticked)} novelties={novelties} onToggle={toggle} />
      )}
      {documents?.length === 0 && <NoDocuments acceptedOnly={acceptedOnly} onShowAll={() => setAcceptedOnly(false)} />}
    </section>
  );
}

function requestsOf(documents: readonly PackageDocument[]): { id: string; name: string }[] {
  return [...new Map(documents.map(({ elementId: id, name }) => [id, { id, name }])).values()];
}

function NoDocuments({ acceptedOnly, onShowAll }: { acceptedOnly: boolean; onShowAll: () => void }) {
  return (
    <EmptyState
      icon={<PackageOpen aria-hidden />}
      title={acceptedOnly ? 'Nothing accepted yet' : 'No documents yet'}
      action={acceptedOnly && <Button onClick={onShowAll}>Show all documents</Button>}
    >
      {acceptedOnly
        ? 'Documents you accept in the needs list appear here.'
        : 'Documents uploaded to the needs list are collected here, ready to download.'}
    </EmptyState>
  );
}

/** The placeholder while documents are loading, in their size. */
function PackageSkeleton() {
  return (
    <div role="status" aria-label="Loading the package" className="rounded-md border border-line bg-surface">
      {Array.from({ length: 8 }, (_, row) => (
        <div key={row} className="flex h-15.5 items-center gap-3 border-b border-line px-3 last:border-b-0">
          <Skeleton className="size-4.5" />
          <div className="grow">
            <Skeleton className="h-4 w-64 max-w-full" />
            <Skeleton className="mt-1.5 h-3 w-40" />
          </div>
          <Skeleton className="h-5 w-20 rounded-full" />
        </div>
      ))}
    </div>
  );
}
