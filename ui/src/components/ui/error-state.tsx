import { CircleAlert } from 'lucide-react';
import { wordsFor } from '@/api/problem';
import { Button } from './button';
import { EmptyState } from './empty-state';

interface ErrorStateProps {
  /** What could not be done. */
  title: string;
  error: unknown;
  onRetry?: (() => void) | undefined;
}

/** Something failed: what, why, and a way to try again. */
export function ErrorState({ title, error, onRetry }: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState
        icon={<CircleAlert aria-hidden />}
        title={title}
        action={onRetry && <Button onClick={onRetry}>Try again</Button>}
      >
        {wordsFor(error)}
      </EmptyState>
    </div>
  );
}
