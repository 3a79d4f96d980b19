import { alvarez, openLoan, openMessages } from '../support/steps';
import { sendMessage } from '../support/send-message';
import { expect, expectAccessible, phone, test } from '../support/story';

/** The folder for screenshots; none are taken without it. */
const shots = process.env.LOANROOM_SHOTS;

test('a borrower sees list and thread side by side on wide screens, and a back link on narrow ones', async ({
  blankPageFor,
}) => {
  const dana = await blankPageFor('dana');
  const loanId = await openMessages(dana);
  await sendMessage(dana, loanId, '<p>The inspection is on Monday.</p>', { subject: 'Inspection' });
  const lucia = await blankPageFor('lucia');
  await lucia.goto(`/loans/${loanId}/messages`);
  const list = lucia.getByRole('region', { name: 'Threads' });
  await list.getByRole('link', { name: /Inspection/ }).click();
  const feed = lucia.getByRole('feed', { name: 'Inspection' });
  await expect(feed).toBeVisible();
  await expect(list).toBeVisible();
  const [left, right] = [await list.boundingBox(), await feed.boundingBox()];
  expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x + 1);
  await expectAccessible(lucia);
  if (shots) await lucia.screenshot({ path: `${shots}/18-thread-1440.png` });
  await list.getByRole('link').nth(1).click();
  await expect(feed).toHaveCount(0);

  await lucia.setViewportSize({ width: 800, height: 900 });
  await lucia.getByRole('link', { name: 'Back to threads' }).click();
  await expect(list.getByRole('link', { name: /Inspection/ })).toBeVisible();

  const small = await blankPageFor('lucia', phone);
  await small.goto(`/loans/${loanId}/messages`);
  await small.getByRole('link', { name: /Inspection/ }).click();
  await expect(small.getByRole('feed', { name: 'Inspection' })).toBeVisible();
  if (shots) await small.screenshot({ path: `${shots}/18-thread-390.png` });
  await small.getByRole('link', { name: 'Back to threads' }).click();
  await expect(small.getByRole('link', { name: /Inspection/ })).toBeVisible();
});

test('a borrower with several loans chooses one and starts a message', async ({ blankPageFor }) => {
  for (const options of [phone, {}]) {
    const maya = await blankPageFor('maya', options);
    await maya.goto('/portal');
    await maya.getByRole('button', { name: 'Write a message' }).click();
    const dialog = maya.getByRole('dialog', { name: 'Choose a loan' });
    await dialog.getByRole('listitem').first().getByRole('link').click();
    await expect(dialog).toHaveCount(0);
    const body = maya.getByRole('textbox', { name: 'Message', exact: true });
    await expect(body).toBeFocused();
    await expect(maya).not.toHaveURL(/messageComposeOpen|selectBorrowerPortalNewLoans/);
    await maya.keyboard.type('Hello');
    await expect(body).toContainText('Hello');
  }
});

test('“Send Message” on a person’s card opens the composer', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const loan = await (
    await dana.request.get(
      dana
        .url()
        .replace(/(.*)\/loans/, '$1/v1/loans')
        .split('?')[0]!,
    )
  ).json();
  const lucia = loan.loanRoles.find(({ user }: { user: { givenName: string } }) => user.givenName.startsWith('Luc'));
  await dana.goto(`/loans/${loan.id}?personId=${lucia.user.id}`);
  await dana.getByRole('dialog').getByRole('button', { name: 'Send Message' }).click();
  const body = dana.getByRole('textbox', { name: 'Message', exact: true });
  await expect(body).toBeFocused();
  await body.click({ timeout: 3_000 });
  await dana.keyboard.type('Hello Lucia');
  await expect(body).toContainText('Hello Lucia');
  await dana.getByRole('button', { name: 'Send', exact: true }).click({ trial: true, timeout: 3_000 });
  if (shots) await dana.screenshot({ path: `${shots}/18-card-1440.png` });
});
