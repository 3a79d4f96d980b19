import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Message, Thread } from '@/api/messaging/threads';
import type { UserRef } from '@/api/models';
import { Toaster } from '@/components/ui/toaster';
import { ann, dana, me, user } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { type Call, refusal, serveCalls } from '@/test/server';
import { readStoredPrint } from './actions/print-message';
import { dayWords } from './message/message-dates';
import { MessagesScreen } from './screens/messages-screen';
import { threadKind, threadName } from './threads/thread-words';

const marcus = user('u-marcus', 'Marcus', 'Reed', { loggedRoleGroup: 'LENDER' });

const inThread = (each: UserRef): Thread['users'][number] => ({ user: each, role: 'LENDER', visibleToBorrower: true });

const thread = (id: string, title: string | null, more: Partial<Thread> = {}): Thread => ({
  id,
  loanId: 'l1',
  title,
  locked: false,
  lendingTeam: false,
  general: false,
  inactive: false,
  messageThreadCategory: 'SUBJECT',
  lastMessage: {
    id: 'm2',
    textPreview: 'See you there',
    from: ann,
    createdDate: '2026-11-20T10:00:00Z',
    deleted: false,
  },
  lastMessageDate: '2026-11-20T10:00:00Z',
  lastUnreadMessageId: null,
  unreadCount: 0,
  muted: false,
  labels: [],
  hasDraft: false,
  users: [dana, ann, marcus].map(inThread),
  emailParticipants: [],
  createdByUser: dana,
  canWrite: false,
  ...more,
});

const message = (seq: number, more: Partial<Message> = {}): Message => ({
  id: `m${seq}`,
  body: `<p>Message ${seq}</p>`,
  subject: '',
  seq,
  from: ann,
  toRecipients: [],
  toEmails: [],
  ccRecipients: [],
  ccEmails: [],
  bccRecipients: [],
  bccEmails: [],
  createdDate: '2026-11-20T10:00:00Z',
  updatedDate: '2026-11-20T10:00:00Z',
  edited: false,
  deleted: false,
  messageThread: { id: 't1', title: 'Appraisal', messageThreadCategory: 'SUBJECT' },
  processedTime: '2026-11-20T10:00:00Z',
  mentionsMe: false,
  canRestore: false,
  documents: [],
  originalMessageContentUrl: null,
  inReplyToMessage: null,
  textPreview: `Message ${seq}`,
  unread: false,
  important: false,
  isDigest: false,
  outsideAddressesWaiting: null,
  undelivered: [],
  readBy: [],
  canEdit: false,
  canDelete: false,
  canReply: true,
  ...more,
});

const page = (messages: Message[]) => ({ content: messages, page: 0, size: 30, last: true, total: messages.length });
const list = (threads: Thread[]) => ({
  content: threads,
  page: 0,
  size: 30,
  totalElements: threads.length,
  last: true,
});

const appraisal = thread('t1', 'Appraisal', { unreadCount: 2, lastUnreadMessageId: 'm2' });
const answers = {
  'GET /v1/users/me': me,
  'GET /v1/messages/threads': list([appraisal, thread('t2', null, { users: [dana, ann].map(inThread) })]),
  'GET /v1/messages/threads/t1': appraisal,
  'GET /v1/messages/threads/t1/messages': page([
    message(3, { from: dana, canEdit: true, canDelete: true, canReply: false }),
    message(2, { unread: true }),
    message(1),
  ]),
};

const show = (address: string) =>
  renderAt(address, () => (
    <>
      <MessagesScreen loanId="l1" />
      <Toaster />
    </>
  ));
const threadsAsked = (calls: Call[]) => calls.filter(({ path }) => path.startsWith('/v1/messages/threads?'));

beforeEach(() => localStorage.clear());

test('opens a thread at its last unread message and clears the search from the URL', async () => {
  serveCalls(answers);
  const { href } = show('/loans/l1/messages?messageSearchText=appr&messageSearchLabel=x&messageLenderId=c');
  await userEvent.click(await screen.findByRole('link', { name: /Appraisal/ }));
  await waitFor(() => expect(href()).toContain('messageThreadId=t1'));
  const { searchParams } = new URL(href(), 'http://here');
  expect(Object.fromEntries(searchParams)).toEqual({
    taskView: 'MESSAGE',
    messageThreadId: 't1',
    loanId: 'l1',
    messageId: 'm2',
  });
});

