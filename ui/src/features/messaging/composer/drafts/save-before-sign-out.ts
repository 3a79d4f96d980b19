import { type DraftBody, createDraft, draftsQuery, storedDraft, updateDraft } from '@/api/messaging/drafts';
import { queryClient } from '@/api/query-client';
import { rule } from '@/rules/rule';
import { toRuleInput } from '../form/composition';
import { restoreDispatch, sendAllHeld, sendWithRetries } from '../sending/outbox';
import { mergeTexts } from './merge-drafts';
import { activeAutosaves } from './draft-autosave';
import { type BrowserDraft, browserDrafts } from './browser-drafts';
import { findDraft } from './find-draft';

const loadCopies = async (userId: string): Promise<BrowserDraft[]> =>
  (await browserDrafts.all()).filter(({ key }) => key.startsWith(`${userId}/`));

/**
 * Prepares signing out: sends pending messages, and saves text that only this browser has as drafts on the server.
 * Returns the number of messages that couldn't be saved and would be lost.
 */
export async function saveAllBeforeSignOut(userId: string): Promise<number> {
  await sendAllHeld();
  const keepers = activeAutosaves();
  await Promise.all(keepers.map((keeper) => keeper.saveNow()));
  const running = new Map(keepers.map((keeper) => [keeper.place, keeper]));
  const settled = await Promise.all(
    (await loadCopies(userId)).map(async (copy) => {
      const keeper = running.get(copy.key);
      return keeper ? !keeper.dirty : isOnServer(copy);
    }),
  );
  return settled.filter((done) => !done).length;
}

/** Then deletes them, so that the browser's next user finds nothing. */
export async function deleteCopies(userId: string): Promise<void> {
  stopAutosaves();
  for (const { key } of await loadCopies(userId)) await browserDrafts.forget(key);
}

/** Saves the messages written in this tab. Returns the number that couldn't be saved. */
export async function saveOpenDrafts(): Promise<number> {
  const keepers = activeAutosaves();
  await Promise.all(keepers.map((keeper) => keeper.saveNow()));
  return keepers.filter((keeper) => keeper.dirty).length;
}

/** Writes the browser copies of the messages written in this tab, without any call. */
export const writeBrowserCopies = async (): Promise<void> => {
  await Promise.all(activeAutosaves().map((keeper) => keeper.writeCopy()));
};

/** Stops saving the messages written in this tab. */
export const stopAutosaves = (): void => activeAutosaves().forEach((keeper) => keeper.abandon());

/** Creates a draft; if the thread already has one, merges both texts into it. */
async function createOrMergeDraft(body: DraftBody): Promise<void> {
  try {
    await createDraft(body);
  } catch (error) {
    const stored = storedDraft(error);
    if (!stored) throw error;
    const attachments = [...new Set([...stored.attachments, ...body.attachments])];
    const both = { ...body, body: mergeTexts(body.body, stored.body), attachments };
    await updateDraft(stored.id, { ...both, version: stored.version });
  }
}

/** Sends the outgoing message or saves the draft, unless the server already has it. Returns whether it has it now. */
async function isOnServer({ written, outgoing }: BrowserDraft): Promise<boolean> {
  try {
    if (outgoing) return Boolean(await sendWithRetries(restoreDispatch(outgoing)));
    const drafts = await queryClient.fetchQuery(draftsQuery(written.loanId));
    const there = findDraft(written, drafts);
    if (there?.body === written.body) return true;
    const body = rule('draftPayload', toRuleInput({ ...written, draftId: there?.id ?? null }));
    const sameVersion = there && there.version === written.draftVersion;
    await (sameVersion ? updateDraft(there.id, { ...body, version: there.version }) : createOrMergeDraft(body));
    return true;
  } catch {
    return false;
  }
}
