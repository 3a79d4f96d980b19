import { useCurrentUser } from '@/api/current-user';
import { draftKey } from '../drafts/browser-drafts';
import { RestoreNote } from '../drafts/restore-note';
import { useBrowserDraft } from '../drafts/use-browser-draft';
import { continueAsNewMessage } from '../window/window-moves';
import type { ThreadPlace } from './thread-place';

/** Text written for a thread that no longer accepts messages, offered as a new message. */
export function OrphanedText({ loanId, threadId }: ThreadPlace) {
  const { id: userId } = useCurrentUser();
  const { copy, throwAway } = useBrowserDraft(draftKey(userId, loanId, threadId));
  if (!copy) return null;
  const goOn = async () => {
    await continueAsNewMessage(copy.written);
    throwAway();
  };
  return (
    <RestoreNote copy={copy} way="Continue in a new message" onBringBack={() => void goOn()} onThrowAway={throwAway} />
  );
}
