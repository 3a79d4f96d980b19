import { Link, useRouter } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { paths } from '@/address/paths';
import { Problem } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';

/** A screen that could not be shown. What one may not see looks the same as what doesn't exist. */
export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  if (error instanceof Problem && (error.status === 404 || error.status === 403)) return <RouteMissing />;
  const retry = () => {
    // What failed within the page, and not at the server's, would fail in it again.
    if (!(error instanceof Problem)) return location.reload();
    reset();
    void router.invalidate();
  };
  return <ErrorState title="Couldn’t load this page" error={error} onRetry={retry} />;
}

/** Not there, or not for this person. */
export function RouteMissing() {
  return (
    <EmptyState
      icon={<FileQuestion aria-hidden />}
      page
      title="We can’t find this page"
      action={
        <Button asChild>
          <Link to={paths.home}>Go to the home page</Link>
        </Button>
      }
    >
      It doesn’t exist, or you don’t have access to it. If someone sent you the link, ask them to add you to the loan.
    </EmptyState>
  );
}

/** An address that leads nowhere. */
export function RouteNotFound() {
  return (
    <main>
      <RouteMissing />
    </main>
  );
}

/** A screen on its way. */
export function RoutePending() {
  return (
    <div role="status" className="flex min-h-48 items-center justify-center gap-2 text-muted">
      <Spinner /> Loading…
    </div>
  );
}
