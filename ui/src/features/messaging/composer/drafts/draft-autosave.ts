import { keys } from '@/api/keys';
import { type Draft, createDraft, deleteDraft, storedDraft, updateDraft } from '@/api/messaging/drafts';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { canOutlivePage } from '@/components/undo/held-send';
import { rule } from '@/rules/rule';
import { type MessageComposition, toRuleInput } from '../form/composition';
import { setDraftOfUploads } from '../files/message-uploads';
import { mergeDraft, isSameText } from './merge-drafts';
import { BrowserCopy } from './browser-copy';
import { nextDraftCall } from './next-draft-call';
import { hasUnsentMessage } from '../sending/outbox';
import { type AutosaveState, noAutosave } from './autosave-state';
import { draftKey } from './browser-drafts';

/** The autosave interval of drafts, in milliseconds (messaging §9). */
export const AUTOSAVE_MS = 5_000;

/** The instances that are currently saving. */
const activeSet = new Set<DraftAutosave>();
export const activeAutosaves = (): readonly DraftAutosave[] => [...activeSet];

/**
 * Autosaves a message being written: immediately in this browser, and on the server every five seconds, one call at a
 * time. A sent or discarded message is abandoned: a late response never restores it.
 */
export class DraftAutosave {
  readonly #composition: MessageComposition;
  readonly #copy: BrowserCopy;
  #savedChanges: number;
  #saving: Promise<void> | null = null;
  #abandoned = false;
  #timer: ReturnType<typeof setInterval> | undefined;
  #keeping = noAutosave;
  readonly #listeners = new Set<() => void>();

  constructor(composition: MessageComposition, userId: string) {
    this.#composition = composition;
    const { loanId, threadId } = composition.snapshot();
    this.#copy = new BrowserCopy(composition, draftKey(userId, loanId, threadId));
    this.#savedChanges = composition.changes();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly snapshot = (): AutosaveState => this.#keeping;

  /** Whether there are changes since the last save on the server. */
  get dirty(): boolean {
    return this.#composition.changes() !== this.#savedChanges;
  }

  /** The key of its copy in the browser. */
  get place(): string {
    return this.#copy.place;
  }

  start(): void {
    if (this.#timer !== undefined) return;
    this.#abandoned = false;
    activeSet.add(this);
    addEventListener('pagehide', this.#leave);
    document.addEventListener('visibilitychange', this.#rest);
    this.#timer = setInterval(() => void this.save(), AUTOSAVE_MS);
    this.#copy.start();
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#copy.stop();
    activeSet.delete(this);
    removeEventListener('pagehide', this.#leave);
    document.removeEventListener('visibilitychange', this.#rest);
  }

  /** The page is closing: writes the copy now, and saves the draft with a keepalive call. */
  readonly #leave = (): void => {
    void this.#copy.write();
    void this.save(true);
  };

  /** The page is hidden; a phone may close it without further events. */
  readonly #rest = (): void => {
    if (document.visibilityState === 'hidden') void this.saveNow();
  };

  /** Writes the copy in this browser now. */
  writeCopy(): Promise<void> {
    return this.#copy.write();
  }

  /** Saves now if there are changes; waits for a pending call first. */
  async saveNow(): Promise<void> {
    await this.#copy.write();
    await this.#saving;
    await this.save();
  }

  /** One save step, by the shared rule. */
  async save(leaving = false): Promise<void> {
    const call = nextDraftCall(this.#composition.snapshot(), this.dirty, this.#saving !== null);
    // A thread has one draft. While a message isn't sent yet, the next message must not overwrite its draft.
    if (call === 'NOTHING' || this.#abandoned || hasUnsentMessage(this.#copy.place)) return;
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

  /** The message was sent or its draft discarded: stops saving. */
  abandon(): void {
    this.#abandoned = true;
    this.stop();
    this.#copy.abandon();
    this.#say(noAutosave);
  }

  /** Discards the draft. */
  async discard(): Promise<void> {
    const { draftId } = this.#composition.snapshot();
    this.abandon();
    await this.#saving;
    if (draftId) await deleteDraft(draftId);
    this.#composition.patch({ draftId: null, draftVersion: null });
    this.#refresh();
  }

  /** Stops saving before the message is handed over; waits for the pending call. */
  async pause(): Promise<void> {
    this.stop();
    this.#copy.cancel();
    await this.#saving;
  }

  /** The message was handed over for sending with its copy; the next one can be written. */
  async startOver(): Promise<void> {
    this.#say(noAutosave);
    this.start();
    await this.#copy.startOver();
  }

  /** The message was returned for editing. */
  async takeUp(): Promise<void> {
    this.start();
    await this.#copy.write();
  }

  async #write(leaving: boolean): Promise<boolean> {
    const written = this.#composition.snapshot();
    const body = rule('draftPayload', toRuleInput(written));
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
      // Deleted elsewhere: the text is saved as a new draft.
      if (error instanceof Problem && error.status === 404)
        this.#composition.patch({ draftId: null, draftVersion: null });
      // Other errors aren't shown (DRAFT-08): the next round retries, and the copy is in the browser.
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
      if (draftId !== saved.id) setDraftOfUploads(this.#composition.head(), saved.id);
      this.#composition.patch({ draftId: draftedMessageId, draftVersion: saved.version });
      void this.#copy.write();
    }
    this.#say({ ...this.#keeping, note });
    this.#refresh();
  }

  /** It was saved elsewhere in the meantime: both texts are kept, and the next round saves them together. */
  #merge(stored: Draft): void {
    const written = this.#composition.snapshot();
    if (written.draftId !== stored.id) setDraftOfUploads(this.#composition.head(), stored.id);
    this.#composition.patch(mergeDraft(written, stored));
    // A file added to the draft isn't a different text.
    this.#say({ note: null, merged: this.#keeping.merged || !isSameText(written.body, stored.body) });
  }

  async #remove(): Promise<boolean> {
    const { draftId } = this.#composition.snapshot();
    try {
      if (draftId) await deleteDraft(draftId);
    } catch {
      return false;
    }
    this.#composition.patch({ draftId: null, draftVersion: null });
    this.#say(noAutosave);
    this.#refresh();
    return true;
  }

  #refresh(): void {
    const { loanId } = this.#composition.snapshot();
    void queryClient.invalidateQueries({ queryKey: keys.drafts(loanId) });
  }

  #say(keeping: AutosaveState): void {
    this.#keeping = keeping;
    for (const listener of this.#listeners) listener();
  }
}
