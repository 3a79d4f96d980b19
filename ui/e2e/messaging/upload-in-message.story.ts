import { pdf } from '../support/files';
import { chooseFile, openMessages } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';
import { sendMessage } from '../support/send-message';

test('an assigned person uploads within the message, and the lender sees the state change', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const asked = await dana.request.post(`/v1/loans/${loanId}/elements`, {
    data: { parentId: null, name: 'Roof report', storageType: 'FILE' },
    headers: { Origin: new URL(dana.url()).origin },
  });
  const { id } = (await asked.json()) as { id: string };
  const block = `<p>Please send</p><div data-type="needs-list-item" data-id="${id}"></div>`;
  const { threadId } = await sendMessage(dana, loanId, block, { subject: 'The roof' });
  const path = `/loans/${loanId}/messages?messageThreadId=${threadId}`;
  await dana.goto(path);
  const shown = dana.getByRole('feed', { name: 'The roof' });
  await expect(shown.getByText('Roof report')).toBeVisible();
  await expect(shown.getByText('Open', { exact: true })).toBeVisible();

  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto(path);
  await chooseFile(lucia, lucia.getByRole('button', { name: /^Upload ?Roof report$/ }), pdf('roof.pdf', 'The roof'));
  await expect(lucia.getByRole('feed').getByText('1 file uploaded')).toBeVisible();
  await expect(shown.getByText('Submitted', { exact: true })).toBeVisible();
  await expectAccessible(lucia);
});

test('the loan application shows the requests and sends a message without leaving the page', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto(`/apply-now/${loanId}`);
  for (const part of ['About the loan', 'People', 'Requests', 'Send a message'])
    await expect(lucia.getByRole('region', { name: part })).toBeVisible();
  await expect(lucia.getByRole('region', { name: 'People' }).getByText('Dana Whitfield')).toBeVisible();
  await expectAccessible(lucia);
  await lucia.getByRole('region', { name: 'Send a message' }).getByRole('button', { name: 'Write a message' }).click();
  await lucia.getByRole('textbox', { name: 'Message', exact: true }).click();
  await lucia.keyboard.type('From the application.');
  await lucia.keyboard.press('Control+Enter');
  const search = `/v1/messages/search?loanId=${loanId}&query=From%20the%20application`;
  const arrived = async () => (await (await dana.request.get(search)).json()).content.length as number;
  await expect.poll(arrived, { timeout: 30_000 }).toBe(1);
  expect(new URL(lucia.url()).pathname).toBe(`/apply-now/${loanId}`);
});
