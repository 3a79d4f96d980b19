import { toast } from 'sonner';
import { Problem } from '@/api/problem';
import { type SendBody, type SentMessage, sendMessage } from '@/api/messaging/compose';
import { offer, withdraw } from '@/components/undo/last-undo';
import { text } from '@/rules/text';

/** For so long a message can be taken back after *Send*. */
export const UNDO_MS = 5_000;

/** Pauses between tries of a call that got no answer; every try has the same key, so it never doubles a message. */
const pausesMs = [1_000, 3_000];
/** The browser sends no more than this once the page goes away. */
const KEEPALIVE_BYTES = 60_000;

/** A message on its way out. */
export interface Outgoing {
  payload: SendBody;
  /** One for each attempt; the same for every try of it. */
  key: string;
  onSent: (message: SentMessage) => void;
  onFailed: (error: unknown) => void;
  onUndone: () => void;
}

const held = new Map<string, { outgoing: Outgoing; timer: ReturnType<typeof setTimeout> }>();

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));
const unanswered = (error: unknown) => error instanceof Problem && (error.status === 0 || error.status >= 502);

/** Sends with the same key until there is an answer, a few times. */
export async function sendSurely(payload: SendBody, key: string): Promise<SentMessage> {
  for (const ms of pausesMs) {
    try {
      return await sendMessage(payload, key);
    } catch (error) {
      if (!unanswered(error)) throw error;
      await pause(ms);
    }
  }
  return sendMessage(payload, key);
}

function release(key: string): Outgoing | undefined {
  const entry = held.get(key);
  if (!entry) return undefined;
  clearTimeout(entry.timer);
  held.delete(key);
  withdraw(key);
  toast.dismiss(key);
  return entry.outgoing;
}

async function deliver(key: string): Promise<void> {
  const outgoing = release(key);
  if (!outgoing) return;
  try {
    outgoing.onSent(await sendSurely(outgoing.payload, key));
  } catch (error) {
    outgoing.onFailed(error);
  }
}

/** Holds a message back for a moment, with a way to take it back; it goes out whatever screen the person walks to. */
export function holdBack(outgoing: Outgoing): void {
  const { key } = outgoing;
  held.set(key, { outgoing, timer: setTimeout(() => void deliver(key), UNDO_MS) });
  const takeBack = () => release(key)?.onUndone();
  offer({ id: key, takeBack });
  toast('Sending…', {
    id: key,
    action: { label: text('undo'), onClick: takeBack },
    duration: UNDO_MS,
    dismissible: false,
  });
}

/** Sends at once what is held back; answers when all of it has arrived or come back. */
export async function sendHeldBack(): Promise<void> {
  await Promise.all([...held.keys()].map(deliver));
}

/** The page goes away: what is held back is sent now; what is too large for that goes out when the person is back. */
function leave(): void {
  for (const [key, { outgoing }] of held) {
    if (new Blob([JSON.stringify(outgoing.payload)]).size > KEEPALIVE_BYTES) continue;
    void sendMessage(outgoing.payload, key, true).then(
      (message) => release(key)?.onSent(message),
      () => undefined,
    );
  }
}

addEventListener('pagehide', leave);
