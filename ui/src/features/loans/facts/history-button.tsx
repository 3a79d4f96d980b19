import { History } from 'lucide-react';
import { Popover } from 'radix-ui';
import { Suspense, lazy } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';

const FactHistory = lazy(() => import('./fact-history'));

/** Shows the history of a fact next to it. */
export function HistoryButton({ loanId, field, term }: { loanId: string; field: string; term: string }) {
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <IconButton label={`History of ${term.toLowerCase()}`} className="-my-1.5">
          <History />
        </IconButton>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          aria-label={`History of ${term.toLowerCase()}`}
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-50 max-h-80 w-[min(22rem,calc(100vw-1rem))] animate-appear overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-float outline-none"
        >
          <Suspense fallback={<Skeleton className="h-16" />}>
            <FactHistory loanId={loanId} field={field} term={term} />
          </Suspense>
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}
