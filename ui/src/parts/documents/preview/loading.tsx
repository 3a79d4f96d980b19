import { Spinner } from '@/components/ui/spinner';

/** The document is on its way. */
export function Loading() {
  return (
    <div role="status" className="flex h-full items-center justify-center gap-2 text-muted">
      <Spinner /> Opening…
    </div>
  );
}
