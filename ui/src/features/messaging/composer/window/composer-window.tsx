import { useQuery } from '@tanstack/react-query';
import { Maximize2, Minimize2, Minus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { draftsQuery } from '@/api/messaging/drafts';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@/components/floating/menu';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { Window, WindowTitle } from '@/components/window/window';
import { cn } from '@/lib/cn';
import { useMedia } from '@/lib/use-media';
import { type WindowAction, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { RestoreNote } from '../drafts/restore-note';
import { mergeWithTyped, useBrowserDraft } from '../drafts/use-browser-draft';
import { ComposeForm } from '../form/compose-form';
import { useMessageField } from '../form/use-composition';
import type { WritingSession } from '../writing';
import { moveWindow, openDraft } from './window-moves';
import { updateWindowState, useWindowState } from './window-state';

/** The floating message window: at the lower edge if there is room, full screen on a phone. */
export function ComposerWindow() {
  const { state, writing } = useWindowState();
  if (state === 'CLOSED' || !writing) return null;
  return <OpenWindow key={writing.place + writing.composition.serial} writing={writing} />;
}

/** A modal window, unlike the floating message window. */
const modalWindow = '[role=dialog][data-state=open], [role=alertdialog]';

function OpenWindow({ writing }: { writing: WritingSession }) {
  const { state } = useWindowState();
  const wide = useMedia('(min-width: 1024px)');
  const subject = useMessageField(writing.composition, 'subject');
  const title = rule('windowTitle', { subject });
  // Below a window that is already open, typing is impossible.
  const [coversWindow] = useState(() => document.querySelector(modalWindow) !== null);
  const floats = wide ? state !== 'MAXIMIZED' && !coversWindow : false;
  const close = () => void moveWindow('CLOSE');
  if (floats || state === 'MINIMIZED') return <FloatingWindow writing={writing} title={title} />;
  return (
    <Window
      onClose={close}
      startAt="title"
      className={cn(
        'fixed inset-0 bg-surface',
        wide && 'lg:inset-x-[12vw] lg:inset-y-8 lg:rounded-lg lg:border lg:border-line',
      )}
    >
      <WindowHeader title={<WindowTitle className="truncate">{title}</WindowTitle>} />
      <WindowForm writing={writing} />
    </Window>
  );
}

function FloatingWindow({ writing, title }: { writing: WritingSession; title: string }) {
  const { state } = useWindowState();
  const small = state === 'MINIMIZED';
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const isAddressed = writing.composition.head().recipients.length > 0;
    const field = isAddressed ? null : box.current?.querySelector<HTMLElement>('input[role=combobox]');
    (field ?? box.current)?.focus();
    const watched = box.current;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      void moveWindow('MINIMIZE');
      // The previously focused field no longer exists.
      watched?.focus();
    };
    watched?.addEventListener('keydown', press);
    return () => watched?.removeEventListener('keydown', press);
  }, [writing]);
  return (
    <div
      ref={box}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-toast-obstacle={small || undefined}
      className={cn(
        'fixed right-4 bottom-0 z-30 flex w-[min(36rem,calc(100vw-2rem))] animate-rise flex-col rounded-t-lg border border-b-0 border-line bg-surface shadow-float outline-none max-md:bottom-14 print:hidden',
        !small && 'h-[516px] max-h-[calc(100dvh-4rem)]',
      )}
    >
      <WindowHeader title={<h2 className="truncate">{title}</h2>} />
      <div className={cn('flex min-h-0 grow flex-col', small && 'hidden')}>
        <WindowForm writing={writing} />
      </div>
    </div>
  );
}

function WindowForm({ writing }: { writing: WritingSession }) {
  const { staged } = useWindowState();
  const { composition } = writing;
  const kept = useBrowserDraft(writing.place);
  const fresh = useMessageField(composition, 'draftId') === null;
  const bringBack = async () => {
    const written = await kept.take();
    const now = composition.snapshot();
    const { threadId } = now;
    if (written) composition.patch({ ...mergeWithTyped(written, now), ...(writing.inThread ? { threadId } : {}) });
  };
  return (
    <>
      {kept.copy && fresh && (
        <RestoreNote copy={kept.copy} onBringBack={() => void bringBack()} onThrowAway={kept.throwAway} />
      )}
      <ComposeForm
        writing={writing}
        inThread={writing.inThread}
        autoFocus
        staged={staged}
        onStaged={() => updateWindowState({ staged: [] })}
        onDiscarded={() => void moveWindow('CLOSE')}
      />
    </>
  );
}

/** The loan's other drafts. */
function OtherDrafts() {
  const { writing } = useWindowState();
  const written = writing?.composition.snapshot();
  const { data = [] } = useQuery({ ...draftsQuery(written?.loanId ?? ''), enabled: written !== undefined });
  const others = data.filter(({ id }) => id !== written?.draftId);
  if (others.length === 0) return null;
  return (
    <Menu>
      <MenuTrigger asChild>
        <Button size="sm" look="quiet" className="h-7 px-2 tabular-nums">
          {others.length === 1 ? '1 draft' : `${others.length} drafts`}
        </Button>
      </MenuTrigger>
      <MenuContent className="max-w-80">
        {others.map((draft) => (
          <MenuItem key={draft.id} onSelect={() => void openDraft(draft)}>
            <span className="min-w-0">
              <span className="block truncate font-medium">{rule('windowTitle', { subject: draft.subject })}</span>
              <span className="block truncate text-xs text-faint">{rule('textPreview', { body: draft.body })}</span>
            </span>
          </MenuItem>
        ))}
      </MenuContent>
    </Menu>
  );
}

/** The window's title and controls; the rule decides which controls are shown. */
function WindowHeader({ title }: { title: React.ReactNode }) {
  const { state } = useWindowState();
  const controls: { action: WindowAction; label: string; Icon: typeof X }[] = [
    { action: 'MINIMIZE', label: 'Minimize', Icon: Minus },
    { action: 'MAXIMIZE', label: 'Maximize', Icon: Maximize2 },
    { action: 'EXPAND', label: 'Restore size', Icon: Minimize2 },
    { action: 'CLOSE', label: text('close'), Icon: X },
  ];
  const offered = controls.filter(({ action }) => rule('windowStep', { state, action }).state !== state);
  return (
    <div className="flex shrink-0 items-center gap-0.5 rounded-t-lg border-b border-line bg-sunken py-1 pr-1.5 pl-4">
      <div className="mr-auto min-w-0 font-semibold">{title}</div>
      <OtherDrafts />
      {offered.map(({ action, label, Icon }) => (
        <IconButton key={action} label={label} className="size-7" onClick={() => void moveWindow(action)}>
          <Icon />
        </IconButton>
      ))}
    </div>
  );
}
