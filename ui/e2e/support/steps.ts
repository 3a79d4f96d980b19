import { expect, type Locator, type Page } from '@playwright/test';
import type { StoryFile } from './files';

export const alvarez = 'Alvarez – purchase, 418 Larkspur Ct';

/** Returns the path of the loan's page. */
async function findLoanPath(page: Page, name: string): Promise<string> {
  let path = '';
  await expect(async () => {
    const response = await page.request.get('/v1/loans', { params: { q: name.slice(0, 7) } });
    const { content } = (await response.json()) as { content: { id: string; name: string }[] };
    const loan = content.find((each) => each.name.includes(name));
    expect(loan, `a loan named ${name}`).toBeDefined();
    path = `/loans/${loan?.id}`;
  }).toPass();
  return path;
}

/** Opens the loan by its address: one page load. The story of the loan list goes through the list. */
export async function openLoan(page: Page, name: string): Promise<void> {
  await page.goto(await findLoanPath(page, name));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

/** Opens the loan's needs list by its address. */
export async function openNeedsList(page: Page, loan: string): Promise<void> {
  await page.goto(`${await findLoanPath(page, loan)}/needs-list`);
  await expect(page.getByRole('tree')).toBeVisible();
}

/** Opens the loan's messages by their address; returns the loan's id. */
export async function openMessages(page: Page, loan = alvarez): Promise<string> {
  const path = await findLoanPath(page, loan);
  await page.goto(`${path}/messages`);
  await expect(page.getByRole('region', { name: 'Threads' })).toBeVisible();
  return path.slice('/loans/'.length);
}

/** Returns the row of an element by its name. */
export const row = (page: Page, name: string): Locator =>
  page.getByRole('treeitem').filter({ has: page.getByText(name, { exact: true }) });

/** Searches the tree, so that the row is on screen. */
export const findRow = (page: Page, name: string): Promise<void> =>
  page.getByRole('searchbox', { name: 'Find in this needs list' }).fill(name);

/** Adds a folder or a request through the menu of `where`: a folder's name, or the top of the list. */
export async function addElement(page: Page, what: 'Add Folder' | 'Add File Request', name: string, where?: string) {
  const opener = where ? `Add to ${where}` : 'Add';
  await page.getByRole('button', { name: opener, exact: true }).click();
  await page.getByRole('menuitem', { name: what }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toBeVisible();
}

/** Returns a request's card in the portal, expanded if it is collapsed to a row. */
export async function openRequest(page: Page, name: string | RegExp): Promise<Locator> {
  const request = page.getByRole('group', { name });
  const head = request.getByRole('heading', { level: 4 }).getByRole('button');
  await expect(request).toBeVisible();
  if ((await head.count()) > 0 && (await head.getAttribute('aria-expanded')) === 'false') await head.click();
  return request;
}

/** Chooses a file where `opener` opens the file chooser. */
export async function chooseFile(page: Page, opener: Locator, file: StoryFile): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), opener.click()]);
  await chooser.setFiles(file);
}

/** Undoes a change by the button of its toast. Toasts are stacked, newest on top, until the pointer is over them. */
export async function undoChange(page: Page, said: string | RegExp): Promise<void> {
  const toast = page.getByRole('listitem').filter({ hasText: said });
  await expect(toast).toBeVisible();
  await page.locator('[data-sonner-toast][data-front="true"]').first().hover();
  await toast.getByRole('button', { name: 'Undo' }).click();
}
