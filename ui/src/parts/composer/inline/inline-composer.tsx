import { Suspense, lazy } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { InlineComposerProps } from './inline-place';
import { loadRules } from '@/rules/load';

const Form = lazy(async () => {
  await Promise.all([loadRules('messaging'), loadRules('people')]);
  return { default: (await import('./inline-form')).InlineForm };
});

/** The form under a thread: one line until somebody writes, then the whole form; on a phone a window over the page. */
export function InlineComposer(props: InlineComposerProps) {
  return (
    <Suspense fallback={<Skeleton className="m-3 h-10" />}>
      <Form key={props.threadId ?? 'new'} {...props} />
    </Suspense>
  );
}
