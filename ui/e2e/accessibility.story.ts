import { expect, expectAccessible, phone, test } from './support/story';
import { alvarez, openLoan, openMessages, openNeedsList, openRequest } from './support/steps';

test('every lender screen is accessible', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await expect(dana.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(dana);
  await dana.goto('/loans');
  await expect(dana.getByRole('link', { name: alvarez, exact: true })).toBeVisible();
  await expectAccessible(dana);
  await openLoan(dana, alvarez);
  await expectAccessible(dana);
  await openNeedsList(dana, alvarez);
  await expectAccessible(dana);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Package' }).click();
  await expect(dana.getByRole('checkbox', { name: 'Select all' })).toBeVisible();
  await expectAccessible(dana);
  const { id } = (await (await dana.request.get('/v1/users/me')).json()) as { id: string };
  await dana.goto(`/shoebox/${id}`);
  await expect(dana.getByRole('heading', { name: 'Your documents' })).toBeVisible();
  await expectAccessible(dana);
});

test('every borrower screen is accessible on a phone', async ({ signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  await expect(lucia.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(lucia);
});

test('signing in is accessible', async ({ browser, server }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto('/sign-in');
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectAccessible(page);
  await page.context().close();
});

test('the main screens are accessible in dark mode', async ({ signedIn }) => {
  const dana = await signedIn('dana', { colorScheme: 'dark' });
  await expect(dana.getByRole('heading', { level: 1 })).toBeVisible();
  await expectAccessible(dana);
  await openNeedsList(dana, alvarez);
  await expectAccessible(dana);
  await openMessages(dana);
  await expectAccessible(dana);
  const lucia = await signedIn('lucia', { ...phone, colorScheme: 'dark' });
  await openRequest(lucia, 'Property tax bill');
  await expectAccessible(lucia);
});

test('the needs list is 600 pixels high and keeps few rows in the page', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  const tree = dana.getByRole('tree');
  await expect(tree.locator('xpath=../..')).toHaveCSS('height', '600px');
  expect(await dana.getByRole('treeitem').count()).toBeLessThan(120);
});

test('hidden elements show only while the toggle is on', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  const hidden = dana.getByRole('treeitem').filter({ hasText: '08 Lender only' });
  await expect(hidden).toHaveCount(0);
  await dana.getByRole('button', { name: 'Show hidden' }).click();
  await dana.getByRole('searchbox', { name: 'Find in this needs list' }).fill('Lender only');
  await expect(hidden).toHaveCount(1);
  await dana.getByRole('button', { name: 'Show hidden' }).click();
  await expect(hidden).toHaveCount(0);
});

test('the tree is usable with the keyboard alone', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  const first = dana.getByRole('treeitem').first();
  await first.focus();
  const expanded = await first.getAttribute('aria-expanded');
  await dana.keyboard.press(expanded === 'true' ? 'ArrowLeft' : 'ArrowRight');
  await expect(first).toHaveAttribute('aria-expanded', expanded === 'true' ? 'false' : 'true');
  await dana.keyboard.press('End');
  await expect(dana.getByRole('treeitem').last()).toBeFocused();
  await dana.keyboard.press('Home');
  await expect(first).toBeFocused();
});

test('loans are searched, filtered and sorted by the URL', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/loans?q=kestrel');
  await expect(dana.getByRole('searchbox', { name: 'Search loans' })).toHaveValue('kestrel');
  await expect(dana.getByRole('link', { name: /^Kestrel Roasting/ })).toBeVisible();
  await expect(dana.getByRole('link', { name: alvarez, exact: true })).toHaveCount(0);
});

test('a loan is found in the list, and its tabs open its pages', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/loans');
  await dana.getByRole('searchbox', { name: 'Search loans' }).fill('Alvarez');
  // The rows move until the search has run: an earlier click could land on another row.
  await expect(dana).toHaveURL(/[?&]q=Alvarez/);
  await expect(dana.locator('[aria-busy="true"]')).toHaveCount(0);
  await dana.getByRole('link', { name: alvarez }).first().click();
  await expect(dana.getByRole('heading', { level: 1, name: alvarez })).toBeVisible();
  const tabs = dana.getByRole('navigation', { name: 'Loan' });
  await tabs.getByRole('link', { name: 'Needs list' }).click();
  await expect(dana.getByRole('tree')).toBeVisible();
  await tabs.getByRole('link', { name: /Messages/ }).click();
  await expect(dana.getByRole('region', { name: 'Threads' })).toBeVisible();
});

test('filtering the list of loans keeps its position on a phone', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana', phone);
  await dana.goto('/loans');
  const first = dana.getByRole('link', { name: alvarez, exact: true });
  await expect(first).toBeVisible();
  const top = async () => (await first.boundingBox())?.y;
  const before = await top();
  await dana.getByLabel('Search loans').fill('Larkspur');
  const clear = dana.getByRole('search').getByRole('button', { name: 'Clear', exact: true });
  await expect(clear).toBeVisible();
  expect(await top()).toBe(before);
  await clear.click();
  await expect(clear).toBeHidden();
  expect(await top()).toBe(before);
});

test('signing out everywhere ends the other browser too', async ({ signedIn }) => {
  const here = await signedIn('priya');
  const there = await signedIn('priya');
  await here.getByRole('button', { name: /Priya Raman/ }).click();
  await here.getByRole('menuitem', { name: /everywhere/i }).click();
  await here.getByRole('alertdialog').getByRole('button', { name: 'Sign out everywhere' }).click();
  await expect(here).toHaveURL(/sign-in/);
  await there.reload();
  await expect(there).toHaveURL(/sign-in/);
  await expect(there.getByLabel('Email')).toBeVisible();
});

test('a status change previews what borrowers will see, from the list and from the steps', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await blankPageFor('dana');
  const lucia = await signedIn('lucia', phone);
  await openLoan(dana, alvarez);
  await dana.getByRole('button', { name: /^Closing/ }).click();
  await dana.getByRole('menuitemradio', { name: 'Closing' }).click();
  const dialog = dana.getByRole('dialog', { name: 'Change to “Closing”?' });
  await expect(dialog.getByText(/items become visible to borrowers/)).toBeVisible();
  await expect(dialog.getByText('Wire instructions, verified by phone')).toBeVisible();
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Change status' }).click();
  await expect(lucia.getByRole('heading', { name: 'Wire instructions, verified by phone' })).toBeVisible();

  await dana.goto('/loans');
  await dana.getByRole('button', { name: `Status of ${alvarez}: Closing. Change it` }).click();
  await dana.getByRole('menuitemradio', { name: 'In progress' }).click();
  await expect(dana.getByText(/items are no longer visible to borrowers/)).toBeVisible();
  await dana.getByRole('button', { name: 'Change status' }).click();
  await expect(lucia.getByRole('heading', { name: 'Wire instructions, verified by phone' })).toHaveCount(0);
});
