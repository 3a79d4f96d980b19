import { type DragEvent, useState } from 'react';

/** What is dragged within a page; a place takes only what it knows. */
export type Dragged = 'document' | 'plan';

/** What it is known as while it is dragged; other drags don't have it. */
const typeOf = (what: Dragged) => `application/x-loanroom-${what}`;

/** What makes something draggable, under its id. */
export const drags = (what: Dragged, id: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(typeOf(what), id);
    event.dataTransfer.effectAllowed = 'move';
  },
});

/** What makes a place take it; `over` while one is over it. */
export function useDropOf(what: Dragged, onDrop: (id: string) => void) {
  const [over, setOver] = useState(false);
  const type = typeOf(what);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes(type)) return;
      event.preventDefault();
      event.dataTransfer.dropEffect = 'move';
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      const id = event.dataTransfer.getData(type);
      setOver(false);
      if (!id) return;
      event.preventDefault();
      onDrop(id);
    },
  };
  return { over, handlers };
}
