import { expect, expectAccessible, phone, test } from '../support/story';
import { pdf } from '../support/files';
import { addElement, alvarez, chooseFile, findRow, openNeedsList, openRequest, row } from '../support/steps';

test('a request takes several files; a rejected one shows the reason and asks for another', async ({
  blankPageFor,
}) => {
  const mateo = await blankPageFor('mateo', phone);
  await mateo.goto('/portal');
  await expect(
    mateo.getByRole('heading', { level: 2, name: /^(Please look at this first|Next for you)$/ }),
  ).toBeVisible();
  const card = await openRequest(mateo, /^Letter explaining any employment gap/);
  await chooseFile(mateo, card.getByRole('button', { name: /^Upload/ }), pdf('gap-1.pdf', 'One'));
  await expect(card).toContainText('In review');
  await chooseFile(mateo, card.getByRole('button', { name: /^Add a file/ }), pdf('gap-2.pdf', 'Two'));
  await expect(card).toContainText('gap-1.pdf');
  await expect(card).toContainText('gap-2.pdf');

  await card.getByRole('button', { name: 'Remove gap-1.pdf' }).click();
  await expect(card).not.toContainText('gap-1.pdf');
  const other = mateo.getByRole('list', { name: 'Not filed' });
  await expect(other).toContainText('gap-1.pdf');
});

test('the portal is accessible on a phone, a tablet and a desktop', async ({ signedIn }) => {
  const lucia = await signedIn('lucia');
  for (const width of [390, 1024, 1440]) {
    await lucia.setViewportSize({ width, height: 900 });
    await lucia.goto('/portal');
    await openRequest(lucia, 'Property tax bill');
    await expectAccessible(lucia);
  }
});

test('a phone takes a photo with its camera', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const camera = lucia.getByLabel(/^Photo for /).first();
  await expect(camera).toHaveAttribute('capture', 'environment');
  await expect(camera).toHaveAttribute('accept', 'image/*');
});

test('a borrower says why a request doesn’t apply, and withdraws it', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await findRow(dana, 'Award letter');
  const card = await openRequest(lucia, /^Award letter/);
  await card.getByRole('button', { name: /^Doesn’t apply/ }).click();
  const dialog = lucia.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send' }).click();
  await expect(dialog.getByText('Explain why this doesn’t apply')).toBeVisible();
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

test('a borrower comments on a request and reads the reply there', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await findRow(dana, 'Property tax bill');
  const card = await openRequest(lucia, 'Property tax bill');
  await card.getByRole('button', { name: 'Ask about this on Property tax bill' }).click();
  await card.getByLabel('Write about Property tax bill').fill('Is last year’s enough?');
  await card.getByRole('button', { name: 'Send' }).click();
  await expect(card.getByRole('list', { name: 'Comments' })).toContainText('Is last year’s enough?');
  await expect(card.getByLabel('Write about Property tax bill')).toHaveValue('');
  await expectAccessible(lucia);

  await row(dana, 'Property tax bill').getByText('Property tax bill', { exact: true }).click();
  const panel = dana.getByRole('complementary', { name: 'Property tax bill' });
  await expect(panel).toContainText('Is last year’s enough?');
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Yes, it is.');
  await panel.getByRole('checkbox', { name: 'Visible to borrowers' }).click();
  await panel.getByRole('button', { name: 'Comment' }).click();
  await expect(card.getByRole('list', { name: 'Comments' })).toContainText('Yes, it is.');
});

