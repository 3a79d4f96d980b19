import { Download } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { Document, Version } from '@/api/documents';
import { withActingUser } from '@/api/session/acting-user';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { type PdfState, usePdf } from '../pdf/use-pdf';
import { PreviewSkeleton } from '../preview/preview-skeleton';
import { ComparedPages } from './compared-pages';

interface CompareViewProps {
  document: Document;
  /** The earlier version. */
  version: Version;
  onClose: () => void;
}

/** An earlier version next to the current one. */
export default function CompareView({ document, version, onClose }: CompareViewProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  // The element that opened it was removed with the list of versions.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const both = `Version ${version.number} and version ${document.version}`;
  return (
    <section aria-label={both} className="flex h-full flex-col">
      <div className="flex items-center gap-2 border-b border-line bg-surface px-4 py-1.5">
        <h2 ref={heading} tabIndex={-1} className="grow font-medium outline-none">
          {both}
        </h2>
        <Button size="sm" onClick={onClose}>
          Close comparison
        </Button>
      </div>
      <div className="min-h-0 grow">
        {isPdf(document) && isPdf(version) ? (
          <ComparedPdfs document={document} version={version} />
        ) : (
          <ComparisonUnavailable {...{ document, version }}>
            Only PDFs can be compared side by side. Download both to compare them.
          </ComparisonUnavailable>
        )}
      </div>
    </section>
  );
}

const isPdf = ({ mimeType }: { mimeType: string }) => mimeType === 'application/pdf';

function ComparedPdfs({ document, version }: Omit<CompareViewProps, 'onClose'>) {
  const before = usePdf(version.downloadUrl);
  const now = usePdf(`/v1/documents/${document.id}/versions/${document.version}/content`);
  const trouble = comparisonRefusal(before, version.number) ?? comparisonRefusal(now, document.version);
  if (trouble) return <ComparisonUnavailable {...{ document, version }}>{trouble}</ComparisonUnavailable>;
  if (before.kind !== 'open' || now.kind !== 'open') return <PreviewSkeleton />;
  return <ComparedPages before={{ ...before, number: version.number }} now={{ ...now, number: document.version }} />;
}

function comparisonRefusal({ kind }: PdfState, number: number): string | null {
  if (kind === 'locked') return `Version ${number} has a password, so it can’t be compared here. Download both.`;
  if (kind === 'broken') return `Version ${number} can’t be read: it is damaged, or isn’t a PDF. Download both.`;
  if (kind === 'cut off') return `Version ${number} didn’t load. Check your connection, then open this again.`;
  return null;
}

/** Tells why the versions can't be compared, with both to download. */
function ComparisonUnavailable({
  document,
  version,
  children,
}: Omit<CompareViewProps, 'onClose'> & { children: ReactNode }) {
  const files = [
    { number: version.number, name: version.name, url: version.downloadUrl },
    { number: document.version, name: document.name, url: document.downloadUrl },
  ];
  return (
    <div role="status">
      <EmptyState
        title="These versions can’t be shown side by side"
        className="pt-[15vh]"
        action={files.map(({ number, name, url }) => (
          <Button key={number} asChild>
            <a href={withActingUser(url)} download={name}>
              <Download aria-hidden /> Version {number}
            </a>
          </Button>
        ))}
      >
        {children}
      </EmptyState>
    </div>
  );
}
