import { useQuery } from '@tanstack/react-query';
import { Eye, EyeOff, type LucideIcon } from 'lucide-react';
import { loanQuery } from '@/api/loan';
import type { ReviewStatus } from '@/api/models';
import { Button } from '@/components/ui/button';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton } from '@/components/ui/skeleton';
import { CancelButton } from '@/components/window/cancel-button';
import { Dialog } from '@/components/window/dialog';
import { rule } from '@/rules/rule';
import { statusChangeQuery } from '../api';
import { statusWord } from '../review-status';
import { useStatusChange } from './use-status-change';

interface StatusDialogProps {
  loan: { id: string; name: string };
  to: ReviewStatus;
  onClose: () => void;
}

/** Asks before a loan's status changes, with the elements that become visible to or hidden from borrowers. */
export function StatusDialog({ loan: { id, name }, to, onClose }: StatusDialogProps) {
  const loan = useQuery(loanQuery(id));
  const preview = useQuery(statusChangeQuery(id, to));
  const { change, busy, failure } = useStatusChange(id, onClose);
  const error = loan.error ?? preview.error;
  const ready = loan.data && preview.data;
  const retry = () => void Promise.all([loan.refetch(), preview.refetch()]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Change to “${statusWord(to)}”?`}
      description={loan.data ? `${name} is now “${statusWord(loan.data.reviewStatus)}”.` : name}
      footer={
        <>
          <CancelButton autoFocus />
          <Button look="primary" busy={busy} disabled={!ready} onClick={() => loan.data && void change(to, loan.data)}>
            Change status
          </Button>
        </>
      }
    >
      {error && !ready && <ErrorState title="Couldn’t load the preview of this change" error={error} onRetry={retry} />}
      {!ready && !error && <Skeleton className="h-24" />}
      {ready && (
        <div className="grid gap-4">
          {preview.data.said && <p className="text-pretty">{preview.data.said}.</p>}
          <ChangedElements
            Icon={Eye}
            one="becomes visible to borrowers"
            several="become visible to borrowers"
            elements={preview.data.becomesVisible}
          />
          <ChangedElements
            Icon={EyeOff}
            one="is no longer visible to borrowers"
            several="are no longer visible to borrowers"
            elements={preview.data.becomesHidden}
          />
          {preview.data.becomesVisible.length + preview.data.becomesHidden.length === 0 && (
            <p className="text-muted">The borrower’s list won’t change.</p>
          )}
        </div>
      )}
      {failure && (
        <p role="alert" className="mt-4 rounded-md bg-bad-soft px-3 py-2 text-bad">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

interface ChangedElementsProps {
  Icon: LucideIcon;
  /** What happens to them, in the singular and the plural. */
  one: string;
  several: string;
  elements: readonly { id: string; name: string }[];
}

function ChangedElements({ Icon, one, several, elements }: ChangedElementsProps) {
  if (elements.length === 0) return null;
  const words = elements.length === 1 ? one : several;
  return (
    <section aria-label={words}>
      <h3 className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className="size-4 text-faint" />
        {rule('countLabel', { count: elements.length, noun: 'ITEM' })} {words}
      </h3>
      <ul className="mt-1.5 max-h-48 overflow-y-auto rounded-md bg-sunken px-3 py-1.5 text-[13px]" tabIndex={0}>
        {elements.map(({ id, name }) => (
          <li key={id} className="py-0.5">
            {name}
          </li>
        ))}
      </ul>
    </section>
  );
}
