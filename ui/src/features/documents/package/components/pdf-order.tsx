import { ArrowDown, ArrowUp, GripVertical } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { cn } from '@/lib/cn';
import { rule } from '@/rules/rule';
import type { PackageDocument } from '../api';
import { uniqueDocuments, moveItem } from '../document-order';

interface PdfOrderProps {
  documents: readonly PackageDocument[];
  /** Whether the request is in progress. */
  busy: boolean;
  /** Creates one PDF, in the order of these ids. */
  onMake: (documentIds: string[]) => void;
  onClose: () => void;
}

/** Orders the documents of a combined PDF by dragging or by buttons, starting with the order of the needs list. */
export function PdfOrder({ documents, busy, onMake, onClose }: PdfOrderProps) {
  const [order, setOrder] = useState(() => uniqueDocuments(documents));
  const [dragged, setDragged] = useState<string>();
  const [said, setSaid] = useState('');
  // React moves the row in the DOM, which would lose the focus.
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    pressed.current?.focus();
    pressed.current = null;
  });
  const move = (from: number, to: number) => {
    const next = moveItem(order, from, to);
    setOrder(next);
    setSaid(`${next[to]?.documentName} is now ${to + 1} of ${next.length}`);
  };
  const dragOver = (place: number) => {
    const from = order.findIndex(({ documentId }) => documentId === dragged);
    if (from >= 0 && from !== place) move(from, place);
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      width="md"
      title={`Combine ${rule('countLabel', { count: order.length, noun: 'FILE' })} into one PDF`}
      description="PDFs and images in this order, with a cover page, bookmarks, and page numbers. Up to 5,000 pages and 256 MB."
      footer={
        <>
          <CancelButton />
          <Button look="primary" busy={busy} onClick={() => onMake(order.map(({ documentId }) => documentId))}>
            Create PDF
          </Button>
        </>
      }
    >
      <p role="status" className="sr-only">
        {said}
      </p>
      <ol aria-label="Order in the PDF" className="rounded-md border border-line">
        {order.map((document, place) => (
          <li key={document.documentId} className="border-b border-line last:border-b-0">
            <div
              draggable
              onDragStart={() => setDragged(document.documentId)}
              onDragOver={(event) => {
                event.preventDefault();
                dragOver(place);
              }}
              onDragEnd={() => setDragged(undefined)}
              className={cn('flex items-center gap-2 px-2 py-1.5', document.documentId === dragged && 'bg-accent-soft')}
            >
              <GripVertical aria-hidden className="size-4 shrink-0 cursor-grab text-faint max-sm:hidden" />
              <span className="w-6 shrink-0 text-right text-[13px] text-faint tabular-nums">{place + 1}</span>
              <span className="min-w-0 grow">
                <span className="block truncate font-medium">{document.documentName}</span>
                <span className="block truncate text-[13px] text-faint">{document.name}</span>
              </span>
              {([-1, 1] as const).map((by) => (
                <IconButton
                  key={by}
                  label={`Move ${document.documentName} ${by < 0 ? 'up' : 'down'}`}
                  disabledReason={moveRefusal(by, place, order.length)}
                  onClick={(event) => {
                    pressed.current = event.currentTarget;
                    move(place, place + by);
                  }}
                >
                  {by < 0 ? <ArrowUp /> : <ArrowDown />}
                </IconButton>
              ))}
            </div>
          </li>
        ))}
      </ol>
    </Dialog>
  );
}

function moveRefusal(by: -1 | 1, place: number, count: number): string | null {
  if (by < 0) return place === 0 ? 'already first' : null;
  return place === count - 1 ? 'already last' : null;
}
