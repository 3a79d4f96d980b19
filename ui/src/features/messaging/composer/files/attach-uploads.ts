import { toast } from 'sonner';
import { keys } from '@/api/keys';
import { type Draft, createDraft, draftsQuery, updateDraft } from '@/api/messaging/drafts';
import { Problem } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import {
  type AttachHandler,
  type MessageTarget,
  type RetryCall,
  type Upload,
  registerAttachHandler,
  getUploads,
} from '@/features/documents';
import { rule } from '@/rules/rule';
import { type BrowserDraft, keptHere } from '../drafts/browser-drafts';
import { draftOf } from '../drafts/find-draft';
import { type Attached, formOf, newMessage } from '../form/composition';
import { inlineWritings } from '../inline/inline-writings';
import { openDraft } from '../window/window-moves';
import { windowNow } from '../window/window-state';
import { type Writing, writingsThatWait } from '../writing';
import { belongsTo } from './message-uploads';

/** How often to retry if another tab or device saves the draft in between. */
const tries = 4;

/** The toast stays longer, because it is about an upload started a while ago. */
const saidMs = 10_000;

/** An upload for a message. */
type ForIt = Upload & { forMessage: MessageTarget };

/** Attaches an uploaded file to its message: where it is being written, otherwise to its draft on the server. */
const attach: AttachHandler = async (file, uploadId, surely) => {
  const upload = getUploads().find(({ id }) => id === uploadId);
  if (!upload?.forMessage) return;
  const writing = writingOf(upload);
  if (writing) return intoWriting(writing, file);
  const draft = upload.forMessage.discarded
    ? null
    : await intoDraft(file, { ...upload, forMessage: upload.forMessage }, surely);
  if (draft) {
    const action = { label: 'Open draft', onClick: () => void openDraft(draft) };
    toast.success(`${file.name} is attached to your draft`, { action, duration: saidMs });
  } else {
    const description = 'Its message was deleted or sent without it.';
    toast(`${file.name} is in your shoebox`, { description, duration: saidMs });
  }
};

registerAttachHandler(attach);

/** Returns the open message that a file is for: one on screen, otherwise one closed during the upload. */
function writingOf(upload: Upload): Writing | undefined {
  const inUse = [windowNow().writing, ...inlineWritings()].filter((each) => each !== null);
  const waits = ({ composition }: Writing) => belongsTo(upload, composition.head());
  const named = (each: Writing) => waits(each) && each.composition.head().files === upload.place;
  return inUse.find(named) ?? inUse.find(waits) ?? writingsThatWait().find(named);
}

async function intoWriting({ composition, keeper, submission }: Writing, file: Attached): Promise<void> {
  const { attachments } = composition.snapshot();
  if (!attachments.some(({ id }) => id === file.id)) composition.patch({ attachments: [...attachments, file] });
  if (!submission.snapshot().leaving) await keeper.saveNow();
}

/** Returns the draft with the file; null if it was deleted or sent in the meantime. */
async function intoDraft(file: Attached, upload: ForIt, surely: RetryCall): Promise<Draft | null> {
  const { loanId } = upload;
  const copy = await copyOf(upload);
  for (let tried = 1; ; tried++) {
    const drafts = await surely(() => queryClient.fetchQuery({ ...draftsQuery(loanId), staleTime: 0, retry: false }));
    const before = draftFor(upload, copy, drafts);
    if (!before && upload.forMessage.draftId) return null;
    try {
      const draft = await surely(() => (before ? withFile(before, file) : newDraft(file, upload, copy)));
      await keepCopy(copy, file, before, draft);
      void queryClient.invalidateQueries({ queryKey: keys.drafts(loanId) });
      return draft;
    } catch (error) {
      // Saved, deleted or sent in between: reads it again.
      const between = error instanceof Problem && (error.status === 404 || error.status === 409);
      if (!between || tried === tries) throw error;
    }
  }
}

/** Returns the browser's copy of the message if it wasn't sent. */
async function copyOf({ place }: Upload): Promise<BrowserDraft | undefined> {
  return (await keptHere.all()).find(({ written, outgoing }) => !outgoing && written.files === place);
}

function draftFor({ forMessage }: ForIt, copy: BrowserDraft | undefined, drafts: readonly Draft[]): Draft | undefined {
  const { draftId, threadId } = forMessage;
  if (draftId) return drafts.find(({ id }) => id === draftId);
  const same = copy && draftOf(copy.written, drafts);
  // A user has one draft per thread.
  return same ?? (threadId === null ? undefined : drafts.find(({ messageThreadId }) => messageThreadId === threadId));
}

async function withFile(draft: Draft, file: Attached): Promise<Draft> {
  if (draft.attachments.includes(file.id)) return draft;
  const { id, draftedMessageId: _, documents: __, createdDate: ___, updatedDate: ____, ...written } = draft;
  return updateDraft(id, { ...written, attachments: [...draft.attachments, file.id] });
}

/** Creates a draft for a message that wasn't on the server yet. */
async function newDraft(file: Attached, { loanId, forMessage }: ForIt, copy: BrowserDraft | undefined): Promise<Draft> {
  const { threadId } = forMessage;
  const written = copy?.written ?? newMessage(loanId, { threadId });
  return createDraft(rule('draftPayload', formOf({ ...written, attachments: [...written.attachments, file] })));
}

/** Adds the file to the copy too, with the current draft unless its text differs. */
async function keepCopy(copy: BrowserDraft | undefined, file: Attached, before: Draft | undefined, now: Draft) {
  if (!copy) return;
  const { written } = copy;
  const same = !before || before.version === written.draftVersion || before.body === written.body;
  const known = same ? { draftId: now.id, draftVersion: now.version } : {};
  await keptHere.put({ ...copy, written: { ...written, ...known, attachments: [...written.attachments, file] } });
}
