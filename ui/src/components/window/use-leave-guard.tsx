import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useCallback, useRef } from 'react';
import { ConfirmDialog } from '@/components/window/confirm-dialog';

interface LeaveGuard {
  /** The question; render it anywhere on the screen. */
  question: ReactNode;
  /** Allows the next navigation without a question, after saving. */
  release: () => void;
}

/** Asks before leaving a page with unsaved changes: by a link, by Back, or by closing the tab. */
export function useLeaveGuard(dirty: boolean): LeaveGuard {
  const released = useRef(false);
  const guards = useCallback(() => dirty && !released.current, [dirty]);
  const blocker = useBlocker({
    // A change of only the query string stays on the page.
    shouldBlockFn: ({ current, next }) => guards() && current.pathname !== next.pathname,
    enableBeforeUnload: guards,
    withResolver: true,
  });
  const blocked = blocker.status === 'blocked';
  const release = useCallback(() => {
    released.current = true;
  }, []);
  const question = (
    <ConfirmDialog
      open={blocked}
      onOpenChange={(open) => !open && blocker.reset?.()}
      title="Leave without saving?"
      description="Your changes aren’t saved and will be lost."
      confirmLabel="Leave without saving"
      danger
      onConfirm={() => blocker.proceed?.()}
    />
  );
  return { question, release };
}
