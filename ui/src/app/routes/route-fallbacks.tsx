import { Link, useRouter } from '@tanstack/react-router';
import { FileQuestion } from 'lucide-react';
import { paths } from '@/address/paths';
import { Problem } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Spinner } from '@/components/ui/spinner';

/** The error page of a screen. Forbidden looks the same as missing. */
export function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  const router = useRouter();
  if (error instanceof Problem && (error.status === 404 || error.status === 403)) return <RouteMissing />;
  const retry = () => {
    // An error inside the page, not from the server, would only happen again without a reload.
    if (!(error instanceof Problem)) return location.reload();
    reset();
    void router.invalidate();
  };
  return <ErrorState title="Couldn’t load this page" error={error} onRetry={retry} />;
}

/** The page for a missing or forbidden resource. */
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

/** The page for an unknown address. */
export function RouteNotFound() {
  return (
    <main>
      <RouteMissing />
    </main>
  );
}

/** The loading state of a screen. */
export function RoutePending() {
  return (
    <div role="status" className="flex min-h-48 items-center justify-center gap-2 text-muted">
      <Spinner /> Loading…
    </div>
  );
}
