import { expect, expectAccessible, phone, test } from './support/story';
import { pdf } from './support/files';
import { alvarez, choose, find, openNeedsList, row } from './support/steps';

test('several files answer a request; what came back says why and asks for another', async ({ signedIn }) => {
  const mateo = await signedIn('mateo', phone);
  await mateo.goto('/portal');
  const sections = mateo.getByRole('region', { name: 'What we need from you' }).getByRole('heading', { level: 2 });
  await expect(sections.first()).toContainText(/Came back|To do/);
  const card = mateo.getByRole('group', { name: /^Letter explaining any employment gap/ });
  await choose(mateo, card.getByRole('button', { name: /^Upload/ }), pdf('gap-1.pdf', 'One'));
  await expect(card).toContainText('In review');
  await choose(mateo, card.getByRole('button', { name: /^Add another file/ }), pdf('gap-2.pdf', 'Two'));
  await expect(card).toContainText('gap-1.pdf');
  await expect(card).toContainText('gap-2.pdf');

  await card.getByRole('button', { name: 'Take gap-1.pdf out of the answer' }).click();
  await expect(card).not.toContainText('gap-1.pdf');
  const other = mateo.getByRole('list', { name: 'Not filed' });
  await expect(other).toContainText('gap-1.pdf');
});

test('a phone takes a photo with its camera', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const camera = lucia.getByLabel(/^Photo for /).first();
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toHaveAttribute('accept', 'image/*');
});

test('a borrower says why a request doesn’t apply, and takes it back', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const dana = await signedIn('dana');
  await openNeedsList(dana, alvarez);
  await find(dana, 'Award letter');
  const card = lucia.getByRole('group', { name: /^Award letter/ });
  await card.getByRole('button', { name: /^Doesn’t apply/ }).click();
  const dialog = lucia.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Say why this doesn’t apply')).toBeVisible();
  await dialog.getByLabel('Why it doesn’t apply').fill('Nobody in the household gets any of these.');
  await expectAccessible(lucia);
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(card).toContainText('Nobody in the household gets any of these.');
  await expect(row(dana, 'Award letter: Social Security, VA, disability')).toContainText(
    'Nobody in the household gets any of these.',
  );
  await card.getByRole('button', { name: /^It applies after all/ }).click();
  await expect(card.getByRole('button', { name: /^Upload/ })).toBeVisible();
});

test('a borrower asks about a request where it stands, and reads the answer there', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const dana = await signedIn('dana');
  await openNeedsList(dana, alvarez);
  await find(dana, 'Property tax bill');
  const card = lucia.getByRole('group', { name: 'Property tax bill' });
  await card.getByRole('button', { name: 'Comments on Property tax bill' }).click();
  await card.getByLabel('Write about Property tax bill').fill('Is last year’s enough?');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('list', { name: 'Comments' })).toContainText('Is last year’s enough?');
  await expect(card.getByLabel('Write about Property tax bill')).toHaveValue('');
  await expectAccessible(lucia);

  await row(dana, 'Property tax bill').getByText('Property tax bill', { exact: true }).click();
  const panel = dana.getByRole('complementary', { name: 'Property tax bill' });
  await expect(panel).toContainText('Is last year’s enough?');
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Yes, it is.');
  await panel.getByRole('button', { name: 'Comment' }).click();
  await expect(card.getByRole('list', { name: 'Comments' })).toContainText('Yes, it is.');
});

test('loans with two lenders: all of them, one lender’s, and the window to choose from', async ({ signedIn }) => {
  const maya = await signedIn('maya', phone);
  await maya.goto('/portal');
  await expect(maya.getByRole('region', { name: /Harbor & Pine/ })).toBeVisible();
  await expect(maya.getByRole('region', { name: /Cedar Ridge/ })).toBeVisible();
  await expectAccessible(maya);
  await maya.getByRole('link', { name: /^Cedar Ridge/ }).click();
  await expect(maya).toHaveURL(/\/portal\/[0-9a-f-]+$/);
  await expect(maya.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
  await expect(maya.getByText(/· Cedar Ridge/)).toBeVisible();

  await maya.goto('/portal?selectBorrowerPortalNewLoans=true');
  const dialog = maya.getByRole('dialog', { name: 'Choose a loan' });
  await expect(dialog.getByRole('link', { name: /Kestrel Roasting SBA/ })).toContainText('New');
  await expectAccessible(maya);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toHaveCount(0);
  await expect(maya).not.toHaveURL(/selectBorrowerPortalNewLoans/);
  await maya.getByRole('link', { name: /Kestrel Roasting SBA/ }).click();
  await expect(maya).toHaveURL(/\/tasks\?needsListLoanId=/);
});
