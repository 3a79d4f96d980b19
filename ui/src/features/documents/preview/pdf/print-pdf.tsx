import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { IconButton } from '@/components/ui/icon-button';
import { Spinner } from '@/components/ui/spinner';
import type { PDFDocumentProxy } from '../../pdf/open-pdf';
import { MOST_PRINTED, renderPagesForPrint } from '../../pdf/print-pages';
import { actionsDisabledReason } from '../view-props';
import { printPages } from '../tools/print-frame';

interface PrintPdfProps {
  pdf: PDFDocumentProxy;
  name: string;
  actionsDisabled: boolean;
}

/** Prints the document. Pages are rendered one at a time, which can be canceled. */
export function PrintPdf({ pdf, name, actionsDisabled }: PrintPdfProps) {
  const [ready, setReady] = useState<number | null>(null);
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const print = async () => {
    const now = (stop.current = new AbortController());
    try {
      const { pages, size } = await renderPagesForPrint(pdf, now.signal, setReady);
      setReady(null);
      await printPages(name, pages, size);
    } catch {
      if (!now.signal.aborted) toast.error(`Couldn’t print ${name}`, { description: otherwise });
    } finally {
      setReady(null);
    }
  };
  if (ready !== null)
    return (
      <IconButton
        className="w-auto gap-1.5 px-2 text-xs tabular-nums"
        label={`Stop printing, ${ready} of ${pdf.numPages} pages are ready`}
        onClick={() => stop.current?.abort()}
      >
        <Spinner /> {ready}/{pdf.numPages}
      </IconButton>
    );
  const tooLong = pdf.numPages > MOST_PRINTED ? `More than ${MOST_PRINTED} pages. ${otherwise}` : null;
  return (
    <IconButton
      label="Print"
      disabledReason={actionsDisabled ? actionsDisabledReason : tooLong}
      onClick={() => void print()}
    >
      <Printer />
    </IconButton>
  );
}

const otherwise = 'Download it and print it from another app.';
