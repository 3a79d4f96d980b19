import { Combine } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '@/components/ui/button';
import { isPdf } from './is-pdf';
import { PagesWindow } from './lazy-pages-window';
import type { PdfDocument } from './use-pdf-sources';

interface JoinPdfsProps {
  loanId: string;
  /** Files shown together; other types than PDF are ignored. */
  documents: readonly PdfDocument[];
  /** Their request; without one they aren't filed. */
  elementId?: string;
  large?: boolean;
}

/** The button that merges PDFs; hidden if there is only one. */
export function JoinPdfs({ loanId, documents, elementId, large = false }: JoinPdfsProps) {
  const [open, setOpen] = useState(false);
  const pdfs = documents.filter(({ name }) => isPdf(name));
  if (pdfs.length < 2 && !open) return null;
  return (
    <>
      <Button size={large ? 'lg' : 'sm'} className={large ? 'text-sm' : ''} onClick={() => setOpen(true)}>
        <Combine aria-hidden /> Merge into one PDF…
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PagesWindow
            loanId={loanId}
            documents={pdfs}
            allTicked={elementId !== undefined}
            from={elementId}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
