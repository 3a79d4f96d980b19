import { randomUploadId } from '@/features/documents';
import { keysOf } from '@/lib/object-keys';
import type { ComposeRow, RuleInput } from '@/rules/rule';
import { rule } from '@/rules/rule';

/** A recipient: a user or an email address. */
export type Person = RuleInput<'sendPayload'>['recipients'] extends readonly (infer One)[] | undefined ? One : never;

/** An attachment of the message. */
export interface AttachedFile {
  id: string;
  name: string;
}

/** The message being replied to. */
export interface RepliedTo {
  messageId: string;
  from: string;
  preview: string;
}

/** The content of an unsent message; plain data, so that it can be stored anywhere. */
export interface MessageContent {
  loanId: string;
  /** Its thread, `NEW` for a new subject, or null. */
  threadId: string | null;
  subject: string;
  /** HTML. */
  body: string;
  /** The signature that the body started with. */
  signature: string | null;
  recipients: readonly Person[];
  ccRecipients: readonly Person[];
  bccRecipients: readonly Person[];
  attachments: readonly AttachedFile[];
  locked: boolean;
  isDigest: boolean;
  repliedTo: RepliedTo | null;
  rows: readonly ComposeRow[];
  /** The key that its uploads refer to. */
  files: string;
  /** Its draft on the server. */
  draftId: string | null;
  draftVersion: number | null;
}

/** The recipients of a message. */
export type MessageRecipients = Pick<MessageContent, 'recipients' | 'ccRecipients' | 'bccRecipients'>;

export const recipientsOf = ({ recipients, ccRecipients, bccRecipients }: MessageContent): MessageRecipients => ({
  recipients,
  ccRecipients,
  bccRecipients,
});

/** The message without its text, which changes with every keystroke. */
export type MessageHead = Omit<MessageContent, 'body'>;

/** Returns the defaults of a new message on a loan. */
export function newMessage(loanId: string, change: Partial<MessageContent> = {}): MessageContent {
  return {
    loanId,
    threadId: null,
    subject: '',
    body: '',
    signature: null,
    recipients: [],
    ccRecipients: [],
    bccRecipients: [],
    attachments: [],
    locked: false,
    isDigest: false,
    repliedTo: null,
    rows: ['RECIPIENTS'],
    files: `message ${randomUploadId()}`,
    draftId: null,
    draftVersion: null,
    ...change,
  };
}

/** Returns the message as the rules for sending and saving expect it. */
export function toRuleInput(written: MessageContent): RuleInput<'sendPayload'> {
  return {
    loanId: written.loanId,
    body: written.body,
    subject: written.subject,
    messageThreadId: written.threadId,
    recipients: written.recipients,
    ccRecipients: written.ccRecipients,
    bccRecipients: written.bccRecipients,
    draftedMessageId: written.draftId,
    inReplyToMessage: written.repliedTo?.messageId ?? null,
    attachments: written.attachments.map(({ id }) => id),
    locked: written.locked,
    isDigestEnabled: written.isDigest,
  };
}

/** The fields of drafts' bookkeeping; all others count as changes by the user. */
const bookkeeping = new Set<keyof MessageContent>(['draftId', 'draftVersion', 'files', 'rows', 'signature']);

/**
 * An unpaired surrogate, which some programs leave on the clipboard, can't be sent or stored; the replacement character
 * can.
 */
const replaceLoneSurrogates = (words: string): string => words.replace(/\p{Surrogate}/gu, '\ufffd');
const withValidText = (written: MessageContent): MessageContent => ({
  ...written,
  body: replaceLoneSurrogates(written.body),
  subject: replaceLoneSurrogates(written.subject),
});

const withoutBody = ({ body: _, ...head }: MessageContent): MessageHead => head;

/** The minimum interval between change notifications while typing, in milliseconds. */
const NOTIFY_MS = 250;

/** The number of messages started in this tab. */
let lastSerial = 0;

/**
 * A message being written. It lives outside the screens, so that navigating loses nothing. `body` is typed in the
 * editor; `revision` increases when it is set from outside, so that the editor loads it.
 */
export class MessageComposition {
  /** A serial number within this tab. */
  readonly serial = (lastSerial += 1);
  #written: MessageContent;
  #head: MessageHead;
  /** Returns the editor's text, if it changed since it was last read. */
  #typed: (() => string) | null = null;
  #saying: ReturnType<typeof setTimeout> | undefined;
  #revision = 0;
  #changes = 0;
  #focusRequests = 0;
  readonly #listeners = new Set<() => void>();

  constructor(written: MessageContent) {
    this.#written = withValidText(written);
    this.#head = withoutBody(this.#written);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): MessageContent => {
    const body = this.#typed;
    this.#typed = null;
    if (body) this.#written = withValidText({ ...this.#written, body: body() });
    return this.#written;
  };

  /** Everything but the text: stable while the user types. */
  readonly head = (): MessageHead => this.#head;

  /** The number of changes by the user. */
  readonly changes = (): number => this.#changes;

  readonly revision = (): number => this.#revision;

  /** The number of focus requests for the text. */
  readonly focusRequests = (): number => this.#focusRequests;

  /** Moves the focus to the text. */
  focusText(): void {
    this.#focusRequests += 1;
    this.#tell();
  }

  /** Changes fields; the editor loads a changed body. */
  patch(change: Partial<MessageContent>): void {
    const before = this.snapshot();
    const names = keysOf(change);
    if (names.every((name) => Object.is(before[name], change[name]))) return;
    this.#written = withValidText({ ...before, ...change });
    if (names.some((name) => name !== 'body')) this.#head = withoutBody(this.#written);
    if (names.some((name) => !bookkeeping.has(name))) this.#changes += 1;
    if ('body' in change) this.#revision += 1;
    this.#tell();
  }

  /**
   * The user typed. The text is read when needed, and listeners are notified a few times per second: a keystroke costs
   * the same in a long message and a short one.
   */
  type(body: () => string): void {
    this.#typed = body;
    this.#changes += 1;
    this.#saying ??= setTimeout(() => this.#tell(), NOTIFY_MS);
  }

  /** Notifies listeners of a change outside the message, such as its uploads. */
  touch(): void {
    this.#changes += 1;
  }

  /** Replaces the message; nothing counts as changed. */
  replace(written: MessageContent): void {
    this.#typed = null;
    this.#written = withValidText(written);
    this.#head = withoutBody(this.#written);
    this.#revision += 1;
    this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#saying);
    this.#saying = undefined;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether it contains anything worth keeping, by the rule for drafts. */
export function hasContent({ body, signature, attachments }: MessageContent): boolean {
  const asked = { dirty: true, body, signature, attachments: attachments.map(({ id }) => id) };
  return rule('saveDraft', asked) !== 'NOTHING';
}