test('a message shows the addresses it couldn’t be delivered to, with the reason', async () => {
  const words = 'Couldn’t be delivered to notary@deeds.example. The mail server replied: 550 No such user';
  const failed = message(1, { from: dana, undelivered: [{ address: 'notary@deeds.example', words }] });
  serveCalls({ ...answers, 'GET /v1/messages/threads/t1/messages': page([message(2), failed]) });
  show('/loans/l1/messages?messageThreadId=t1');
  const undelivered = await screen.findByRole('list', { name: 'Undelivered' });
  expect(within(undelivered).getByText(words)).toBeInTheDocument();
  expect(screen.getAllByRole('list', { name: 'Undelivered' })).toHaveLength(1);
});

test('lists messages oldest first, marks the unread one, and fetches no second page', async () => {
  const calls = serveCalls(answers);
  show('/loans/l1/messages?messageThreadId=t1');
  const feed = await screen.findByRole('feed', { name: 'Appraisal' });
  const articles = within(feed).getAllByRole('article');
  expect(articles.map((each) => each.textContent?.match(/Message \d/)?.[0])).toEqual([
    'Message 1',
    'Message 2',
    'Message 3',
  ]);
  expect(articles[1]).toHaveAccessibleName(/unread/);
  const asked = calls.filter(({ path }) => path.startsWith('/v1/messages/threads/t1/messages'));
  expect(asked[0]?.path).toContain('page=0');
  expect(asked[0]?.path).toContain('firstUnread=true');
  expect(asked.some(({ path }) => path.includes('page=1'))).toBe(false);
});

test('turns off the unread filter for drafts, and the reverse', async () => {
  const calls = serveCalls(answers);
  const { href } = show('/loans/l1/messages');
  await userEvent.click(await screen.findByRole('button', { name: 'Unread' }));
  await waitFor(() => expect(href()).toContain('messageUnread=true'));
  await userEvent.click(screen.getByRole('button', { name: 'Drafts' }));
  await waitFor(() => expect(href()).toContain('messageDraft=true'));
  expect(href()).not.toContain('messageUnread');
  await waitFor(() => expect(threadsAsked(calls).at(-1)?.path).toContain('draft=true'));
  expect(threadsAsked(calls)[0]?.path).toContain('order=DESC');
});

test('reports muting and undoes it with the opposite call, which has no undo', async () => {
  const calls = serveCalls({
    ...answers,
    'POST /v1/messages/threads/mute/t1': null,
    'POST /v1/messages/threads/unmute/t1': null,
  });
  show('/loans/l1/messages?messageThreadId=t1');
  await userEvent.click(await screen.findByRole('button', { name: 'Mute thread' }));
  expect(await screen.findByText('Conversation muted')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  expect(await screen.findByText('Conversation unmuted')).toBeInTheDocument();
  expect(calls.map(({ path }) => path)).toContain('/v1/messages/threads/unmute/t1');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull());
});

test('deletes an own message with a placeholder, and restores it by undo', async () => {
  const calls = serveCalls({ ...answers, 'DELETE /v1/messages/m3': null, 'POST /v1/messages/m3/restore': null });
  show('/loans/l1/messages?messageThreadId=t1');
  const feed = await screen.findByRole('feed');
  await userEvent.click(within(feed).getAllByRole('button', { name: /^More: You/ })[0] ?? feed);
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/messages/m3/restore'));
});

test('runs the focused message’s actions by keys', async () => {
  const calls = serveCalls({ ...answers, 'POST /v1/messages/m2/read': null });
  show('/loans/l1/messages?messageThreadId=t1');
  const feed = await screen.findByRole('feed');
  within(feed).getAllByRole('article')[1]?.focus();
  await userEvent.keyboard('u');
  await waitFor(() => expect(calls.map(({ path }) => path)).toContain('/v1/messages/m2/read'));
});

