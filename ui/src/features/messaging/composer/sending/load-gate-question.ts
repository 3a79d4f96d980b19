import { type RecipientOption, type WritableThread, audienceQuery, writtenThreadQuery } from '@/api/messaging/compose';
import { elementsQuery } from '@/api/elements';
import { loanQuery } from '@/api/loan';
import { preferenceQuery } from '@/api/preferences';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import type { Gate, RuleInput } from '@/rules/rule';
import { rule } from '@/rules/rule';
import { audienceFields } from '../audience/addressed-as';
import type { Person, MessageContent } from '../form/composition';
import { itemsIn } from '../items/items-in-body';

/** The preference key of 'Don't ask me again', by loan. */
export const reminderKey = (loanId: string): string => `automaticPublicMessageReminder/${loanId}`;

/** Returns a recipient option as the rules expect it. */
export const toPerson = (option: RecipientOption): Person => ({
  value: option.value,
  label: option.label,
  role: option.role,
  onLoan: option.onLoan,
  invited: option.invited,
  visibleToBorrower: option.visibleToBorrower,
  isContact: option.isContact,
  taskCount: option.taskCount,
});

/** Returns a thread participant as the rules expect it. */
const participantToPerson = ({ user, role, visibleToBorrower }: WritableThread['users'][number]): Person => ({
  value: user.id,
  label: rule('displayName', user),
  role,
  onLoan: true,
  visibleToBorrower,
});

/** Returns the message's thread if it already exists. */
export async function loadThread({ loanId, threadId }: MessageContent): Promise<WritableThread | null> {
  if (!isExistingThread(threadId)) return null;
  return queryClient.ensureQueryData(writtenThreadQuery(loanId, threadId));
}

/** Returns the id if it names an existing thread. */
export const isExistingThread = (threadId: string | null): threadId is string =>
  threadId !== null && threadId !== 'NEW';

/** Without a connection the questions omit names; unsuitable recipients are refused before any question. */
function nullUnlessRefused(error: unknown): null {
  if (error instanceof Problem && [404, 409, 422].includes(error.status)) throw error;
  return null;
}

/** Returns the current data that the gates ask about. */
export async function loadGateQuestion(
  written: MessageContent,
  path: string,
  confirmed: readonly Gate[],
): Promise<RuleInput<'nextGate'>> {
  const { loanId, recipients, ccRecipients, bccRecipients } = written;
  const items = itemsIn(written.body);
  const [loan, thread, reminder, elements, audience] = await Promise.all([
    queryClient.ensureQueryData(loanQuery(loanId)),
    loadThread(written),
    queryClient.ensureQueryData(preferenceQuery(reminderKey(loanId))),
    items.length > 0 ? queryClient.ensureQueryData(elementsQuery(loanId)) : [],
    queryClient.ensureQueryData(audienceQuery(loanId, audienceFields(written))).catch(nullUnlessRefused),
  ]);
  return {
    senderGroup: loan.me.roleGroup,
    recipients: [...recipients, ...ccRecipients, ...bccRecipients.map((person) => ({ ...person, blind: true }))],
    subject: written.subject,
    locked: thread?.locked ?? written.locked,
    threadUsers: thread ? thread.users.map(participantToPerson) : null,
    readers: audience?.readers.map(({ name }) => name) ?? [],
    otherReaders: audience?.others ?? null,
    attachments: written.attachments.map(({ id }) => id),
    elements: items.map((id) => ({
      id,
      sharedWith: (elements.find((element) => element.id === id)?.sharedInfo ?? []).map(
        ({ sharedWithUser }) => sharedWithUser.id,
      ),
    })),
    path,
    reminderOff: reminder === true,
    confirmed,
  };
}
