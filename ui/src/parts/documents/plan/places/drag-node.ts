import { type DragEvent, useState } from 'react';

/** What a dragged file or folder of the plan is known as. */
const kind = 'application/x-loanroom-plan';

/** What makes something draggable as that file or folder. */
export const dragsNode = (id: string) => ({
  draggable: true,
  onDragStart: (event: DragEvent) => {
    event.dataTransfer.setData(kind, id);
    event.dataTransfer.effectAllowed = 'move';
  },
});

/** What makes a place take them; `over` while one is over it. */
export function useNodeDrop(onDrop: (id: string) => void) {
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
