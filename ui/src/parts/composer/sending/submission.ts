import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { loanQuery } from '@/api/loan';
import type { SentMessage } from '@/api/messaging/compose';
import { Problem, wordsFor } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { type Gate, type GateAnswer, type SubmitEvent, type Violation, rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { type Composition, formOf } from '../form/composition';
import type { DraftKeeper } from '../drafts/draft-keeper';
import { holdBack } from './outbox';
import { gateQuestion } from './send-question';

/** How far a message is on its way out. */
export interface Submitting {
  isSubmitting: boolean;
  /** The question that is open, if one is. */
  gate: GateAnswer | null;
  /** It is on its way, and can be taken back for a moment. */
  leaving: boolean;
  violations: readonly Violation[];
  /** How many changes there were when that was found: it holds until the next one. */
  foundAt: number;
}

const standing: Submitting = { isSubmitting: false, gate: null, leaving: false, violations: [], foundAt: -1 };

/** What happens around a message that goes out. */
export interface Surroundings {
  onSent: (message: SentMessage, path: string) => void;
  /** It came back, with everything as it was. */
  onBack: () => void;
}

/**
 * The way of a message out: checked, asked about gate by gate, held back for a moment, sent. Whatever fails or is
 * cancelled leaves everything as it was written.
 */
export class Submission {
  readonly #composition: Composition;
  readonly #keeper: DraftKeeper;
  readonly #around: Surroundings;
  #now = standing;
  #path = '';
  #confirmed: Gate[] = [];
  #historyWithheld = false;
  /** A key for each content: another try at the same is the same message. */
  readonly #sendKeys = new Map<string, string>();
  readonly #listeners = new Set<() => void>();

  constructor(composition: Composition, keeper: DraftKeeper, around: Surroundings) {
    this.#composition = composition;
    this.#keeper = keeper;
    this.#around = around;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Submitting => this.#now;

  /** *Send*, on the page of that path. */
  async send(path: string): Promise<void> {
    if (!this.#step('SEND')) return;
    this.#path = path;
    this.#confirmed = [];
    this.#historyWithheld = false;
    try {
      const violations = await this.#check();
      if (violations[0]) toast.error(violations[0].message);
      if (violations.length > 0) return this.#end('CANCEL', { violations, foundAt: this.#composition.changes() });
      await this.#ask();
    } catch (error) {
      toast.error(wordsFor(error));
      this.#end('FAILED');
    }
  }

  /** The open question is answered with yes. */
  async confirm(answer: { historyWithheld?: boolean } = {}): Promise<void> {
    const { gate } = this.#now;
    if (!gate || !this.#step('CONFIRM')) return;
    this.#confirmed.push(gate.gate);
    if (answer.historyWithheld !== undefined) this.#historyWithheld = answer.historyWithheld;
    try {
      await this.#ask();
    } catch (error) {
      toast.error(wordsFor(error));
      this.#end('FAILED');
    }
  }

  /** The open question is answered with no: nothing is sent. */
  cancel(): void {
    if (this.#now.gate) this.#end('CANCEL');
  }

  async #check(): Promise<Violation[]> {
    const written = this.#composition.snapshot();
    const loan = await queryClient.ensureQueryData(loanQuery(written.loanId));
    const { recipients, ccRecipients, bccRecipients, attachments } = written;
    const tooMuch = rule('messageLimits', {
      bodyBytes: new Blob([written.body]).size,
      subject: written.subject,
      recipients: recipients.length + ccRecipients.length + bccRecipients.length,
      attachments: attachments.length,
    });
    if (tooMuch.length > 0) return tooMuch;
    return rule('checkMessage', {
      senderGroup: loan.me.roleGroup,
      loanId: written.loanId,
      body: written.body,
      subject: written.subject,
      messageThreadId: written.threadId,
      recipients: recipients.map(({ value }) => value),
      attachments: attachments.map(({ id }) => id),
      locked: written.locked,
    });
  }

  async #ask(): Promise<void> {
    const question = await gateQuestion(this.#composition.snapshot(), this.#path, this.#confirmed);
    const gate = rule('nextGate', question);
    if (gate.gate === 'SEND') return this.#go();
    this.#set({ ...this.#now, gate });
  }

  async #go(): Promise<void> {
    this.#set({ ...this.#now, gate: null, leaving: true });
    await this.#keeper.pause();
    const historyWithheld = this.#historyWithheld;
    const payload = rule('sendPayload', { ...formOf(this.#composition.snapshot()), historyWithheld });
    const key = this.#keyFor(JSON.stringify(payload));
    await this.#keeper.markSending({ key, payload });
    holdBack({
      payload,
      key,
      onSent: (message) => this.#sent(message),
      onFailed: (error) => this.#failed(error),
      onUndone: () => this.#back('CANCEL'),
    });
  }

  #sent(message: SentMessage): void {
    const { loanId } = this.#composition.snapshot();
    this.#end('SENT');
    this.#sendKeys.clear();
    void queryClient.invalidateQueries({ queryKey: keys.loan(loanId) });
    this.#around.onSent(message, this.#path);
  }

  #failed(error: unknown): void {
    const serverMessage = error instanceof Problem && error.status > 0 ? error.message : null;
    // Its draft went out from another window: sent once more, it is a message of its own.
    if (error instanceof Problem && error.code === 'draft-gone')
      this.#composition.patch({ draftId: null, draftVersion: null });
    this.#back('FAILED');
    const again = () => this.#step('SEND') && void this.#go();
    toast.error(rule('sendFailure', { serverMessage }), {
      description: 'Nothing is lost: your message is as you wrote it.',
      action: { label: text('retry'), onClick: again },
    });
  }

  #back(event: SubmitEvent): void {
    this.#end(event);
    this.#keeper.start();
    void this.#keeper.markSending(null);
    this.#around.onBack();
  }

  #keyFor(content: string): string {
    const key = this.#sendKeys.get(content) ?? crypto.randomUUID();
    this.#sendKeys.set(content, key);
    return key;
  }

  /** One step of the rule; whether it counts. */
  #step(event: SubmitEvent): boolean {
    const { isSubmitting, goesOn } = rule('submitStep', { isSubmitting: this.#now.isSubmitting, event });
    if (goesOn) this.#set({ ...standing, isSubmitting });
    return goesOn;
  }

  #end(event: SubmitEvent, change: Partial<Submitting> = {}): void {
    this.#step(event);
    this.#set({ ...standing, ...change });
  }

  #set(now: Submitting): void {
    this.#now = now;
    for (const listener of this.#listeners) listener();
  }
}
