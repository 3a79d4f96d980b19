import { expect, expectAccessible, phone, test } from '../support/story';
import { openMessages, undoChange } from '../support/steps';
import { sendMessage } from '../support/send-message';

test('two participants see each other’s messages, read receipts and deletions live', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const { threadId } = await sendMessage(dana, loanId, '<p>Shall we say <b>Thursday</b>?</p>', {
    subject: 'Site visit',
  });
  await dana.getByRole('link', { name: /Site visit/ }).click();
  await expect(dana.getByRole('feed', { name: 'Site visit' }).getByText('Thursday')).toBeVisible();

  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto(`/loans/${loanId}/messages`);
  await expect(lucia).toHaveTitle(/^\(\d+\+?\) /);
  await lucia.getByRole('link', { name: /Site visit/ }).click();
  await expect(lucia.getByRole('feed').getByText('Thursday')).toBeVisible();
  // The author sees that it was read, without reloading.
  await expect(dana.getByRole('feed').getByRole('button', { name: /Read by .*Lucia/ })).toBeVisible();

  await sendMessage(lucia, loanId, '<p>Thursday is fine.</p>', { messageThreadId: threadId });
  await expect(dana.getByRole('feed').getByText('Thursday is fine.')).toBeVisible();
  await sendMessage(dana, loanId, '<p>See you at ten.</p>', { messageThreadId: threadId });
  await expect(lucia.getByRole('feed').getByText('See you at ten.')).toBeVisible();

  const mine = dana.getByRole('article').filter({ hasText: 'See you at ten.' });
  await mine.hover();
  await mine.getByRole('button', { name: /^More/ }).click();
  await dana.getByRole('menuitem', { name: 'Delete' }).click();
  await expect(lucia.getByText('This message was deleted.')).toBeVisible();
  await dana.getByRole('button', { name: 'Undo' }).click();
  await expect(lucia.getByRole('feed').getByText('See you at ten.')).toBeVisible();
});

test('Home shows new, deleted and read messages live', async ({ blankPageFor, signedIn }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const home = await signedIn('dana', { viewport: { width: 1440, height: 900 } });
  const unread = async () => (await (await home.request.get('/v1/messages/unread')).json()).count as number;
  const badge = home.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Messages/ });
  const counted = (count: number) =>
    expect(badge).toHaveAccessibleName(count ? `Messages ${count} unread` : 'Messages');
  await home.goto('/');
  const before = await unread();
  await counted(before);

  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto('/portal');
  const { id, threadId } = await sendMessage(lucia, loanId, '<p>Are you there?</p>', { subject: 'A question' });
  await counted(before + 1);
  await expect(home).toHaveTitle(new RegExp(`^\\(${before + 1}\\) `));
  const change = (method: 'delete' | 'post', path: string) =>
    lucia.request[method](`/v1/messages/${id}${path}`, { headers: { Origin: new URL(lucia.url()).origin } });
  expect((await change('delete', '')).ok()).toBe(true);
  await counted(before);
  expect((await change('post', '/restore')).ok()).toBe(true);
  await counted(before + 1);
  await dana.goto(`/loans/${loanId}/messages?messageThreadId=${threadId}`);
  await expect(dana.getByRole('feed').getByText('Are you there?')).toBeVisible();
  await counted(before);
});

test('a borrower can’t reach a lenders’ thread by any address', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const list = await dana.request.get(`/v1/messages/threads?loanId=${loanId}&p=0&s=50`);
  const team = (await list.json()).content.find((thread: { lendingTeam: boolean }) => thread.lendingTeam);
  expect(team).toBeTruthy();
  const lucia = await blankPageFor('lucia');
  await lucia.goto(`/loans/${loanId}/messages?messageThreadId=${team.id}`);
  await expect(lucia.getByText('Thread not found')).toBeVisible();
});

test('keys navigate, mute, mark and print; message content can’t run code', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const lucia = await blankPageFor('lucia');
  await lucia.goto('/portal');
  const hell = '<p onclick="x()">Hello<img src="x" onerror="document.title=\'hacked\'"><script>x()</script></p>';
  await sendMessage(lucia, loanId, hell, { subject: 'From hell' });
  await sendMessage(dana, loanId, '<p>Mine</p>', { subject: 'Site visit' });
  await dana.getByRole('link', { name: /From hell/ }).click();
  const feed = dana.getByRole('feed', { name: 'From hell' });
  await expect(feed.getByText('Hello')).toBeVisible();
  const html = await feed.innerHTML();
  expect(html).not.toMatch(/onclick|onerror|<script/);
  await feed.getByRole('article').last().focus();
  await dana.keyboard.press('m');
  await expect(dana.getByText('Conversation muted')).toBeVisible();
  await undoChange(dana, 'Conversation muted');
  await expect(dana.getByText('Conversation unmuted')).toBeVisible();
  await dana.keyboard.press('i');
  await expect(feed.getByText('Marked important')).toBeVisible();
  // Marked as read on opening, which shows with the next response; until then the key would mark it as read.
  await expect(feed.getByRole('article', { name: /unread/ })).toHaveCount(0);
  await dana.keyboard.press('u');
  await expect(feed.getByRole('article', { name: /unread/ })).toBeVisible();
  const [print] = await Promise.all([dana.context().waitForEvent('page'), dana.keyboard.press('p')]);
  await expect(print).toHaveURL(/\/print-email\/[A-Za-z0-9]{16}$/);
  await expect(print.getByRole('heading', { name: 'From hell' })).toBeVisible();
  await expect(print.getByText('Hello')).toBeVisible();
  await print.close();
  await dana.keyboard.press('j');
  await expect(dana.getByRole('feed')).not.toHaveAccessibleName('From hell');
});

test('the messages are accessible', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  await sendMessage(dana, loanId, '<p>Hello</p>', { subject: 'Look' });
  await dana.getByRole('link', { name: /Look/ }).click();
  await expect(dana.getByRole('feed').getByRole('article')).not.toHaveCount(0);
  await expectAccessible(dana);
  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto(`/loans/${loanId}/messages`);
  await lucia.getByRole('link', { name: /Look/ }).click();
  await expect(lucia.getByRole('feed').getByRole('article')).not.toHaveCount(0);
  await expectAccessible(lucia);
  await lucia.goto('/portal');
  await dana.goto('/messages');
  await expect(dana.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(dana);
});
