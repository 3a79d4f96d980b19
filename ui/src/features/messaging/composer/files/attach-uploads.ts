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
import { type BrowserDraft, browserDrafts } from '../drafts/browser-drafts';
import { findDraft } from '../drafts/find-draft';
import { type AttachedFile, toRuleInput, newMessage } from '../form/composition';
import { inlineSessions } from '../inline/inline-writings';
import { openDraft } from '../window/window-moves';
import { getWindowState } from '../window/window-state';
import { type WritingSession, sessionsWithUploads } from '../writing';
import { belongsTo } from './message-uploads';

/** How often to retry if another tab or device saves the draft in between. */
const maxTries = 4;

/** The toast stays longer, because it is about an upload started a while ago. */
const toastMs = 10_000;

/** An upload for a message. */
type MessageUpload = Upload & { forMessage: MessageTarget };

/** Attaches an uploaded file to its message: where it is being written, otherwise to its draft on the server. */
const attachUpload: AttachHandler = async (file, uploadId, surely) => {
  const upload = getUploads().find(({ id }) => id === uploadId);
  if (!upload?.forMessage) return;
  const writing = findOpenMessage(upload);
  if (writing) return addToOpenMessage(writing, file);
  const draft = upload.forMessage.discarded
    ? null
    : await addToDraft(file, { ...upload, forMessage: upload.forMessage }, surely);
  if (draft) {
    const action = { label: 'Open draft', onClick: () => void openDraft(draft) };
    toast.success(`${file.name} is attached to your draft`, { action, duration: toastMs });
  } else {
    const description = 'Its message was deleted or sent without it.';
    toast(`${file.name} is in your shoebox`, { description, duration: toastMs });
  }
};

registerAttachHandler(attachUpload);

/** Returns the open message that a file is for: one on screen, otherwise one closed during the upload. */
function findOpenMessage(upload: Upload): WritingSession | undefined {
  const inUse = [getWindowState().writing, ...inlineSessions()].filter((each) => each !== null);
  const waits = ({ composition }: WritingSession) => belongsTo(upload, composition.head());
  const named = (each: WritingSession) => waits(each) && each.composition.head().files === upload.place;
  return inUse.find(named) ?? inUse.find(waits) ?? sessionsWithUploads().find(named);
}

async function addToOpenMessage(
  { composition, keeper, submission }: WritingSession,
  file: AttachedFile,
): Promise<void> {
  const { attachments } = composition.snapshot();
  if (!attachments.some(({ id }) => id === file.id)) composition.patch({ attachments: [...attachments, file] });
  if (!submission.snapshot().leaving) await keeper.saveNow();
}

/** Returns the draft with the file; null if it was deleted or sent in the meantime. */
async function addToDraft(file: AttachedFile, upload: MessageUpload, surely: RetryCall): Promise<Draft | null> {
  const { loanId } = upload;
  const copy = await findBrowserCopy(upload);
  for (let tried = 1; ; tried++) {
    const drafts = await surely(() => queryClient.fetchQuery({ ...draftsQuery(loanId), staleTime: 0, retry: false }));
    const before = findDraftFor(upload, copy, drafts);
    if (!before && upload.forMessage.draftId) return null;
    try {
      const draft = await surely(() => (before ? saveWithFile(before, file) : createDraftWithFile(file, upload, copy)));
      await updateBrowserCopy(copy, file, before, draft);
      void queryClient.invalidateQueries({ queryKey: keys.drafts(loanId) });
      return draft;
    } catch (error) {
      // Saved, deleted or sent in between: reads it again.
      const between = error instanceof Problem && (error.status === 404 || error.status === 409);
      if (!between || tried === maxTries) throw error;
    }
  }
}

/** Returns the browser's copy of the message if it wasn't sent. */
async function findBrowserCopy({ place }: Upload): Promise<BrowserDraft | undefined> {
  return (await browserDrafts.all()).find(({ written, outgoing }) => !outgoing && written.files === place);
}

function findDraftFor(
  { forMessage }: MessageUpload,
  copy: BrowserDraft | undefined,
  drafts: readonly Draft[],
): Draft | undefined {
  const { draftId, threadId } = forMessage;
  if (draftId) return drafts.find(({ id }) => id === draftId);
  const same = copy && findDraft(copy.written, drafts);
  // A user has one draft per thread.
  return same ?? (threadId === null ? undefined : drafts.find(({ messageThreadId }) => messageThreadId === threadId));
}

async function saveWithFile(draft: Draft, file: AttachedFile): Promise<Draft> {
  if (draft.attachments.includes(file.id)) return draft;
  const { id, draftedMessageId: _, documents: __, createdDate: ___, updatedDate: ____, ...written } = draft;
  return updateDraft(id, { ...written, attachments: [...draft.attachments, file.id] });
}

/** Creates a draft for a message that wasn't on the server yet. */
async function createDraftWithFile(
  file: AttachedFile,
  { loanId, forMessage }: MessageUpload,
  copy: BrowserDraft | undefined,
): Promise<Draft> {
  const { threadId } = forMessage;
  const written = copy?.written ?? newMessage(loanId, { threadId });
  return createDraft(rule('draftPayload', toRuleInput({ ...written, attachments: [...written.attachments, file] })));
}

/** Adds the file to the copy too, with the current draft unless its text differs. */
async function updateBrowserCopy(
  copy: BrowserDraft | undefined,
  file: AttachedFile,
  before: Draft | undefined,
  now: Draft,
) {
  if (!copy) return;
  const { written } = copy;
  const same = !before || before.version === written.draftVersion || before.body === written.body;
  const known = same ? { draftId: now.id, draftVersion: now.version } : {};
  await browserDrafts.put({ ...copy, written: { ...written, ...known, attachments: [...written.attachments, file] } });
}
