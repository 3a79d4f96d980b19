import { PencilLine } from 'lucide-react';
import { Suspense, lazy, useCallback, useEffect, useState } from 'react';
import { useCurrentUser } from '@/api/current-user';
import { Skeleton } from '@/components/ui/skeleton';
import { HeldSingleKeys } from '@/lib/keyboard/single-keys';
import type { FormTrigger, InlineComposerProps, ThreadPlace } from './thread-place';
import { registerForm } from './visible-forms';

const InlineForm = lazy(async () => {
  return { default: (await import('./inline-form')).InlineForm };
});

const OrphanedText = lazy(async () => {
  return { default: (await import('./orphaned-text')).OrphanedText };
});

/** Threads whose form was opened before: it manages its own unsaved text. */
const opened = new Set<string>();

/** Whether this browser has an unfinished message for the thread. */
async function hasBrowserDraft(userId: string, { loanId, threadId }: ThreadPlace): Promise<boolean> {
  const { browserDrafts, draftKey } = await import('../drafts/browser-drafts');
  const found = await browserDrafts.get(draftKey(userId, loanId, threadId)).catch(() => null);
  return Boolean(found && !found.outgoing);
}

/**
 * The form below a thread: one line at first, then the whole form; on a phone a window over the page. Its code is
 * loaded on first use, because most people only read.
 */
export function InlineComposer(props: InlineComposerProps) {
  return <ThreadComposer key={`${props.loanId} ${props.threadId ?? 'new'}`} {...props} />;
}

/** Calls back if this browser has an unfinished message for the place. */
function useBrowserDraftCheck({ loanId, threadId }: ThreadPlace, onKept: () => void): void {
  const { id: userId } = useCurrentUser();
  useEffect(() => {
    let here = true;
    const look = async () => {
      const keeps = await hasBrowserDraft(userId, { loanId, threadId });
      if (keeps && here) onKept();
    };
    void look();
    return () => {
      here = false;
    };
  }, [userId, loanId, threadId, onKept]);
}

/** Offers unfinished text of a thread that is gone or closed. */
export function UnfinishedText(place: ThreadPlace) {
  const [kept, setKept] = useState(false);
  useBrowserDraftCheck(
    place,
    useCallback(() => setKept(true), []),
  );
  return kept ? (
    <Suspense fallback={null}>
      <OrphanedText {...place} />
    </Suspense>
  ) : null;
}

function ThreadComposer(props: InlineComposerProps) {
  const { loanId, threadId, hasDraft = false } = props;
  const place = threadId ?? loanId;
  const [begun, setBegun] = useState<FormTrigger | null>(opened.has(place) ? 'LOOK' : null);
  useEffect(() => {
    if (begun) opened.add(place);
    return begun || !threadId ? undefined : registerForm(threadId, setBegun);
  }, [begun, place, threadId]);
  useBrowserDraftCheck(
    { loanId, threadId },
    useCallback(() => setBegun((now) => now ?? 'LOOK'), []),
  );
  if (!begun) return <ClosedLine hasDraft={hasDraft} onOpen={() => setBegun('WRITE')} />;
  return (
    <Suspense
      fallback={
        <>
          {begun !== 'LOOK' && <HeldSingleKeys />}
          <Skeleton className="m-3 h-11" />
        </>
      }
    >
      <InlineForm {...props} begun={begun} />
    </Suspense>
  );
}

function ClosedLine({ hasDraft, onOpen }: { hasDraft: boolean; onOpen: () => void }) {
  return (
    <div data-toast-obstacle className="p-3">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-control bg-surface px-3 text-left text-faint hover:bg-hover"
      >
        <PencilLine aria-hidden className="size-4 shrink-0" />
        {hasDraft ? <span className="text-warn">Continue draft</span> : 'Write a message'}
      </button>
    </div>
  );
}
