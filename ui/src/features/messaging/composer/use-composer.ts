import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { toast } from 'sonner';
import type { Draft } from '@/api/messaging/drafts';
import { messageFor } from '@/api/problem';
import { holdSingleKeysFor } from '@/lib/keyboard/single-keys';
import { rule } from '@/rules/rule';
import { replyInline } from './inline/visible-forms';
import type { RepliedMessage, InitialMessage } from './window/window-moves';
import { pageOfPath } from './window/current-page';

const loadWindowMoves = () => import('./window/window-moves');

/** Runs the work while single-key shortcuts are suspended; shows a failure. */
const withHeldShortcuts =
  <Given extends unknown[]>(work: (...given: Given) => Promise<void>) =>
  (...given: Given): Promise<void> =>
    holdSingleKeysFor(work(...given)).catch((error: unknown) => void toast.error(messageFor(error)));

/** Opens the message window from anywhere. Its code is loaded on first use. */
export function useComposer() {
  const navigate = useNavigate();
  return useMemo(() => {
    const open = async (opening: InitialMessage): Promise<void> => (await loadWindowMoves()).openWindow(opening);

    /** Opens a draft in the window. */
    const openDraft = async (draft: Draft): Promise<void> => (await loadWindowMoves()).openDraft(draft);

    /** Replies in the thread's own form if it is on screen, otherwise in the window. */
    const reply = async (message: RepliedMessage): Promise<void> => {
      const opening = await (await loadWindowMoves()).createReply(message);
      if (opening && !(await replyInline(opening))) await open(opening);
    };

    /** The portal's compose button: uses the only loan, asks which one, or explains why not. */
    const compose = async (loanIds: readonly string[], chosenLoanId: string | null): Promise<void> => {
      const { findLeadLender } = await loadWindowMoves();
      const about = chosenLoanId ?? (loanIds.length === 1 ? loanIds[0] : undefined);
      const lead = about === undefined ? null : await findLeadLender(about);
      const { action, query, notice } = rule('openComposer', {
        page: pageOfPath(location.pathname),
        loans: loanIds.map((id) => ({ id, leadLenderId: id === about ? lead : null })),
        chosenLoanId,
      });
      if (notice) toast(notice);
      const search = (more: object) => (now: object) => ({ ...now, ...more });
      if (action === 'NAVIGATE' && query) await navigate({ to: '.', search: search(query) });
      if (action === 'SELECT_LOAN')
        await navigate({ to: '.', search: search({ selectBorrowerPortalNewLoans: true, messageComposeOpen: true }) });
      const loanId = about ?? loanIds[0];
      if (action === 'OPEN_WINDOW' && loanId !== undefined) {
        const first = await findLeadLender(loanId);
        await open({ loanId, recipientIds: first ? [first] : [] });
      }
    };
    return {
      open: withHeldShortcuts(open),
      openDraft: withHeldShortcuts(openDraft),
      reply: withHeldShortcuts(reply),
      compose: withHeldShortcuts(compose),
    };
  }, [navigate]);
}
