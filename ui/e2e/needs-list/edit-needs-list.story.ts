import type { Locator, Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { pdf } from '../support/files';
import {
  addElement,
  alvarez,
  chooseFile,
  findRow,
  openNeedsList,
  openRequest,
  row,
  undoChange,
} from '../support/steps';

/** Returns the names of the visible rows, from top to bottom. */
const order = async (page: Page, names: string[]) => {
  const places = await Promise.all(
    names.map(async (name) => ({ name, top: (await row(page, name).boundingBox())?.y ?? Number.NaN })),
  );
  return places.sort((one, other) => one.top - other.top).map(({ name }) => name);
};

/** Drags a row to a part of another (0 is its top, 1 its bottom). */
async function drag(page: Page, from: Locator, to: Locator, part: number): Promise<void> {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  if (!start || !end) throw new Error('Both rows have to be in view.');
  await page.mouse.move(start.x + 160, start.y + start.height / 2);
  await page.mouse.down();
  // The drag code is loaded with the first drag.
  await page.waitForTimeout(300);
  await page.mouse.move(start.x + 170, start.y + start.height / 2 + 10, { steps: 3 });
  await page.mouse.move(end.x + 170, end.y + end.height * part, { steps: 8 });
  await expect(page.locator('[data-drop]')).toBeVisible();
  await page.mouse.up();
}

/** Opens the list with three new requests at its end; folders are collapsed, so that all are in view. */
async function withThree(page: Page, names: string[]): Promise<void> {
  await openNeedsList(page, alvarez);
  for (const name of names) await addElement(page, 'Add File Request', name);
  await page.getByRole('button', { name: 'Close all folders' }).click();
}

test('rows are dragged between others and into folders, and another person sees it immediately', async ({
  signedIn,
}) => {
  const [dana, priya] = [await signedIn('dana'), await signedIn('priya')];
  await openNeedsList(priya, alvarez);
  const names = ['Survey', 'Insurance', 'Tax bill'];
  await withThree(dana, names);
  await drag(dana, row(dana, 'Tax bill'), row(dana, 'Survey'), 0.1);
  await expect.poll(() => order(dana, names)).toEqual(['Tax bill', 'Survey', 'Insurance']);
  await priya.getByRole('button', { name: 'Close all folders' }).click();
  await expect.poll(() => order(priya, names)).toEqual(['Tax bill', 'Survey', 'Insurance']);

  await drag(dana, row(dana, 'Survey'), row(dana, '02 Income — employed'), 0.5);
  await expect(row(dana, 'Survey')).toBeHidden();
  await undoChange(dana, 'Moved “Survey” into');
  await expect.poll(() => order(dana, names)).toEqual(['Tax bill', 'Survey', 'Insurance']);
});

test('rows are moved with the keyboard, and a refused move tells why', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  await withThree(dana, ['Fence', 'Well', 'Septic']);
  await row(dana, 'Septic').focus();
  await dana.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => order(dana, ['Well', 'Septic'])).toEqual(['Septic', 'Well']);
  await expect(row(dana, 'Septic')).toBeFocused();
  await dana.keyboard.press('Alt+ArrowLeft');
  await expect(dana.getByText('It isn’t in a folder')).toHaveCount(1);
});

test('several rows are selected, prioritized, hidden and deleted together, and each step can be undone', async ({
  signedIn,
}) => {
  const dana = await signedIn('dana');
  await withThree(dana, ['Roof', 'Chimney', 'Boiler']);
  await row(dana, 'Roof').focus();
  await dana.keyboard.press('Space');
  await dana.keyboard.press('Shift+ArrowDown');
  const bar = dana.getByRole('toolbar', { name: 'Selected items' });
  await expect(bar).toContainText('2 items chosen');
  await expectAccessible(dana);
  await bar.getByRole('button', { name: 'Priority' }).click();
  await dana.getByRole('menuitem', { name: 'High' }).click();
  await expect(dana.getByRole('button', { name: 'Priority of Roof: High' })).toBeVisible();
  await undoChange(dana, 'Priority of 2 items changed');
  await expect(dana.getByRole('button', { name: 'Priority of Roof: Unset' })).toBeVisible();

  await bar.getByRole('button', { name: 'Delete' }).click();
  await expect(row(dana, 'Roof')).toBeHidden();
  await expect(row(dana, 'Chimney')).toBeHidden();
  await undoChange(dana, '2 items deleted');
  await expect(row(dana, 'Roof')).toBeVisible();
  await expect(row(dana, 'Chimney')).toBeVisible();
});

