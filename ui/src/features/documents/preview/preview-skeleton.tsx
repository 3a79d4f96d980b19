import { Spinner } from '@/components/ui/spinner';
import { usePendingDrawing } from './tools/drawing-progress';

/** The placeholder while a document is loading. */
export function PreviewSkeleton() {
  usePendingDrawing(true);
  return (
    <div role="status" className="flex h-full items-center justify-center gap-2 text-muted">
      <Spinner /> Opening…
    </div>
  );
}
