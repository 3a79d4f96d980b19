import { useVirtualizer } from '@tanstack/react-virtual';
import { useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Progress } from '@/components/ui/progress';
import { type Upload, summarizeUploads, useUploads } from '../queue/uploads';
import { UploadActions } from './upload-actions';
import { UploadLine } from './upload-line';

/** The height of a row with one line of text. */
const rowHeight = 32;

/** Failed uploads first, then active ones, then queued ones. */
const sortRank = ({ status, waiting }: Upload) => (status === 'error' ? 0 : waiting ? 2 : 1);

/** All uploads of the application: their progress, and each file on demand. */
export function UploadTray() {
  const uploads = useUploads();
  const [open, setOpen] = useState(false);
  const { words, percent, actions } = summarizeUploads(uploads);
  return (
    <section
      aria-label="Uploads"
      data-toast-obstacle
      className="fixed inset-x-0 bottom-4 z-30 mx-auto w-96 max-w-[calc(100vw-2rem)] rounded-lg border border-line bg-surface p-3 shadow-float max-md:bottom-20 print:hidden"
    >
      <p className="mb-2 text-[13px] font-medium tabular-nums">{words}</p>
      <Progress value={percent} label="All uploads" />
      <div className="mt-2 flex flex-wrap gap-2">
        <UploadActions actions={actions} uploads={uploads} />
        <Button size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Hide the files' : 'Show the files'}
        </Button>
      </div>
      {open && <TrayFiles uploads={uploads} />}
    </section>
  );
}

/** The unfinished files, virtualized. */
function TrayFiles({ uploads }: { uploads: readonly Upload[] }) {
  const box = useRef<HTMLDivElement>(null);
  const rows = useMemo(
    () =>
      uploads.filter(({ status }) => status !== 'success').toSorted((one, other) => sortRank(one) - sortRank(other)),
    [uploads],
  );
  const drawn = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.id ?? index,
    overscan: 4,
  });
  return (
    <div
      ref={box}
      tabIndex={0}
      role="group"
      aria-label="Files"
      className="mt-2 max-h-[40vh] overflow-y-auto text-[13px]"
    >
      <ul className="relative" style={{ height: drawn.getTotalSize() }}>
        {drawn.getVirtualItems().map(({ index, start }) => {
          const upload = rows[index];
          if (!upload) return null;
          return (
            <li
              key={upload.id}
              aria-setsize={rows.length}
              aria-posinset={index + 1}
              ref={drawn.measureElement}
              data-index={index}
              className="absolute inset-x-0 flex items-center overflow-hidden py-1 pr-1"
              style={{ top: start, minHeight: rowHeight }}
            >
              <UploadLine upload={upload} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
