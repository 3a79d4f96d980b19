import { useBlocker } from '@tanstack/react-router';
import { hasTypedDrafts } from '@/lib/storage/typed-drafts';
import { text } from '@/rules/text';
import { ConfirmDialog } from './confirm-dialog';
import { textWouldBeLost } from './typed-text';

/**
 * The navigations possible while a window covers the page's links. Navigation by the page itself happens after saving.
 */
const ways = new Set(['BACK', 'FORWARD', 'GO']);

/** Asks before Back or closing the tab discards text typed in an open window. Mounted once. */
export function LeaveQuestion() {
  const blocker = useBlocker({
    shouldBlockFn: ({ action }) => ways.has(action) && textWouldBeLost(),
    enableBeforeUnload: () => textWouldBeLost() || hasTypedDrafts(),
    withResolver: true,
  });
  if (blocker.status !== 'blocked') return null;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={text('close-unsaved')}
      description={text('unsaved-lost')}
      confirmLabel={text('close-unsaved-anyway')}
      cancelLabel={text('keep-typing')}
      danger
      onConfirm={() => blocker.proceed()}
    />
  );
}
