import { toast } from 'sonner';
import { addVersion, restoreVersion, versionsQuery } from '@/api/documents';
import type { NeedsListElement } from '@/api/elements';
import { keys } from '@/api/keys';
import { messageFor } from '@/api/problem';
import { queryClient } from '@/api/query-client';
import { text } from '@/rules/text';
import { retryAfterConnectionLoss } from '../transfer/connection-retry';
import { refreshLoan } from '../refresh-loan';
import { askAboutDuplicate } from '../questions/duplicate-files';
import type { SendContext } from '../upload';

/** How long undo is offered. */
const undoMs = 10_000;

/** Returns the document to replace, if the request has one of the same name and the person confirms. */
export async function askForReplacedDocument(
  { name }: File,
  { loanId, elementId }: { loanId: string; elementId: string },
  { signal, aside }: SendContext,
): Promise<string | null> {
  const list = queryClient.getQueryData<NeedsListElement[]>(keys.elements(loanId));
  const there = list
    ?.find(({ id }) => id === elementId)
    ?.answers.find(({ documentName }) => documentName.toLowerCase() === name.toLowerCase());
  // A document that the person may not replace is left alone, and if the versions can't be loaded, nothing is asked.
  const versions = there && (await queryClient.fetchQuery(versionsQuery(there.documentId)).catch(() => null));
  if (!there || !versions?.mayAdd) return null;
  const wanted = await aside(() => askAboutDuplicate({ name, words: name, byName: true }, signal));
  return wanted === 'VERSION' ? there.documentId : null;
}

/** Makes an upload the current version of a document, reports it and offers undo. */
export async function saveAsNewVersion(
  { documentId, uploadId }: { documentId: string; uploadId: string },
  sending: SendContext,
): Promise<{ documentId: string }> {
  const { name, version, loanId } = await retryAfterConnectionLoss(sending, () =>
    addVersion(documentId, uploadId, sending.signal),
  );
  const refresh = async () => {
    await queryClient.invalidateQueries({ queryKey: keys.document(documentId) });
    await refreshLoan(loanId);
  };
  const undo = async () => {
    try {
      await restoreVersion(documentId, version - 1);
      toast(text('taken-back'));
    } catch (error) {
      toast.error(messageFor(error));
    }
    await refresh();
  };
  toast.success(`Uploaded as version ${version} of ${name}`, {
    action: { label: text('undo'), onClick: () => void undo() },
    duration: undoMs,
  });
  void refresh();
  return { documentId };
}
