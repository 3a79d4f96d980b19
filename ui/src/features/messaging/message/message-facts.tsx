import { Paperclip } from 'lucide-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Message, MessageDocument } from '@/api/messaging/threads';
import type { UserRef } from '@/api/models';
import { byteSize } from '@/lib/byte-size';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { listDate } from './message-dates';

/** The number of names shown before '+N more'. */
const SHOWN = 3;

const namesOf = (people: readonly UserRef[], addresses: readonly string[], viewerId: string): string[] => [
  ...people.map((person) => (person.id === viewerId ? 'you' : rule('displayName', person))),
  ...addresses,
];

/** The recipients of a message that the reader may know. Many names are collapsed. */
export function Recipients({ message, viewerId }: { message: Message; viewerId: string }) {
  const [all, setAll] = useState(false);
  const rows = [
    { word: 'to', names: namesOf(message.toRecipients, message.toEmails, viewerId) },
    { word: 'Cc', names: namesOf(message.ccRecipients, message.ccEmails, viewerId) },
    { word: 'Bcc', names: namesOf(message.bccRecipients, message.bccEmails, viewerId) },
  ].filter(({ names }) => names.length > 0);
  if (rows.length === 0) return null;
  const more = rows.reduce((sum, { names }) => sum + Math.max(0, names.length - SHOWN), 0);
  return (
    <p className="text-xs text-pretty break-words text-faint">
      {rows.map(({ word, names }, index) => (
        <span key={word}>
          {index > 0 && ' · '}
          {word} {(all ? names : names.slice(0, SHOWN)).join(', ')}
        </span>
      ))}
      {more > 0 && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="ml-1 rounded-sm text-accent hover:underline"
        >
          {all ? 'Show fewer' : text('more-chips', { count: String(more) })}
        </button>
      )}
    </p>
  );
}

/** The attachments of a message; each opens in the preview. */
export function Attachments({ documents }: { documents: readonly MessageDocument[] }) {
  if (documents.length === 0) return null;
  return (
    <ul aria-label="Attachments" className="mt-2 flex flex-wrap gap-1.5">
      {documents.map(({ id, name, size }) => (
        <li key={id} className="max-w-full">
          <Link
            to="."
            search={(now: object) => ({ ...now, documentPreviewId: id })}
            className="flex min-h-8 max-w-full items-center gap-1.5 rounded-md border border-line bg-surface px-2.5 text-[13px] transition-colors hover:bg-hover"
          >
            <Paperclip aria-hidden className="size-3.5 shrink-0 text-faint" />
            <span className="min-w-0 truncate">{name}</span>
            <span className="shrink-0 text-xs text-faint">{byteSize(size)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The readers of a message that the viewer may see; times on request. */
export function ReadBy({ readers }: { readers: Message['readBy'] }) {
  const [open, setOpen] = useState(false);
  if (readers.length === 0) return null;
  const names = readers.map(({ user }) => rule('displayName', user));
  return (
    <div className="mt-1.5 text-xs text-faint">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        className="rounded-sm text-left hover:text-ink hover:underline"
      >
        Read by {names.slice(0, SHOWN).join(', ')}
        {names.length > SHOWN && ` ${text('more-chips', { count: String(names.length - SHOWN) })}`}
      </button>
      {open && (
        <ul className="mt-1 grid gap-0.5 border-l-2 border-line pl-2.5">
          {readers.map(({ user, readAt }) => (
            <li key={user.id}>
              {rule('displayName', user)}, {listDate(readAt)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
