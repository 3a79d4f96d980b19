import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { documentBytesQuery, documentQuery } from '@/api/documents';
import { messageFor } from '@/api/problem';
import { text } from '@/rules/text';
import { type PDFDocumentProxy, openPdf } from '../pdf/open-pdf';

/** A document of the loan whose pages are used. */
export interface PdfDocument {
  id: string;
  name: string;
}

/** An open PDF. */
export interface OpenPdf {
  document: PdfDocument;
  bytes: Blob;
  pdf: PDFDocumentProxy;
  /** The aspect ratio of the first page: height divided by width. */
  ratio: number;
}

/** The PDFs that are open or opening. */
export interface PdfSources {
  opened: readonly OpenPdf[];
  /** Why one can't be opened. */
  failure: { name: string; words: string } | null;
  busy: boolean;
  /** Opens more PDFs; resolves to them, or to `null` if one can't be opened, in which case none is added. */
  open: (documents: readonly PdfDocument[]) => Promise<readonly OpenPdf[] | null>;
}

/** The total size limit in bytes, since all PDFs are held in memory. */
const mostBytes = 512 * 1024 * 1024;

class UnopenablePdfError extends Error {}

/** Opens PDFs of a loan one at a time and keeps them open until unmount. */
export function usePdfSources(): PdfSources {
  const client = useQueryClient();
  const [opened, setOpened] = useState<readonly OpenPdf[]>([]);
  const [failure, setFailure] = useState<PdfSources['failure']>(null);
  const [busy, setBusy] = useState(false);
  const leave = useRef<(() => void)[]>([]);
  const gone = useRef(false);
  useEffect(() => {
    gone.current = false;
    const toClose = leave.current;
    return () => {
      gone.current = true;
      for (const close of toClose.splice(0)) close();
    };
  }, []);

  const openOne = useCallback(
    async (wanted: PdfDocument, held: number): Promise<OpenPdf> => {
      const document = await client.fetchQuery(documentQuery(wanted.id));
      if (held + document.size > mostBytes) throw new UnopenablePdfError(text('pdf-pages-too-large'));
      const bytes = await client.fetchQuery(documentBytesQuery(document));
      let refuse: (reason: Error) => void = () => undefined;
      const locked = new Promise<never>((_, reject) => (refuse = reject));
      const task = await openPdf(bytes, () => refuse(new UnopenablePdfError(text('pdf-pages-locked'))));
      leave.current.push(() => void task.destroy());
      const pdf = await Promise.race([
        locked,
        task.promise.catch(() => Promise.reject(new UnopenablePdfError(text('pdf-pages-unreadable')))),
      ]);
      const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 });
      return { document: wanted, bytes, pdf, ratio: height / width };
    },
    [client],
  );

  const open = useCallback(
    async (documents: readonly PdfDocument[]): Promise<readonly OpenPdf[] | null> => {
      setBusy(true);
      setFailure(null);
      const more: OpenPdf[] = [];
      try {
        for (const wanted of documents) {
          try {
            more.push(
              await openOne(
                wanted,
                more.reduce((sum, { bytes }) => sum + bytes.size, 0),
              ),
            );
          } catch (error) {
            const words = error instanceof UnopenablePdfError ? error.message : messageFor(error);
            if (!gone.current) setFailure({ name: wanted.name, words });
            return null;
          }
        }
        if (gone.current) return null;
        setOpened((before) => [...before, ...more]);
        return more;
      } finally {
        if (!gone.current) setBusy(false);
      }
    },
    [openOne],
  );
  return { opened, failure, busy, open };
}
