import { Printer } from 'lucide-react';
import { useState } from 'react';
import { toast } from 'sonner';
import { IconButton } from '@/components/ui/icon-button';
import { MOST_PRINTED } from '../../pdf/print-pages';
import type { DocumentReader } from '../../readers/reader';
import { actionsDisabledReason } from '../view-props';
import { printPages } from '../tools/print-frame';

interface PrintScanProps {
  reader: DocumentReader;
  pages: number;
  name: string;
  actionsDisabled: boolean;
}

const otherwise = 'Download it and print it from another app.';

/** Returns a page as an image that a frame can print. */
async function renderPageForPrint(reader: DocumentReader, page: number): Promise<Blob> {
  const { width, height, pixels } = await reader.ask<'page'>({ ask: 'page', page, turn: 0 });
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(pixels, width, height), 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The page could not be drawn.'))), 'image/png'),
  );
}

/** Prints a scan, one page per sheet. */
export function PrintScan({ reader, pages, name, actionsDisabled }: PrintScanProps) {
  const [busy, setBusy] = useState(false);
  const print = async () => {
    setBusy(true);
    try {
      const sheets: Blob[] = [];
      for (let page = 0; page < pages; page++) sheets.push(await renderPageForPrint(reader, page));
      await printPages(name, sheets);
    } catch {
      toast.error(`Couldn’t print ${name}`, { description: otherwise });
    } finally {
      setBusy(false);
    }
  };
  const tooLong = pages > MOST_PRINTED ? `More than ${MOST_PRINTED} pages. ${otherwise}` : null;
  return (
    <IconButton
      label={busy ? 'Preparing to print' : 'Print'}
      aria-busy={busy}
      disabledReason={actionsDisabled ? actionsDisabledReason : tooLong}
      onClick={() => !busy && void print()}
    >
      <Printer />
    </IconButton>
  );
}
