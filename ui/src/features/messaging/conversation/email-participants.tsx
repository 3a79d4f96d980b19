import { AtSign, X } from 'lucide-react';
import { useState } from 'react';
import { keys } from '@/api/keys';
import { type Thread, removeEmailParticipant, restoreEmailParticipant } from '@/api/messaging/threads';
import { useUndoable } from '@/components/undo/use-undoable';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';

type EmailParticipant = Thread['emailParticipants'][number];

/** The number of addresses shown before the rest are collapsed. */
const SHOWN = 4;

/** The addresses that get the thread's messages by email. Lenders can remove each. */
export function EmailParticipants({ thread }: { thread: Thread }) {
  const [all, setAll] = useState(false);
  const { run } = useUndoable(keys.thread(thread.id), keys.threadLists(thread.loanId), keys.subjects(thread.loanId));
  const { emailParticipants: participants } = thread;
  if (participants.length === 0) return null;
  const remove = ({ id, address }: EmailParticipant) =>
    run({
      call: async () => ({
        answered: await removeEmailParticipant(thread.id, id),
        undo: () => restoreEmailParticipant(thread.id, id),
      }),
      words: text('participant-by-email-removed', { address }),
    });
  const shown = all ? participants : participants.slice(0, SHOWN);
  return (
    <ul aria-label="People participating by email" className="mt-1.5 flex flex-wrap gap-1.5 text-xs">
      {shown.map((participant) => (
        <ParticipantAddress key={participant.id} participant={participant} onRemove={() => void remove(participant)} />
      ))}
      {participants.length > SHOWN && (
        <li>
          <button
            type="button"
            aria-expanded={all}
            className="h-7 rounded-full px-2 text-accent hover:bg-hover"
            onClick={() => setAll(!all)}
          >
            {all ? 'Show fewer' : text('more-chips', { count: String(participants.length - SHOWN) })}
          </button>
        </li>
      )}
    </ul>
  );
}

function ParticipantAddress({ participant, onRemove }: { participant: EmailParticipant; onRemove: () => void }) {
  const { address, addedBy, waiting, canRemove } = participant;
  const explained = text('participant-by-email-explained', { address, name: rule('displayName', addedBy) });
  return (
    <li
      title={explained}
      className="inline-flex h-7 max-w-full items-center gap-1.5 rounded-full bg-sunken pr-1 pl-2.5 text-muted"
    >
      <AtSign aria-hidden className="size-3.5 shrink-0 text-faint" />
      <span className="min-w-0 truncate text-ink">{address}</span>
      <span className="shrink-0 pr-1.5">
        {text(waiting ? 'participant-by-email-waits' : 'participant-by-email')}
        <span className="sr-only">{`. ${explained}`}</span>
      </span>
      {canRemove && (
        <button
          type="button"
          aria-label={text('participant-by-email-remove', { address })}
          title={text('participant-by-email-remove', { address })}
          className="rounded-full p-1 text-muted hover:bg-hover hover:text-ink"
          onClick={onRemove}
        >
          <X aria-hidden className="size-3" />
        </button>
      )}
    </li>
  );
}
