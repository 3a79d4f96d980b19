import { SquarePen } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { useMarking } from '../marking-context';

/** Starts drawing marks, if the person may. Part of a view's toolbar. */
export function MarkButton() {
  const marking = useMarking();
  if (!marking?.onDrawing) return null;
  const { drawing, onDrawing } = marking;
  return (
    <IconButton
      label="Mark a problem"
      aria-keyshortcuts="m"
      aria-pressed={drawing}
      className="aria-pressed:bg-accent-soft aria-pressed:text-accent"
      onClick={() => onDrawing(!drawing)}
    >
      <SquarePen />
    </IconButton>
  );
}
