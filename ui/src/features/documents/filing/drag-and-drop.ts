import { type DragEvent, useState } from 'react';

/** A kind of thing that can be dragged within the page. A drop target accepts one kind. */
export type DragKind = 'document' | 'plan';

/** The data-transfer type of a drag, which distinguishes it from drags of other origins. */
const dragDataType = (what: DragKind) => `application/x-loanroom-${what}`;

/** Returns the props that make an element draggable under its id. */
export const dragProps = (what: DragKind, id: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(dragDataType(what), id);
    event.dataTransfer.effectAllowed = 'move';
  },
});

/** Returns the props of a drop target, and `over` while a matching item is dragged over it. */
export function useDropTarget(what: DragKind, onDrop: (id: string) => void) {
  const [over, setOver] = useState(false);
  const type = dragDataType(what);
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
