/** A message between a browser's tabs about their shared session. */
type TabMessage =
  | { kind: 'unsent?'; userId: string; asked: string }
  | { kind: 'unsent'; asked: string; count: number }
  | { kind: 'left'; userId: string }
  | { kind: 'entered'; userId: string };

/** How long other tabs have to report unsent work, in milliseconds. */
const answerMs = 400;

const openChannel = () => (typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel('loanroom-session'));

function postToTabs(channel: BroadcastChannel | null, word: TabMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel reaches its own origin alone
  channel?.postMessage(word);
}

/** Returns the number of the user's unsent items in other tabs. */
export async function countUnsentElsewhere(userId: string): Promise<number> {
  const channel = openChannel();
  if (!channel) return 0;
  const asked = `${userId} ${performance.now()} ${Math.random()}`;
  let count = 0;
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'unsent' && data.asked === asked) count += data.count;
  };
  postToTabs(channel, { kind: 'unsent?', userId, asked });
  await new Promise((done) => setTimeout(done, answerMs));
  channel.close();
  return count;
}

/** Tells the other tabs that the user signed out in this one. */
export function announceSignOut(userId: string): void {
  const channel = openChannel();
  postToTabs(channel, { kind: 'left', userId });
  channel?.close();
}

/** Tells the other tabs which user this browser's session belongs to now. */
export function announceSignIn(userId: string): void {
  const channel = openChannel();
  postToTabs(channel, { kind: 'entered', userId });
  channel?.close();
}

interface TabCallbacks {
  /** Returns the number of unsent items in this tab. */
  countUnsent: () => Promise<number>;
  /** Called when the user signed out in another tab. */
  onLeft: () => void;
  /** Called when another tab opened or found a session of that user. */
  onEntered: (userId: string) => void;
}

/** Replies to other tabs for this page's user. Returns a function that stops it. */
export function joinTabs(userId: string, { countUnsent, onLeft, onEntered }: TabCallbacks): () => void {
  const channel = openChannel();
  if (!channel) return () => undefined;
  const reply = async (asked: string) => {
    const count = await countUnsent();
    if (count > 0) postToTabs(channel, { kind: 'unsent', asked, count });
  };
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'unsent?' && data.userId === userId) void reply(data.asked);
    if (data.kind === 'left' && data.userId === userId) onLeft();
    if (data.kind === 'entered') onEntered(data.userId);
  };
  return () => channel.close();
}
