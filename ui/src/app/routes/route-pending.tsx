import { Spinner } from '@/components/ui/spinner';

/** A screen on its way. */
export function RoutePending() {
  return (
    <div role="status" className="flex min-h-48 items-center justify-center gap-2 text-muted">
      <Spinner /> Loading…
    </div>
  );
}