test('stores six values under a random id before the print tab opens', async () => {
  serveCalls(answers);
  const opened = vi.spyOn(window, 'open').mockImplementation((address) => {
    const id = String(address).split('/').at(-1) ?? '';
    expect(Object.keys(readStoredPrint(id) ?? {}).sort()).toEqual(
      ['body', 'date', 'receiverEmail', 'senderEmail', 'senderName', 'subject'].sort(),
    );
    return window;
  });
  show('/loans/l1/messages?messageThreadId=t1');
  const feed = await screen.findByRole('feed');
  within(feed).getAllByRole('article')[0]?.focus();
  await userEvent.keyboard('p');
  await waitFor(() =>
    expect(opened).toHaveBeenCalledWith(expect.stringMatching(/^\/print-email\/[A-Za-z0-9]{16}$/), '_blank'),
  );
  opened.mockReturnValue(null);
  await userEvent.keyboard('p');
  expect(await screen.findByText('Error printing email')).toBeInTheDocument();
});

test('prints the status of a message’s items as text', async () => {
  const block = '<div data-type="needs-list-item" data-id="e1"></div>';
  const html = '<p>Deed – Open</p>';
  serveCalls({
    ...answers,
    'GET /v1/messages/threads/t1/messages': page([message(1, { body: block })]),
    'GET /v1/messages/m1/print': { html },
  });
  const opened = vi.spyOn(window, 'open').mockReturnValue(window);
  show('/loans/l1/messages?messageThreadId=t1');
  within(await screen.findByRole('feed'))
    .getAllByRole('article')[0]
    ?.focus();
  await userEvent.keyboard('p');
  await waitFor(() => expect(opened).toHaveBeenCalled());
  expect(readStoredPrint(String(opened.mock.lastCall?.[0]).split('/').at(-1) ?? '')?.body).toBe(html);
});

test('shows missing and forbidden threads alike', async () => {
  serveCalls({ ...answers, 'GET /v1/messages/threads/t1': refusal(404, { code: 'not-found' }) });
  show('/loans/l1/messages?messageThreadId=t1');
  expect(await screen.findByText('Thread not found')).toBeInTheDocument();
});

test('names the audience of every kind of thread', () => {
  expect(threadKind(thread('a', 'A', { locked: true })).closed).toBe(true);
  expect(threadKind(thread('a', 'A', { lendingTeam: true })).words).toBe('Lending team');
  expect(threadKind(thread('a', null)).closed).toBe(true);
  expect(threadKind(thread('a', 'General', { general: true })).closed).toBe(false);
  expect(threadName(thread('a', null), dana.id)).toBe('Ann Lee, Marcus Reed');
});

test('shows an email participant, and lets a lender remove and restore it', async () => {
  const participant = {
    id: 'p1',
    address: 'clerk@county.example',
    addedBy: dana,
    waiting: false,
    canRemove: true,
  };
  const withAddress = thread('t1', 'Appraisal', { emailParticipants: [participant] });
  const calls = serveCalls({
    ...answers,
    'GET /v1/messages/threads/t1': withAddress,
    'DELETE /v1/messages/threads/t1/email-participants/p1': thread('t1', 'Appraisal'),
    'POST /v1/messages/threads/t1/email-participants/p1/restore': withAddress,
  });
  show('/loans/l1/messages?messageThreadId=t1');
  const byEmail = await screen.findByRole('list', { name: 'People participating by email' });
  expect(byEmail).toHaveTextContent('clerk@county.exampleby email');
  await userEvent.click(screen.getByRole('button', { name: 'Remove clerk@county.example from this thread' }));
  await screen.findByText('clerk@county.example no longer gets this thread’s messages');
  const sent = calls.map(({ method, path }) => `${method} ${path}`);
  expect(sent).toContain('DELETE /v1/messages/threads/t1/email-participants/p1');
  expect(threadName({ title: null, users: [], emailParticipants: [participant] }, dana.id)).toBe(
    'clerk@county.example',
  );
});

test('names days in the list', () => {
  const now = new Date(2026, 10, 20, 12);
  expect(dayWords(now.toISOString(), now)).toBe('Today');
  expect(dayWords(new Date(2026, 10, 19, 9).toISOString(), now)).toBe('Yesterday');
  expect(dayWords(new Date(2026, 10, 12, 9).toISOString(), now)).toBe('Thursday, 11-12-2026');
});
