import { useNavigate } from '@tanstack/react-router';
import { useMemo } from 'react';
import { toast } from 'sonner';
import { currentUserQuery } from '@/api/current-user';
import type { Draft } from '@/api/messaging/drafts';
import { queryClient } from '@/api/query-client';
import { loadRules } from '@/rules/load';
import { type RuleInput, rule } from '@/rules/rule';
import { answersInline } from './inline/on-screen';
import type { Opening } from './window/window-moves';
import { pageOf } from './window/page-of';

/** The message that somebody replies to. */
export interface Answered {
  id: string;
  loanId: string;
  from: { id: string; givenName: string; familyName: string; emailAddress?: string };
  subject: string | null;
  textPreview: string;
  messageThread: { id: string; title: string | null };
  messageThreadCategory?: string | null;
}

/** The compose control of the borrower portal, used. */
export type PortalCompose = Pick<RuleInput<'openComposer'>, 'loans' | 'chosenLoanId'>;

const moves = () => import('./window/window-moves');

/** Opens the message window, from wherever one is. What it takes is loaded with the first use. */
export function useComposer() {
  const navigate = useNavigate();
  return useMemo(() => {
    const open = async (opening: Opening): Promise<void> => (await moves()).openWindow(opening);

    /** Goes on with a draft, in the window. */
    const openDraft = async (draft: Draft): Promise<void> => (await moves()).openDraft(draft);

    /** A reply: in the thread's own form where it is on the screen, in the window elsewhere. */
    const reply = async (message: Answered): Promise<void> => {
      await Promise.all([loadRules('messaging'), loadRules('people')]);
      const viewer = await queryClient.ensureQueryData(currentUserQuery);
      const forced = rule('reply', {
        viewerId: viewer.id,
        messageId: message.id,
        fromUserId: message.from.id,
        subject: message.subject,
        messageThreadId: message.messageThread.id,
        messageThreadCategory: message.messageThreadCategory ?? null,
      });
      if (!forced) return;
      const opening: Opening = {
        loanId: message.loanId,
        threadId: forced.messageThreadId,
        recipientIds: forced.recipients,
        subject: forced.subject,
        replyTo: {
          messageId: forced.inReplyToMessage,
          from: rule('displayName', { emailAddress: '', ...message.from }),
          preview: message.textPreview,
        },
      };
      if (!(await answersInline(opening))) await open(opening);
    };

    /** The compose button of the portal: goes on with the one loan, asks which, or says why not. */
    const compose = async (portal: PortalCompose): Promise<void> => {
      await loadRules('messaging');
      const { action, query, notice } = rule('openComposer', { page: pageOf(location.pathname), ...portal });
      if (notice) toast(notice);
      const search = (more: object) => (now: object) => ({ ...now, ...more });
      if (action === 'NAVIGATE' && query) await navigate({ to: '.', search: search(query) });
      if (action === 'SELECT_LOAN') await navigate({ to: '.', search: search({ selectBorrowerPortalNewLoans: true }) });
      const loanId = portal.chosenLoanId ?? portal.loans?.[0]?.id;
      if (action === 'OPEN_WINDOW' && loanId) {
        const lead = portal.loans?.find(({ id }) => id === loanId)?.leadLenderId;
        await open({ loanId, recipientIds: lead ? [lead] : [] });
      }
    };
    return { open, openDraft, reply, compose };
  }, [navigate]);
}
