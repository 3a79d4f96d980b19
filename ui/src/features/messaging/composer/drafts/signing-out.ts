import { type DraftBody, createDraft, draftsQuery, storedDraft, updateDraft } from '@/api/messaging/drafts';
import { queryClient } from '@/api/query-client';
import { rule } from '@/rules/rule';
import { formOf } from '../form/composition';
import { asDispatch, sendHeldBack, sendSurely } from '../sending/outbox';
import { bothTexts } from './both-texts';
import { keepersNow } from './draft-keeper';
import { type KeptHere, keptHere } from './kept-here';
import { draftOf } from './same-draft';

const copiesOf = async (userId: string): Promise<KeptHere[]> =>
  (await keptHere.all()).filter(({ key }) => key.startsWith(`${userId}/`));

/**
 * Before somebody signs out: what is held back goes out, and what only this browser has becomes a draft on the server.
 * Answers how many messages could not be put there; signing out would lose them.
 */
export async function settleWritings(userId: string): Promise<number> {
  await sendHeldBack();
  const keepers = keepersNow();
  await Promise.all(keepers.map((keeper) => keeper.saveNow()));
  const running = new Map(keepers.map((keeper) => [keeper.place, keeper]));
  const settled = await Promise.all(
    (await copiesOf(userId)).map(async (copy) => {
      const keeper = running.get(copy.key);
      return keeper ? !keeper.dirty : isOnServer(copy);
    }),
  );
  return settled.filter((done) => !done).length;
}

/** After that: the next person at this browser finds nothing of it. */
export async function forgetWritings(userId: string): Promise<void> {
  abandonWritings();
  for (const { key } of await copiesOf(userId)) await keptHere.forget(key);
}

/** Saves what is written in this tab; answers how many messages could not be saved. */
export async function saveWritings(): Promise<number> {
  const keepers = keepersNow();
  await Promise.all(keepers.map((keeper) => keeper.saveNow()));
  return keepers.filter((keeper) => keeper.dirty).length;
}

/** Writes the browser's copies of what is written in this tab, without any call. */
export const copyWritings = async (): Promise<void> => {
  await Promise.all(keepersNow().map((keeper) => keeper.writeCopy()));
};

/** Stops saving the messages that are written in this tab. */
export const abandonWritings = (): void => keepersNow().forEach((keeper) => keeper.abandon());

/** Keeps a new draft. Where the thread has one already, that one holds both texts then. */
async function createOrJoin(body: DraftBody): Promise<void> {
  try {
    await createDraft(body);
  } catch (error) {
    const stored = storedDraft(error);
    if (!stored) throw error;
    const attachments = [...new Set([...stored.attachments, ...body.attachments])];
    const both = { ...body, body: bothTexts(body.body, stored.body), attachments };
    await updateDraft(stored.id, { ...both, version: stored.version });
  }
}

/** Sends what was on its way out, or keeps what was written, unless the server has it; whether it has it then. */
async function isOnServer({ written, outgoing }: KeptHere): Promise<boolean> {
  try {
    if (outgoing) return Boolean(await sendSurely(asDispatch(outgoing)));
    const drafts = await queryClient.fetchQuery(draftsQuery(written.loanId));
    const there = draftOf(written, drafts);
    if (there?.body === written.body) return true;
    const body = rule('draftPayload', formOf({ ...written, draftId: there?.id ?? null }));
    const sameVersion = there && there.version === written.draftVersion;
    await (sameVersion ? updateDraft(there.id, { ...body, version: there.version }) : createOrJoin(body));
    return true;
  } catch {
    return false;
  }
}
