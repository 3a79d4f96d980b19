import { randomUploadId } from '@/features/documents';
import { keysOf } from '@/lib/keys';
import type { ComposeRow, RuleInput } from '@/rules/rule';
import { rule } from '@/rules/rule';

/** Somebody a message goes to: a user, or a bare address. */
export type Person = RuleInput<'sendPayload'>['recipients'] extends readonly (infer One)[] | undefined ? One : never;

/** A file of the message. */
export interface Attached {
  id: string;
  name: string;
}

/** The message that is replied to. */
export interface RepliedTo {
  messageId: string;
  from: string;
  preview: string;
}

/** Everything that somebody writes before it is sent; plain data, so that it can be kept anywhere. */
export interface Written {
  loanId: string;
  /** The thread it goes to, `NEW` for a new subject, or none. */
  threadId: string | null;
  subject: string;
  /** HTML. */
  body: string;
  /** The signature that the body started with. */
  signature: string | null;
  recipients: readonly Person[];
  ccRecipients: readonly Person[];
  bccRecipients: readonly Person[];
  attachments: readonly Attached[];
  locked: boolean;
  isDigest: boolean;
  repliedTo: RepliedTo | null;
  rows: readonly ComposeRow[];
  /** Names it to the files that are on their way to it. */
  files: string;
  /** The draft that the server keeps of it. */
  draftId: string | null;
  draftVersion: number | null;
}

/** The people that a message goes to. */
export type PeopleRows = Pick<Written, 'recipients' | 'ccRecipients' | 'bccRecipients'>;

export const peopleIn = ({ recipients, ccRecipients, bccRecipients }: Written): PeopleRows => ({
  recipients,
  ccRecipients,
  bccRecipients,
});

/** All of it but the text, which changes with every key. */
export type Head = Omit<Written, 'body'>;

/** What is the same in every new message on a loan. */
export function newMessage(loanId: string, change: Partial<Written> = {}): Written {
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

/** As the rules of sending and keeping take it. */
export function formOf(written: Written): RuleInput<'sendPayload'> {
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

/** What a change of the person counts as: everything but the bookkeeping of drafts. */
const bookkeeping = new Set<keyof Written>(['draftId', 'draftVersion', 'files', 'rows', 'signature']);

/** Half a sign, as some programs leave it on the clipboard, can't be sent or kept: the sign for what can't be read can. */
const readable = (words: string): string => words.replace(/\p{Surrogate}/gu, '\ufffd');
const inWholeSigns = (written: Written): Written => ({
  ...written,
  body: readable(written.body),
  subject: readable(written.subject),
});

const headOf = ({ body: _, ...head }: Written): Head => head;

/** What is typed is said to who shows it a few times a second. */
const SAY_MS = 250;

/** How many writings were begun in this tab. */
let begun = 0;

/**
 * A message being written. It lives outside the screens, so that walking on loses nothing. `body` is typed in the
 * editor; `revision` grows when it was set from elsewhere, so that the editor takes it over.
 */
export class Composition {
  /** Another one for each writing of this tab. */
  readonly serial = (begun += 1);
  #written: Written;
  #head: Head;
  /** The text that stands in the editor, where nobody has asked for it since it changed. */
  #typed: (() => string) | null = null;
  #saying: ReturnType<typeof setTimeout> | undefined;
  #revision = 0;
  #changes = 0;
  #focusRequests = 0;
  readonly #listeners = new Set<() => void>();

  constructor(written: Written) {
    this.#written = inWholeSigns(written);
    this.#head = headOf(this.#written);
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Written => {
    const body = this.#typed;
    this.#typed = null;
    if (body) this.#written = inWholeSigns({ ...this.#written, body: body() });
    return this.#written;
  };

  /** All but the text: the same while somebody types. */
  readonly head = (): Head => this.#head;

  /** Counts the changes that a person made. */
  readonly changes = (): number => this.#changes;

  readonly revision = (): number => this.#revision;

  /** Counts how often the focus was asked to go to the text. */
  readonly focusRequests = (): number => this.#focusRequests;

  /** Moves the focus to the text, where the person goes on typing. */
  focusText(): void {
    this.#focusRequests += 1;
    this.#tell();
  }

  /** Changes something; the editor shows another body anew. */
  patch(change: Partial<Written>): void {
    const before = this.snapshot();
    const names = keysOf(change);
    if (names.every((name) => Object.is(before[name], change[name]))) return;
    this.#written = inWholeSigns({ ...before, ...change });
    if (names.some((name) => name !== 'body')) this.#head = headOf(this.#written);
    if (names.some((name) => !bookkeeping.has(name))) this.#changes += 1;
    if ('body' in change) this.#revision += 1;
    this.#tell();
  }

  /**
   * Something was typed. The text is asked for when it is needed, and said a few times a second: a keystroke costs the same
   * in a long message and a short one.
   */
  type(body: () => string): void {
    this.#typed = body;
    this.#changes += 1;
    this.#saying ??= setTimeout(() => this.#tell(), SAY_MS);
  }

  /** Something about it changed that doesn't stand in it: what is on its way to it. */
  touch(): void {
    this.#changes += 1;
  }

  /** Starts over with something else; nothing of it counts as changed yet. */
  replace(written: Written): void {
    this.#typed = null;
    this.#written = inWholeSigns(written);
    this.#head = headOf(this.#written);
    this.#revision += 1;
    this.#tell();
  }

  #tell(): void {
    clearTimeout(this.#saying);
    this.#saying = undefined;
    for (const listener of this.#listeners) listener();
  }
}

/** Whether there is anything in it that somebody would miss, by the rule of drafts. */
export function holdsText({ body, signature, attachments }: Written): boolean {
  const asked = { dirty: true, body, signature, attachments: attachments.map(({ id }) => id) };
  return rule('saveDraft', asked) !== 'NOTHING';
}
