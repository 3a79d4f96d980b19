import { Download, FileText, Link2, Share2 } from 'lucide-react';
import { Checkbox } from '@/components/form/checkbox';
import { Button } from '@/components/ui/button';
import { byteSize } from '@/lib/byte-size';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { PackageDocument } from '../api';
import { totalSize } from '../package-folders';
import type { useDownload } from '../use-download';

interface PackageToolbarProps {
  documents: readonly PackageDocument[];
  /** The selected documents. */
  chosen: readonly PackageDocument[];
  acceptedOnly: boolean;
  onAcceptedOnly: (only: boolean) => void;
  onToggleAll: () => void;
  download: ReturnType<typeof useDownload>;
  onDownload: () => void;
  /** Opens the dialog that combines them into one PDF. */
  onPdf: () => void;
  onCopyLinks: () => void;
  onShare: (() => void) | undefined;
}

/** The actions for the selected documents; without a selection, the download includes everything. */
export function PackageToolbar({ documents, chosen, download, ...rest }: PackageToolbarProps) {
  const taken = chosen.length > 0 ? chosen : documents;
  const none = chosen.length === 0 ? 'Select documents first' : undefined;
  const count = rule('countLabel', { count: taken.length, noun: 'ITEM' });
  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <label className="flex items-center gap-2.5 pl-3 font-medium">
        <Checkbox
          checked={chosen.length === 0 ? false : chosen.length === documents.length || 'indeterminate'}
          disabled={documents.length === 0}
          onCheckedChange={rest.onToggleAll}
        />
        {chosen.length > 0 ? `${count} selected` : text('select-all-people')}
      </label>
      <span className="text-[13px] text-faint tabular-nums">{byteSize(totalSize(taken))}</span>
      <label className="flex items-center gap-2 text-muted">
        <Checkbox checked={rest.acceptedOnly} onCheckedChange={(on) => rest.onAcceptedOnly(on === true)} />
        Accepted only
      </label>
      <div className="ml-auto flex flex-wrap items-center justify-end gap-2 max-sm:ml-0 max-sm:w-full max-sm:justify-start">
        {rest.onShare && (
          <Action why={none} onClick={rest.onShare}>
            <Share2 aria-hidden /> {text('share-history')}
          </Action>
        )}
        <Action why={none} onClick={rest.onCopyLinks}>
          <Link2 aria-hidden /> Copy links
        </Action>
        <Button disabled={documents.length === 0} onClick={rest.onPdf}>
          <FileText aria-hidden /> Combine into one PDF…
        </Button>
        <Button look="primary" disabled={documents.length === 0 || download.asking} onClick={rest.onDownload}>
          <Download aria-hidden /> {chosen.length > 0 ? `Download ${count}` : 'Download all'}
        </Button>
      </div>
    </div>
  );
}

/** A button that stays focusable while disabled, so that it can tell why. */
function Action({
  why,
  onClick,
  children,
}: {
  why: string | undefined;
  onClick: () => void;
  children: React.ReactNode;
}) {
  return (
    <Button aria-disabled={why ? true : undefined} title={why} onClick={() => !why && onClick()}>
      {children}
    </Button>
  );
}
