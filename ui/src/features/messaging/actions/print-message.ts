import { toast } from 'sonner';
import { type Message, bodyToPrint } from '@/api/messaging/threads';
import { type PrintData, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { ITEM_TYPE } from '../composer/items/items-in-body';
import { withReaderClock } from '../message/message-dates';

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
const idLength = 16;
/** The storage key of the times when prints were stored. */
const storageKey = 'printed-emails';

/**
 * Returns an unguessable id. Bytes beyond the last whole range are skipped, so that all characters are equally likely.
 */
function randomId(): string {
  let id = '';
  while (id.length < idLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(idLength * 2))) {
      if (byte < 256 - (256 % letters.length) && id.length < idLength) id += letters[byte % letters.length] ?? '';
    }
  }
  return id;
}

function readStoredTimes(): Record<string, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '{}');
    return typeof kept === 'object' && kept !== null ? Object.fromEntries(Object.entries(kept)) : {};
  } catch {
    return {};
  }
}

/** Removes stored prints older than a day. */
function removeExpired(now: string): Record<string, string> {
  const kept = readStoredTimes();
  for (const [id, storedAt] of Object.entries(kept)) {
    if (!rule('printExpired', { storedAt, now })) continue;
    localStorage.removeItem(id);
    delete kept[id];
  }
  return kept;
}

/** Stores the content of the print view, then opens it in a new tab. */
export async function printMessage(message: Message): Promise<void> {
  try {
    const { from, toRecipients, toEmails, ccRecipients, ccEmails } = message;
    const data = rule('printData', {
      body: message.body.includes(ITEM_TYPE) ? await bodyToPrint(message.id) : message.body,
      receiverEmails: [
        ...[...toRecipients, ...ccRecipients].map(({ emailAddress }) => emailAddress),
        ...toEmails,
        ...ccEmails,
      ],
      senderEmail: from.emailAddress,
      senderName: rule('displayName', from),
      subject: message.subject,
      ...withReaderClock(message.createdDate),
    });
    const id = randomId();
    const now = new Date().toISOString();
    const kept = removeExpired(now);
    localStorage.setItem(id, JSON.stringify(data));
    localStorage.setItem(storageKey, JSON.stringify({ ...kept, [id]: now }));
    if (!window.open(`/print-email/${id}`, '_blank')) throw new Error('The print tab didn’t open.');
  } catch {
    toast.error(text('message-print-failed'));
  }
}

const fields = ['body', 'receiverEmail', 'senderEmail', 'senderName', 'subject', 'date'] as const;

const isPrintData = (kept: unknown): kept is PrintData =>
  typeof kept === 'object' && kept !== null && fields.every((field) => field in kept);

/** Returns the stored print with an id, if it exists and is complete. */
export function readStoredPrint(id: string): PrintData | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(id) ?? 'null');
    return isPrintData(kept) ? kept : null;
  } catch {
    return null;
  }
}
