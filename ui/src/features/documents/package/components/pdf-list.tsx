import { useQueryClient } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { DateText } from '@/components/ui/date-text';
import { ConfirmDialog } from '@/components/window/confirm-dialog';
import { byteSize } from '@/lib/byte-size';
import { withActingUser } from '@/api/session/acting-user';
import { downloadFromUrl } from '@/lib/download-file';
import { rule } from '@/rules/rule';
import { type PackagePdf, deleteCombinedPdf } from '../api';

interface PdfListProps {
  loanId: string;
  pdfs: readonly PackagePdf[];
}

/** The combined PDFs that the person requested: progress, excluded documents, download and removal. */
export function PdfList({ loanId, pdfs }: PdfListProps) {
  const [removing, setRemoving] = useState<PackagePdf>();
  const cache = useQueryClient();
  const made = pdfs.filter(({ state }) => state === 'MADE').length;
  // A finished PDF resets what is new since the last package.
  useEffect(() => {
    if (made > 0) void cache.invalidateQueries({ queryKey: keys.packageChanges(loanId) });
  }, [cache, loanId, made]);
  if (pdfs.length === 0) return null;
  return (
    <section aria-label="Combined PDFs" className="mb-5 print:hidden">
      <ul className="rounded-md border border-line bg-surface">
        {pdfs.map((pdf) => (
          <PdfRow key={pdf.id} loanId={loanId} pdf={pdf} onRemove={() => setRemoving(pdf)} />
        ))}
      </ul>
      {removing && <RemoveQuestion loanId={loanId} pdf={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  );
}

function RemoveQuestion({ loanId, pdf, onClose }: { loanId: string; pdf: PackagePdf; onClose: () => void }) {
  const cache = useQueryClient();
  const [busy, setBusy] = useState(false);
  const waiting = pdf.state === 'WAITING';
  const remove = async () => {
    setBusy(true);
    try {
      await deleteCombinedPdf(loanId, pdf.id);
      toast.success(waiting ? 'PDF creation stopped' : 'PDF removed');
    } catch (error) {
      toast.error(messageFor(error));
    }
    await cache.invalidateQueries({ queryKey: keys.packagePdfs(loanId) });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={waiting ? 'Stop creating this PDF?' : 'Remove this PDF?'}
      description="Your documents won’t change, and you can create another PDF anytime."
      confirmLabel={waiting ? 'Stop' : 'Remove'}
      busy={busy}
      onConfirm={() => void remove()}
    />
  );
}

function PdfRow({ loanId, pdf, onRemove }: { loanId: string; pdf: PackagePdf; onRemove: () => void }) {
  const count = rule('countLabel', { count: pdf.documents, noun: 'FILE' });
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-b border-line px-3 py-2.5 last:border-b-0">
      <FileText aria-hidden className="size-4.5 shrink-0 text-faint max-sm:hidden" />
      <div className="min-w-48 grow basis-0">
        <p className="font-medium">
          Combined PDF of {count}
          <span className="font-normal text-faint">
            {' '}
            · <DateText at={pdf.createdAt} />
          </span>
        </p>
        <p role="status" className="text-[13px] text-muted tabular-nums">
          {pdfStatus(pdf)}
        </p>
        {pdf.leftOut.length > 0 && <SkippedDocuments pdf={pdf} />}
      </div>
      {pdf.state === 'WAITING' && (
        <Progress
          className="max-w-40 min-w-16"
          value={pdf.documents > 0 ? Math.round((100 * pdf.done) / pdf.documents) : 0}
          label="Creating the combined PDF"
        />
      )}
      <Button size="sm" onClick={onRemove}>
        {pdf.state === 'WAITING' ? 'Stop' : 'Remove'}
      </Button>
      {pdf.state === 'MADE' && (
        <Button
          size="sm"
          look="primary"
          onClick={() => downloadFromUrl(withActingUser(`/v1/loans/${loanId}/package/pdfs/${pdf.id}/content`))}
        >
          Download PDF
        </Button>
      )}
    </li>
  );
}

function pdfStatus({ state, done, documents, pages, size, message }: PackagePdf): string {
  if (state === 'FAILED') return message ?? '';
  if (state === 'WAITING') return `Creating: ${done} of ${documents} processed`;
  return `${pages} pages, ${byteSize(size)}. Available for one day.`;
}

function SkippedDocuments({ pdf: { leftOut, state } }: { pdf: PackagePdf }) {
  const count = rule('countLabel', { count: leftOut.length, noun: 'FILE' });
  return (
    <details className="text-[13px] text-muted">
      <summary className="w-fit cursor-pointer rounded-sm hover:text-ink">
        {count} {state === 'MADE' ? 'not included' : 'won’t be included'}
      </summary>
      <ul aria-label="Not included in this PDF" className="mt-1 grid gap-1">
        {leftOut.map(({ name, message }, place) => (
          <li key={`${place} ${name}`} className="break-words">
            <span className="font-medium text-ink">{name}</span> — {message}
          </li>
        ))}
      </ul>
    </details>
  );
}
