import { CircleAlert } from 'lucide-react';
import { messageFor } from '@/api/problem';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface ErrorStateProps {
  /** What failed. */
  title: string;
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** An error state: what failed, why, and a retry button. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={title}
        action={onRetry && <Button onClick={onRetry}>Try again</Button>}
      >
        {messageFor(error)}
      </EmptyState>
    </div>
  );
}
