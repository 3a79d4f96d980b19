import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { subjectsQuery } from '@/api/messaging/compose';
import { Combobox } from '@/components/form/combobox';
import { rule } from '@/rules/rule';
import { text } from '@/rules/text';
import { audienceIcons } from '../audience/audience-icons';
import type { MessageComposition, MessageHead, Person } from './composition';

const { PRIVATE: Lock, LENDING_TEAM: TeamIcon } = audienceIcons;

const NEW = 'new-subject';

/** The subject: an existing thread of the loan, or a new one. */
export function SubjectField({ composition, written }: { composition: MessageComposition; written: MessageHead }) {
  const client = useQueryClient();
  const { data, isPending } = useQuery(subjectsQuery(written.loanId));
  const threads = data ?? [];
  const [typed, setTyped] = useState<string | null>(null);
  const wanted = (typed ?? '').trim().toLowerCase();
  const offered = rule('offeredThreads', { threads });
  const listed = threads.filter(
    ({ id, title, canWrite }) => offered.includes(id) && canWrite && (title ?? '').toLowerCase().includes(wanted),
  );
  const exact = listed.some(({ title }) => (title ?? '').trim().toLowerCase() === wanted);
  const choose = async (threadId: string | null, words: string) => {
    // Until the subjects are loaded, the typed text may be one of them.
    const known = await client.ensureQueryData(subjectsQuery(written.loanId)).catch(() => []);
    const { recipients, ccRecipients, bccRecipients } = composition.head();
    const all = [...recipients, ...ccRecipients, ...bccRecipients];
    const chosen = rule('chooseSubject', { threads: known, threadId, typed: words, recipients: all });
    const stay = (people: readonly Person[]) => people.filter(({ value }) => chosen.recipients.includes(value));
    composition.patch({
      subject: chosen.subject,
      threadId: chosen.messageThreadId,
      recipients: stay(recipients),
      ccRecipients: stay(ccRecipients),
      bccRecipients: stay(bccRecipients),
      ...(chosen.messageThreadId && chosen.messageThreadId !== 'NEW' ? { locked: false } : {}),
    });
    setTyped(null);
  };
  const threadOptions = listed.map(({ id, title, locked, lendingTeam }) => ({
    id,
    content: (
      <>
        <span className="min-w-0 grow truncate">{title}</span>
        {locked && <Lock aria-label={text('audience-private')} className="size-3.5 shrink-0 text-faint" />}
        {lendingTeam && <TeamIcon aria-label={text('lending-team-thread')} className="size-3.5 shrink-0 text-faint" />}
      </>
    ),
  }));
  const fresh = { id: NEW, content: <span className="truncate">New subject “{typed?.trim()}”</span> };
  return (
    <Combobox
      bare
      label="Subject"
      placeholder="Choose a subject or type a new one"
      query={typed ?? written.subject}
      onQuery={setTyped}
      options={wanted !== '' && !exact ? [fresh, ...threadOptions] : threadOptions}
      onChoose={(id) => void choose(id === NEW ? null : id, typed ?? '')}
      onLeave={() => typed !== null && void choose(null, typed)}
      note={
        !isPending && threadOptions.length === 0 && wanted === ''
          ? 'No subjects on this loan yet. Type a new one.'
          : null
      }
      listClass="max-h-[14rem]"
    />
  );
}
