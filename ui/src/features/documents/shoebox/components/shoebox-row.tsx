import { Link } from '@tanstack/react-router';
import { FileText, FolderInput } from 'lucide-react';
import { memo } from 'react';
import { Button } from '@/components/ui/button';
import { DateText } from '@/components/ui/date-text';
import { isDeepEqual } from '@/lib/is-deep-equal';
import { byteSize } from '@/lib/byte-size';
import { dragProps } from '../../filing/drag-and-drop';
import { DocumentMenu } from '../../menu/document-menu';
import { VirusLine } from '../../virus/virus-line';
import type { ShoeboxDocument } from '../api';

interface ShoeboxRowProps {
  document: ShoeboxDocument;
  busy: boolean;
  /** Opens the request picker. */
  onFileOnto: (document: ShoeboxDocument) => void;
}

/**
 * An unfiled document: drag it to a request, or pick one. Memoized, because rows are added by the hundred while an
 * archive is uploaded.
 */
export const ShoeboxRow = memo(function ShoeboxRow({ document, busy, onFileOnto }: ShoeboxRowProps) {
  return (
    <li
      {...dragProps('document', document.id)}
      className="flex items-center gap-2.5 border-b border-line bg-surface px-3 py-2.5 last:border-b-0 pointer-fine:cursor-grab"
    >
      <FileText aria-hidden className="size-4 shrink-0 text-faint" />
      <div className="min-w-0 grow">
        <Link
          to="."
          draggable={false}
          search={(now: object) => ({ ...now, documentPreviewId: document.id })}
          className="expanded-hit-area block rounded-sm font-medium hover:underline"
          aria-label={`Preview ${document.name}`}
        >
          <span className="block truncate">{document.name}</span>
        </Link>
        <p className="truncate text-[13px] text-faint tabular-nums">
          {byteSize(document.size)} · <DateText at={document.createdAt} />
        </p>
        <VirusLine check={document.virusCheck} />
      </div>
      <Button
        size="sm"
        busy={busy}
        aria-label={`File ${document.name} to a request`}
        onClick={() => onFileOnto(document)}
      >
        {!busy && <FolderInput aria-hidden />} File
      </Button>
      <DocumentMenu document={document} disabledReason={null} way={null} />
    </li>
  );
}, isDeepEqual);
