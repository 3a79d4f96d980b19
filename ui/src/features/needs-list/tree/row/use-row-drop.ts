import { type DragEvent, useState } from 'react';
import type { NeedsListElement } from '@/api/elements';
import { readDroppedFiles } from '@/features/documents';
import type { RowHandlers } from './row-actions';

const carriesFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files');

/** Accepts files and folders dropped on the row of a request. */
export function useRowDrop(element: NeedsListElement, { onUpload }: RowHandlers) {
  const [over, setOver] = useState(false);
  if (element.storageType !== 'FILE' || !onUpload) return { over: false, handlers: {} };
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'copy';
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      void readDroppedFiles(event.dataTransfer).then((files) => onUpload(element, files));
    },
  };
  return { over, handlers };
}
