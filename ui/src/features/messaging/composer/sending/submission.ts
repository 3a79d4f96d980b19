import { toast } from 'sonner';
import { keys } from '@/api/keys';
import type { SentMessage } from '@/api/messaging/compose';
import { Problem, messageFor } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { type Gate, type SubmitEvent, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import type { DraftAutosave } from '../drafts/draft-autosave';
import { deleteOutgoing, storeOutgoing } from '../drafts/outgoing-copy';
import { mergeWithTyped } from '../drafts/use-browser-draft';
import {
  type MessageComposition,
  type MessageRecipients,
  type MessageContent,
  toRuleInput,
  hasContent,
  newMessage,
  recipientsOf,
} from '../form/composition';
import { type MessageDispatch, type PlannedSharing, delaySending } from './outbox';
import { checkMessage } from './check-message';
import { loadGateQuestion } from './load-gate-question';
import { type GateReply, type SubmissionState, type SubmissionCallbacks, idleState } from './submission-state';

/** The state of an outgoing message, so that it can be returned unchanged. */
interface HandedOverMessage {
  written: MessageContent;
  dispatch: MessageDispatch;
  content: string;
  path: string;
  historyWithheld: boolean;
}

/** The second click of a double click isn't another message. */
const DOUBLE_CLICK_MS = 1_000;

/**
 * Sends a message: validates it, asks the gates' questions, hands it over, waits for the undo period, and sends it with
 * the changes agreed to. A message that fails, is undone or cancelled is returned as it was written.
 */
export class Submission {
  readonly #composition: MessageComposition;
  readonly #keeper: DraftAutosave;
  readonly #around: SubmissionCallbacks;
  #now: SubmissionState = { ...idleState, turns: 0 };
  /** Where the message was started: the next one starts there too. */
  readonly #start: Pick<MessageContent, 'threadId' | 'rows'>;
  #path = '';
  #confirmed: Gate[] = [];
  #historyWithheld = false;
  #sharings: PlannedSharing[] = [];
  /** The recipients before a question changed them. */
  #before: MessageRecipients | null = null;
  #handedOverAt = 0;
  /** The idempotency key by content: retrying the same content is the same message. */
  readonly #sendKeys = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(composition: MessageComposition, keeper: DraftAutosave, around: SubmissionCallbacks) {
    this.#composition = composition;
    this.#keeper = keeper;
    this.#around = around;
    const { threadId, rows } = composition.snapshot();
    this.#start = { threadId, rows };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): SubmissionState => this.#now;

  /** Sends the message from the page with that path. */
  async send(path: string): Promise<void> {
    const isRepeated = Date.now() - this.#handedOverAt < DOUBLE_CLICK_MS && !hasContent(this.#composition.snapshot());
    if (isRepeated || !this.#step('SEND')) return;
    this.#path = path;
    this.#confirmed = [];
    this.#sharings = [];
    this.#historyWithheld = false;
    this.#before = recipientsOf(this.#composition.snapshot());
    try {
      const violations = await checkMessage(this.#composition.snapshot());
      if (violations[0]) toast.error(violations[0].message);
      if (violations.length > 0) return this.#end('CANCEL', { violations, foundAt: this.#composition.changes() });
      await this.#ask();
    } catch (error) {
      toast.error(messageFor(error));
      this.#restorePeople();
      this.#end('FAILED');
    }
  }

  /** Confirms the open question. */
  async confirm({ historyWithheld, sharing }: GateReply = {}): Promise<void> {
    const { gate } = this.#now;
    if (!gate || !this.#step('CONFIRM')) return;
    this.#confirmed.push(gate.gate);
    const { loanId } = this.#composition.snapshot();
    if (historyWithheld !== undefined) this.#historyWithheld = historyWithheld;
    if (sharing) this.#sharings.push({ loanId, sharing, key: crypto.randomUUID() });
    try {
      await this.#ask();
    } catch (error) {
      toast.error(messageFor(error));
      this.#restorePeople();
      this.#end('FAILED');
    }
  }

  /** Cancels the open question: nothing is sent or changed. */
  cancel(): void {
    if (!this.#now.gate) return;
    this.#restorePeople();
    this.#end('CANCEL');
  }

  #restorePeople(): void {
    if (this.#before) this.#composition.patch(this.#before);
  }

  async #ask(): Promise<void> {
    const question = await loadGateQuestion(this.#composition.snapshot(), this.#path, this.#confirmed);
    const gate = rule('nextGate', question);
    if (gate.gate === 'SEND') return this.#go();
    this.#set({ ...this.#now, gate });
  }

  /** Hands the message over: it is sent after the undo period, and the form is free for the next one. */
  async #go(): Promise<void> {
    this.#set({ ...this.#now, gate: null, leaving: true });
    await this.#keeper.pause();
    const written = this.#composition.snapshot();
    const historyWithheld = this.#historyWithheld;
    const payload = rule('sendPayload', { ...toRuleInput(written), historyWithheld });
    const content = JSON.stringify(payload);
    const dispatch: MessageDispatch = { payload, key: this.#keyFor(content), sharings: this.#sharings };
    // The same words sent again are another message.
    this.#sendKeys.delete(content);
    const sent: HandedOverMessage = {
      written: { ...written, ...this.#before },
      dispatch,
      content,
      path: this.#path,
      historyWithheld,
    };
    const { place } = this.#keeper;
    await storeOutgoing(place, sent.written, dispatch);
    delaySending({
      ...dispatch,
      written: sent.written,
      place,
      onSent: (message) => this.#sent(sent, message),
      onFailed: (error) => this.#failed(sent, error),
      onUndone: () => this.#back(sent),
    });
    this.#handedOverAt = Date.now();
    this.#composition.replace(newMessage(written.loanId, this.#start));
    await this.#keeper.startOver();
    this.#end('SENT', { turns: this.#now.turns + 1 });
    this.#around.onLeft();
  }

  #sent({ written, dispatch, path }: HandedOverMessage, message: SentMessage): void {
    void deleteOutgoing(this.#keeper.place, dispatch.key);
    void queryClient.invalidateQueries({ queryKey: keys.loan(written.loanId) });
    this.#around.onSent(message, path);
  }

  #failed(sent: HandedOverMessage, error: unknown): void {
    const serverMessage = error instanceof Problem && error.status > 0 ? error.message : null;
    // Another window sent the draft: this is now a separate message.
    const isDraftGone = error instanceof Problem && error.code === 'draft-gone';
    const written = isDraftGone ? { ...sent.written, draftId: null, draftVersion: null } : sent.written;
    const isAlone = this.#back({ ...sent, written });
    const again = () => void this.send(sent.path);
    toast.error(rule('sendFailure', { serverMessage }), {
      description: 'Your message hasn’t been lost.',
      ...(isAlone && { action: { label: text('retry'), onClick: again } }),
    });
  }

  /** Returns the message to the form, above any newer text. Returns whether the form was empty. */
  #back({ written, dispatch, content }: HandedOverMessage): boolean {
    this.#sendKeys.set(content, dispatch.key);
    const now = this.#composition.snapshot();
    const isAlone = !hasContent(now);
    if (isAlone) this.#composition.replace(written);
    else this.#composition.patch(mergeWithTyped(written, now));
    void this.#keeper.takeUp();
    void deleteOutgoing(this.#keeper.place, dispatch.key);
    this.#set({ ...this.#now, turns: this.#now.turns + 1 });
    this.#around.onBack();
    return isAlone;
  }

  #keyFor(content: string): string {
    const key = this.#sendKeys.get(content) ?? crypto.randomUUID();
    this.#sendKeys.set(content, key);
    return key;
  }

  /** Applies an event to the rule's state machine. Returns whether it was accepted. */
  #step(event: SubmitEvent): boolean {
    const { isSubmitting, goesOn } = rule('submitStep', { isSubmitting: this.#now.isSubmitting, event });
    if (goesOn) this.#set({ ...this.#now, ...idleState, isSubmitting });
    return goesOn;
  }

  #end(event: SubmitEvent, change: Partial<SubmissionState> = {}): void {
    this.#step(event);
    this.#set({ ...this.#now, ...idleState, ...change });
  }

  #set(now: SubmissionState): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}