test('loans with two lenders: all of them, one lender’s, and the dialog to choose from', async ({ blankPageFor }) => {
  const maya = await blankPageFor('maya', phone);
  await maya.goto('/portal');
  await expect(maya.getByRole('region', { name: /Harbor & Pine/ })).toBeVisible();
  await expect(maya.getByRole('region', { name: /Cedar Ridge/ })).toBeVisible();
  await expectAccessible(maya);
  await maya.getByRole('link', { name: /^Cedar Ridge/ }).click();
  await expect(maya).toHaveURL(/\/portal\/[0-9a-f-]+$/);
  await expect(maya.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
  await expect(maya.getByText(/· Cedar Ridge/)).toBeVisible();

  // Other stories on this server may have opened a loan already.
  await maya.evaluate(() =>
    fetch('/v1/preferences/portal-opened-loans', {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '[]',
    }),
  );
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

test('a phone shows the next request first, and everything else in a few screens', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const next = lucia.getByRole('region', { name: 'Please look at this first' });
  await expect(next).toContainText('W-2 forms');
  // Five screens, however many requests other stories have added.
  expect(await lucia.evaluate(() => document.documentElement.scrollHeight / window.innerHeight)).toBeLessThan(5);
  // One main request: every other request is a collapsed row.
  await expect(lucia.getByRole('heading', { level: 4 }).getByRole('button', { expanded: true })).toHaveCount(0);
  await expect(next).toContainText(/PDF, photos, .*up to 4 GB each/);

  await chooseFile(lucia, next.getByRole('button', { name: /^(Upload|Add a file)/ }), pdf('w2-2024.pdf', 'W-2'));
  const sent = lucia.getByRole('region', { name: 'Just uploaded' });
  await expect(sent).toContainText('In review');
  await expect(sent).toContainText('will review it next and accept it, or return it with a reason');
  await expectAccessible(lucia);
  await sent.getByRole('button', { name: 'Next item' }).click();
  await expect(lucia.getByRole('region', { name: 'Next for you' })).toBeVisible();
});

test('folders of the portal collapse and stay collapsed; search finds requests in them', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add Folder', 'Orchard');
  await addElement(dana, 'Add File Request', 'Well permit', 'Orchard');
  const lucia = await signedIn('lucia', phone);
  const folder = lucia.getByRole('button', { name: /^Orchard/ });
  await expect(lucia.getByRole('group', { name: 'Well permit' })).toBeVisible();
  const saved = lucia.waitForResponse(
    (response) => response.request().method() !== 'GET' && response.url().includes('/preferences/portal-folding'),
  );
  await folder.click();
  await expect(lucia.getByRole('group', { name: 'Well permit' })).toHaveCount(0);
  await saved;
  await lucia.reload();
  await expect(folder).toHaveAttribute('aria-expanded', 'false');
  await lucia.getByRole('searchbox', { name: 'Find a request' }).fill('permit orch');
  await expect(lucia.getByRole('heading', { level: 4 })).toHaveCount(1);
  await expect(lucia.getByRole('group', { name: 'Well permit' })).toBeVisible();
  await expect(lucia).toHaveURL(/q=permit/);
  await lucia.getByRole('searchbox').fill('zebra');
  await expect(lucia.getByText('No requests match “zebra”.')).toBeVisible();
  await expectAccessible(lucia);
  await lucia.getByRole('searchbox').fill('');
  await folder.click();
  await expect(lucia.getByRole('group', { name: 'Well permit' })).toBeVisible();
});

test('a borrower sees contacts, priorities in plain words, and the example file', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const people = lucia.getByRole('region', { name: /^Your team at Harbor & Pine/ });
  await expect(people).toContainText('Your loan officer');
  await expect(people.getByRole('link', { name: /^Call Dana Whitfield/ })).toHaveAttribute('href', /^tel:\d{10}$/);
  await people.getByRole('button', { name: /^Everyone at/ }).click();
  await expect(people.getByRole('listitem').nth(1)).toBeVisible();
  await expect(lucia.getByRole('group', { name: /^K-1s/ })).toContainText('Important');
  await expect(lucia.getByRole('group', { name: 'Property tax bill' })).toContainText('Low priority');
  const letter = await openRequest(lucia, /^Letter explaining any employment gap/);
  const [download] = await Promise.all([
    lucia.waitForEvent('download'),
    letter.getByRole('link', { name: /^Download the example/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('Example – employment gap letter.pdf');
  await expectAccessible(lucia);
});

test('a comment draft is restored after collapsing its request', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const request = await openRequest(lucia, 'Property tax bill');
  await request.getByRole('button', { name: /on Property tax bill$/ }).click();
  await request.getByLabel('Write about Property tax bill').fill('Half a question');
  const head = request.getByRole('heading', { level: 4 }).getByRole('button');
  await head.click();
  await head.click();
  await expect(request.getByLabel('Write about Property tax bill')).toHaveValue('Half a question');
});
