import { useCurrentUser } from '@/api/current-user';
import { placeOfWriting } from '../drafts/browser-drafts';
import { KeptNote } from '../drafts/restore-note';
import { useKept } from '../drafts/use-browser-draft';
import { continueAsNewMessage } from '../window/window-moves';
import type { ThreadPlace } from './thread-place';

/** Text written for a thread that no longer accepts messages, offered as a new message. */
export function LeftWords({ loanId, threadId }: ThreadPlace) {
  const { id: userId } = useCurrentUser();
  const { copy, throwAway } = useKept(placeOfWriting(userId, loanId, threadId));
  if (!copy) return null;
  const goOn = async () => {
    await continueAsNewMessage(copy.written);
    throwAway();
  };
  return (
    <KeptNote copy={copy} way="Continue in a new message" onBringBack={() => void goOn()} onThrowAway={throwAway} />
  );
}
