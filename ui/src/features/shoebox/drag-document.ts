import { type DragEvent, useState } from 'react';

/** What a dragged document is known as while it is dragged; other drags don't have it. */
const kind = 'application/x-loanroom-document';

/** What makes a row draggable as that document. */
export function dragsDocument(id: string) {
  return {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.setData(kind, id);
      event.dataTransfer.effectAllowed = 'move';
    },
  };
}

/** What makes a place take dragged documents; `over` while one is over it. */
export function useDocumentDrop(onDrop: (documentId: string) => void) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(kind)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(kind);
      setOver(false);
      if (!id) return;
      event.preventDefault();
      onDrop(id);
    },
  };
  return { over, handlers };
}
