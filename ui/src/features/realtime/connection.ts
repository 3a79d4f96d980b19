import { checkActingUser } from '@/api/client';
import { isMismatch } from '@/api/session/acting-user';
import { announceSecondStepMissing } from '@/api/session/session-events';

/** An event from the server's socket. `seq` numbers a topic's events. */
export interface RealtimeEvent {
  topic: string;
  event: string;
  data?: unknown;
  seq?: number | null;
}

type RealtimeListener = (event: RealtimeEvent) => void;

interface TopicState {
  listeners: Set<RealtimeListener>;
  /** The last event received, from which to resume. */
  seq: number | null;
}

/** The close code for a user who has to set up two-step sign-in. */
const secondStepMissing = 4403;
/** The close code for a page that was rendered for a different user than the signed-in one. */
const otherUser = 4409;
const firstPauseMs = 500;
const longestPauseMs = 20_000;
const quietMs = 30_000;
const answerMs = 10_000;
const lingerMs = 2_000;

/**
 * One socket for all topics. It reconnects with increasing delays and resumes every topic after the last event
 * received. A quiet connection is pinged, because a dead one often appears open.
 */
export class RealtimeConnection {
  readonly #open: () => WebSocket;
  readonly #topics = new Map<string, TopicState>();
  #socket: WebSocket | undefined;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;

  constructor(open: () => WebSocket) {
    this.#open = open;
  }

  /**
   * Subscribes to a topic; the first subscription connects, ending the last one disconnects. Returns a function that
   * unsubscribes.
   */
  subscribe(name: string, listener: RealtimeListener): () => void {
    const topic = this.#topics.get(name) ?? { listeners: new Set(), seq: null };
    topic.listeners.add(listener);
    this.#topics.set(name, topic);
    if (topic.listeners.size === 1) this.#ask(name, topic);
    if (!this.#socket) this.connect();
    return () => this.#leave(name, topic, listener);
  }

  /**
   * Connects now, without waiting for the delay. Does nothing while connected, without subscriptions, or while another
   * user is signed in.
   */
  connect(): void {
    if (this.#socket || this.#topics.size === 0 || isMismatch()) return;
    clearTimeout(this.#retry);
    const socket = this.#open();
    this.#socket = socket;
    socket.addEventListener('open', () => this.#greet());
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    socket.addEventListener('close', ({ code }) => {
      if (code === secondStepMissing) announceSecondStepMissing();
      if (code === otherUser) void checkActingUser();
      this.#lost(socket);
    });
  }

  #greet(): void {
    this.#failures = 0;
    for (const [name, topic] of this.#topics) this.#ask(name, topic);
    this.#listenFor(quietMs);
  }

  #ask(name: string, topic: TopicState): void {
    this.#send({ subscribe: name, since: topic.seq });
  }

  #send(message: object): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    this.#listenFor(quietMs);
    const event: RealtimeEvent = JSON.parse(text);
    const topic = this.#topics.get(event.topic);
    if (!topic) return;
    if (typeof event.seq === 'number') {
      // Already received: an overlap from resuming.
      if (event.event !== 'subscribed' && event.event !== 'gap' && topic.seq !== null && event.seq <= topic.seq) return;
      topic.seq = event.seq;
    }
    for (const listener of topic.listeners) listener(event);
  }

  /** Waits for the next event; after silence resubscribes, and closes the socket if there is no response. */
  #listenFor(ms: number): void {
    clearTimeout(this.#pulse);
    this.#pulse = setTimeout(() => {
      if (ms === answerMs) return this.#abandon();
      for (const [name, topic] of this.#topics) this.#ask(name, topic);
      this.#listenFor(answerMs);
    }, ms);
  }

  #abandon(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.close();
    this.#lost(socket);
  }

  #lost(socket: WebSocket): void {
    if (socket !== this.#socket) return;
    this.#socket = undefined;
    clearTimeout(this.#pulse);
    if (this.#topics.size === 0) return;
    const pause = Math.min(longestPauseMs, firstPauseMs * 2 ** this.#failures++);
    this.#retry = setTimeout(() => this.connect(), pause * (0.75 + Math.random() / 2));
  }

  #leave(name: string, topic: TopicState, listener: RealtimeListener): void {
    topic.listeners.delete(listener);
    if (topic.listeners.size > 0) return;
    this.#topics.delete(name);
    this.#send({ unsubscribe: name });
    // Switching loans keeps the connection.
    if (this.#topics.size === 0) setTimeout(() => this.#closeUnused(), lingerMs);
  }

  #closeUnused(): void {
    if (this.#topics.size > 0) return;
    clearTimeout(this.#retry);
    this.#abandon();
  }
}
