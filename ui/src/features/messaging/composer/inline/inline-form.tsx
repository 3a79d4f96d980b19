import { useQuery } from '@tanstack/react-query';
import { Maximize2, PencilLine, X } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { toast } from 'sonner';
import { useCurrentUser } from '@/api/current-user';
import { draftsQuery } from '@/api/messaging/drafts';
import { messageFor } from '@/api/problem';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Skeleton } from '@/components/ui/skeleton';
import { Window, WindowTitle } from '@/components/window/window';
import { HeldSingleKeys } from '@/lib/keyboard/single-keys';
import { useMedia } from '@/lib/use-media';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { RestoreNote } from '../drafts/restore-note';
import { mergeWithTyped, useBrowserDraft } from '../drafts/use-browser-draft';
import { ComposeForm } from '../form/compose-form';
import { hasContent } from '../form/composition';
import { useMessageField } from '../form/use-composition';
import { isDraftBeingSent } from '../sending/outbox';
import { type InitialMessage, showInWindow } from '../window/window-moves';
import { fillFromDraft, loadRecipients } from '../writing';
import type { FormTrigger, InlineComposerProps } from './thread-place';
import { registerForm } from './visible-forms';
import { markOnScreen, sessionAt } from './inline-writings';

/** The form below a thread. */
export function InlineForm({
  loanId,
  threadId,
  hasDraft = false,
  begun,
}: InlineComposerProps & { begun: FormTrigger }) {
  const { id: userId } = useCurrentUser();
  const writing = useMemo(() => sessionAt(userId, loanId, threadId), [userId, loanId, threadId]);
  const { composition, keeper, submission } = writing;
  const subject = useMessageField(composition, 'subject');
  const isFresh = useMessageField(composition, 'draftId') === null;
  const { turns } = useSyncExternalStore(submission.subscribe, submission.snapshot);
  const [open, setOpen] = useState(() => hasContent(composition.snapshot()));
  const [arriving, setArriving] = useState(begun !== 'LOOK');
  const wide = useMedia('(min-width: 1024px)');
  const [seenTurns, setSeenTurns] = useState(turns);
  // Shows a message that was returned. On a phone the form covers the conversation, so it closes after sending.
  if (seenTurns !== turns) {
    setSeenTurns(turns);
    const holds = hasContent(composition.snapshot());
    if (holds || !wide) setOpen(holds);
  }
  const kept = useBrowserDraft(writing.place);
  const { data: drafts } = useQuery(draftsQuery(loanId));
  const draft = drafts?.find(
    ({ id, messageThreadId, subject: title }) =>
      messageThreadId === threadId && (threadId !== null || !title) && !isDraftBeingSent(id),
  );

  useEffect(() => markOnScreen(writing), [writing]);
  /** Opens the form once its content is loaded; until then it isn't known whether there is a draft. */
  const start = useCallback(
    async (prepare?: () => Promise<void>) => {
      setArriving(true);
      try {
        await fillFromDraft(writing, threadId, hasDraft);
        await prepare?.();
        setOpen(true);
        composition.focusText();
      } catch (error) {
        toast.error(messageFor(error));
      }
      setArriving(false);
    },
    [writing, composition, threadId, hasDraft],
  );
  const answer = useCallback(
    (opening: InitialMessage) =>
      void start(async () => {
        const recipients = await loadRecipients(loanId, opening.recipientIds ?? []);
        const repliedTo = opening.replyTo ?? null;
        composition.patch({ repliedTo, recipients, subject: opening.subject ?? '', rows: ['RECIPIENTS'] });
      }),
    [start, composition, loanId],
  );
  useEffect(() => (threadId ? registerForm(threadId, answer) : undefined), [threadId, answer]);
  // Runs the initial action once.
  const done = useRef(false);
  useEffect(() => {
    if (done.current) return;
    done.current = true;
    if (begun === 'WRITE') void start();
    else if (begun !== 'LOOK') answer(begun);
  });
  const bringBack = async () => {
    const written = await kept.take();
    if (written) composition.patch({ ...mergeWithTyped(written, composition.snapshot()), threadId });
    setOpen(true);
    composition.focusText();
  };
  const keptNote = kept.copy && (
    <RestoreNote copy={kept.copy} onBringBack={() => void bringBack()} onThrowAway={kept.throwAway} />
  );
  if (!open && arriving) {
    return (
      <>
        <HeldSingleKeys />
        <Skeleton className="m-3 h-11" />
      </>
    );
  }
  if (!open) {
    const preview = draft && rule('textPreview', { body: draft.body });
    return (
      <div data-toast-obstacle className="p-3">
        {keptNote && <div className="mb-2 overflow-hidden rounded-md">{keptNote}</div>}
        <button
          type="button"
          onClick={() => void start()}
          className="flex min-h-11 w-full items-center gap-2.5 rounded-md border border-control bg-surface px-3 text-left text-faint hover:bg-hover"
        >
          <PencilLine aria-hidden className="size-4 shrink-0" />
          <span className="min-w-0 truncate">
            {draft ? (
              <>
                <span className="text-warn">Draft</span> {preview}
              </>
            ) : (
              'Write a message'
            )}
          </span>
        </button>
      </div>
    );
  }
  const form = (
    <>
      {isFresh && keptNote}
      <ComposeForm writing={writing} inThread={threadId !== null} autoFocus onDiscarded={() => setOpen(false)} />
    </>
  );
  if (wide) {
    return (
      <section
        aria-label={text('new-message')}
        className="m-3 flex max-h-[60vh] min-h-64 flex-col rounded-md border border-control bg-surface"
      >
        <div className="flex shrink-0 items-center justify-end gap-0.5 border-b border-line px-1.5 py-0.5">
          <span className="mr-auto pl-1.5 text-[13px] font-medium">{text('new-message')}</span>
          <IconButton label="Open in a window" className="size-7" onClick={() => void toWindow()}>
            <Maximize2 />
          </IconButton>
          <IconButton label="Close form" className="size-7" onClick={() => setOpen(false)}>
            <X />
          </IconButton>
        </div>
        {form}
      </section>
    );
  }
  async function toWindow() {
    setOpen(false);
    await keeper.saveNow();
    showInWindow(writing);
  }
  return (
    <Window onClose={() => setOpen(false)} className="fixed inset-0 bg-surface" startAt="title">
      <div className="flex items-center gap-2 border-b border-line py-1.5 pr-2 pl-4">
        <WindowTitle className="min-w-0 grow truncate font-semibold">{rule('windowTitle', { subject })}</WindowTitle>
        <Button size="sm" look="quiet" onClick={() => setOpen(false)}>
          {text('close')}
        </Button>
      </div>
      {form}
    </Window>
  );
}
