import { keys } from '@/api/keys';
import { type Draft, createDraft, deleteDraft, storedDraft, updateDraft } from '@/api/messaging/drafts';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { canOutlivePage } from '@/components/undo/held-send';
import { rule } from '@/rules/rule';
import { type Composition, formOf } from '../form/composition';
import { noteDraft } from '../files/of-message';
import { joinedWith, sameText } from './both-texts';
import { BrowserCopy } from './browser-copy';
import { draftCall } from './draft-call';
import { isHeldBack } from '../sending/outbox';
import { type Keeping, quiet } from './keeping';
import { placeOfWriting } from './kept-here';

/** Every so often a draft is kept (messaging §9). */
export const AUTOSAVE_MS = 5_000;

/** Those that keep something now. */
const running = new Set<DraftKeeper>();
export const keepersNow = (): readonly DraftKeeper[] => [...running];

/**
 * Keeps a message being written: in this browser at once, on the server every five seconds, one call at a time. What is
 * sent or thrown away is abandoned: an answer that comes later never brings it back.
 */
export class DraftKeeper {
  readonly #composition: Composition;
  readonly #copy: BrowserCopy;
  #savedChanges: number;
  #saving: Promise<void> | null = null;
  #abandoned = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #keeping = quiet;
  readonly #listeners = new Set<() => void>();

  constructor(composition: Composition, userId: string) {
    this.#composition = composition;
    const { loanId, threadId } = composition.snapshot();
    this.#copy = new BrowserCopy(composition, placeOfWriting(userId, loanId, threadId));
    this.#savedChanges = composition.changes();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): Keeping => this.#keeping;

  /** Whether something was changed since it was last kept on the server. */
  get dirty(): boolean {
    return this.#composition.changes() !== this.#savedChanges;
  }

  /** The name of its copy in the browser. */
  get place(): string {
    return this.#copy.place;
  }

  start(): void {
    if (this.#timer !== undefined) return;
    this.#abandoned = false;
    running.add(this);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#rest);
    this.#timer = setInterval(() => void this.save(), AUTOSAVE_MS);
    this.#copy.start();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#copy.stop();
    running.delete(this);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#rest);
  }

  /** The page goes away, perhaps for good: the copy is written now, and the draft goes out with its last breath. */
  readonly #leave = (): void => {
    void this.#copy.write();
    void this.save(true);
  };

  /** The page is out of sight; a phone may end it there without another word. */
  readonly #rest = (): void => {
    if (document.visibilityState === 'hidden') void this.saveNow();
  };

  /** Writes the copy in this browser now. */
  writeCopy(): Promise<void> {
    return this.#copy.write();
  }

  /** Keeps it now, if there is anything to keep; waits for a call that is under way first. */
  async saveNow(): Promise<void> {
    await this.#copy.write();
    await this.#saving;
    await this.save();
  }

  /** One step of keeping, by the shared rule. */
  async save(leaving = false): Promise<void> {
    const call = draftCall(this.#composition.snapshot(), this.dirty, this.#saving !== null);
    // The draft of a message that isn't sent yet is the thread's one draft: it isn't written over by the next message.
    if (call === 'NOTHING' || this.#abandoned || isHeldBack(this.#copy.place)) return;
    const changes = this.#composition.changes();
    this.#saving = (call === 'DELETE' ? this.#remove() : this.#write(leaving))
      .then((done) => {
        if (done) this.#savedChanges = changes;
      })
      .finally(() => {
        this.#saving = null;
      });
    await this.#saving;
  }

  /** The message was sent, or its draft is thrown away: nothing of it is kept any more. */
  abandon(): void {
    this.#abandoned = true;
    this.stop();
    this.#copy.abandon();
    this.#say(quiet);
  }

  /** Throws the draft away. */
  async discard(): Promise<void> {
    const { draftId } = this.#composition.snapshot();
    this.abandon();
    await this.#saving;
    if (draftId) await deleteDraft(draftId);
    this.#composition.patch({ draftId: null, draftVersion: null });
    this.#refresh();
  }

  /** Before the message is handed over nothing more is kept; waits for the call that is under way. */
  async pause(): Promise<void> {
    this.stop();
    this.#copy.cancel();
    await this.#saving;
  }

  /** The message was handed over to be sent: its copy is kept with it, and the next one can be written. */
  async startOver(): Promise<void> {
    this.#say(quiet);
    this.start();
    await this.#copy.startOver();
  }

  /** The message came back to be written on. */
  async takeUp(): Promise<void> {
    this.start();
    await this.#copy.write();
  }

  async #write(leaving: boolean): Promise<boolean> {
    const written = this.#composition.snapshot();
    const body = rule('draftPayload', formOf(written));
    const { draftId, draftVersion } = written;
    const outlives = leaving && canOutlivePage(body);
    try {
      const saved = await (draftId
        ? updateDraft(draftId, { ...body, version: draftVersion ?? 0 }, outlives)
        : createDraft(body, outlives));
      this.#settle(saved);
      return true;
    } catch (error) {
      const stored = storedDraft(error);
      if (stored) this.#merge(stored);
      // Deleted elsewhere: what is written here is kept as a new one.
      if (error instanceof Problem && error.status === 404)
        this.#composition.patch({ draftId: null, draftVersion: null });
      // Anything else says nothing (DRAFT-08): the next round tries again, and the copy is in the browser.
      return false;
    }
  }

  #settle(saved: Draft): void {
    const { draftId } = this.#composition.snapshot();
    const { draftedMessageId, deleteId, note } = rule('settleDraft', {
      savedId: saved.id,
      abandoned: this.#abandoned,
      draftedMessageId: draftId,
    });
    if (deleteId) void deleteDraft(deleteId).catch(() => undefined);
    else {
      if (draftId !== saved.id) noteDraft(this.#composition.head(), saved.id);
      this.#composition.patch({ draftId: draftedMessageId, draftVersion: saved.version });
      void this.#copy.write();
    }
    this.#say({ ...this.#keeping, note });
    this.#refresh();
  }

  /** It was kept elsewhere in the meantime: both texts stay, and the next round keeps them together. */
  #merge(stored: Draft): void {
    const written = this.#composition.snapshot();
    if (written.draftId !== stored.id) noteDraft(this.#composition.head(), stored.id);
    this.#composition.patch(joinedWith(written, stored));
    // A file that came to the draft is no other text.
    this.#say({ note: null, merged: this.#keeping.merged || !sameText(written.body, stored.body) });
  }

  async #remove(): Promise<boolean> {
    const { draftId } = this.#composition.snapshot();
    try {
      if (draftId) await deleteDraft(draftId);
    } catch {
      return false;
    }
    this.#composition.patch({ draftId: null, draftVersion: null });
    this.#say(quiet);
    this.#refresh();
    return true;
  }

  #refresh(): void {
    const { loanId } = this.#composition.snapshot();
    void queryClient.invalidateQueries({ queryKey: keys.drafts(loanId) });
  }

  #say(keeping: Keeping): void {
    this.#keeping = keeping;
    for (const listener of this.#listeners) listener();
  }
}