test('the list is filtered, and the URL keeps the filter', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, 'Brightwater Plaza refinance');
  await dana.getByRole('group', { name: 'Show only' }).getByRole('button', { name: 'Rejected' }).click();
  await expect(row(dana, 'Personal financial statement, signed')).toBeVisible();
  await expect(row(dana, 'Schedule of real estate owned')).toHaveCount(0);
  await expect(dana).toHaveURL(/requests=rejected/);
  await dana.reload();
  await expect(row(dana, 'Personal financial statement, signed')).toBeVisible();
  await expect(row(dana, 'Schedule of real estate owned')).toHaveCount(0);
});

test('a lender previews the list as a borrower at a later status', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await dana.getByRole('button', { name: 'More actions for this needs list' }).click();
  await dana.getByRole('menuitem', { name: 'View as a borrower' }).click();
  await expect(dana.getByRole('heading', { name: 'Lucia Alvarez Needs List (Preview)' })).toBeVisible();
  await expectAccessible(dana);
  const slider = dana.getByRole('slider');
  await slider.focus();
  await dana.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Withdrawn');
  await expect(dana.getByText(/^Compared with now: [1-9]\d* more, 0 fewer\.$/)).toBeVisible();
  await expect(dana).toHaveURL(/atStatus=WITHDRAWN/);
  await expect(dana.getByText('08 Lender only')).toHaveCount(0);
  await dana.getByRole('button', { name: 'Exit preview' }).click();
  await expect(dana.getByRole('heading', { name: `${alvarez} Needs List`, exact: true })).toBeVisible();
});

test('several files answer one request, each with its own verdict, and the history keeps everything', async ({
  signedIn,
}) => {
  const [dana, lucia] = [await signedIn('dana'), await signedIn('lucia', phone)];
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Flood papers');
  for (const name of ['zone.pdf', 'quote.pdf']) {
    const request = await openRequest(lucia, /^Flood papers/);
    await chooseFile(lucia, request.getByRole('button', { name: /^(Upload|Add a file)/ }), pdf(name, name));
    await expect(lucia.getByText(name).first()).toBeVisible();
  }
  await expect(row(dana, 'Flood papers')).toContainText('2 files');
  await row(dana, 'Flood papers').getByText('Flood papers', { exact: true }).click();
  const panel = dana.getByRole('complementary', { name: 'Flood papers' });
  await panel.getByRole('button', { name: 'Accept zone.pdf' }).click();
  await panel.getByRole('button', { name: 'Reject quote.pdf' }).click();
  const dialog = dana.getByRole('dialog');
  await dialog.getByRole('radio').first().check();
  await dialog.getByRole('button', { name: 'Reject' }).click();
  await expect(row(dana, 'Flood papers')).toContainText('Partially accepted');
  await panel.getByRole('textbox', { name: 'Comment' }).fill('The quote is for another house.');
  await panel.getByRole('button', { name: 'Comment' }).click();
  await expect(panel.getByText('The quote is for another house.')).toBeVisible();
  await expect(panel.getByText('accepted “zone.pdf”')).toBeVisible();
  await expectAccessible(dana);
});

test('the second of two editors sees what changed and keeps their input', async ({ signedIn }) => {
  const [dana, priya] = [await signedIn('dana'), await signedIn('priya')];
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Gate code');
  await openNeedsList(priya, alvarez);
  await findRow(priya, 'Gate code');
  const edit = async (page: Page) => {
    await row(page, 'Gate code').hover();
    await page.getByRole('button', { name: 'Actions for Gate code' }).click();
    await page.getByRole('menuitem', { name: 'Edit' }).click();
    return page.getByRole('dialog');
  };
  const [hers, his] = [await edit(dana), await edit(priya)];
  await hers.getByLabel('Name').fill('Gate and alarm code');
  await hers.getByRole('button', { name: 'Save' }).click();
  await expect(hers).toBeHidden();
  await his.getByLabel('Description').fill('Four digits.');
  await his.getByRole('button', { name: 'Save' }).click();
  await expect(his.getByText(/its name is now “Gate and alarm code”/)).toBeVisible();
  await expect(his.getByLabel('Description')).toHaveValue('Four digits.');
  await his.getByRole('button', { name: 'Save mine anyway' }).click();
  await expect(his).toBeHidden();
});
