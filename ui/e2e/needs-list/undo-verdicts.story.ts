import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/story';
import { pdf } from '../support/files';
import {
  addElement,
  alvarez,
  chooseFile,
  findRow,
  openLoan,
  openNeedsList,
  openRequest,
  row,
  undoChange,
} from '../support/steps';

/** Adds a request at the end of the list, with a document from Lucia. */
async function answered(dana: Page, lucia: Page, name: string): Promise<void> {
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', name);
  await lucia.goto('/portal');
  const card = await openRequest(lucia, new RegExp(`^${name}`));
  await chooseFile(lucia, card.getByRole('button', { name: /^Upload/ }), pdf(`${name}.pdf`, name));
  await expect(row(dana, name)).toContainText(`${name}.pdf`);
}

test('accepting and removing are reported and undone with the keyboard, while a colleague watches', async ({
  signedIn,
}) => {
  const [dana, priya, lucia] = [await signedIn('dana'), await signedIn('priya'), await signedIn('lucia', phone)];
  await answered(dana, lucia, 'Deed');
  await openNeedsList(priya, alvarez);
  await findRow(priya, 'Deed');
  await findRow(dana, 'Deed');

  await row(dana, 'Deed').focus();
  await dana.getByRole('button', { name: 'Accept Deed', exact: true }).focus();
  await dana.keyboard.press('Enter');
  await expect(dana.getByText('“Deed” accepted')).toBeVisible();
  await expect(row(priya, 'Deed')).toContainText('Accepted');
  await dana.keyboard.press('Control+z');
  await expect(dana.getByText('Undone')).toBeVisible();
  await expect(row(priya, 'Deed')).toContainText('Submitted');

  // Two changes to the same request are undone one after the other.
  await dana.getByRole('button', { name: 'Accept Deed', exact: true }).click();
  await expect(row(priya, 'Deed')).toContainText('Accepted');
  await row(dana, 'Deed')
    .getByRole('button', { name: /^Priority of Deed/ })
    .click();
  await dana.getByRole('menuitemradio', { name: 'Urgent' }).click();
  await expect(row(priya, 'Deed')).toContainText('Urgent');
  await dana.keyboard.press('Control+z');
  await expect(row(priya, 'Deed')).not.toContainText('Urgent');
  await expect(row(priya, 'Deed')).toContainText('Accepted');
  await dana.keyboard.press('Control+z');
  await expect(row(priya, 'Deed')).toContainText('Submitted');

  await dana.getByRole('button', { name: 'Accept Deed', exact: true }).click();
  await expect(row(priya, 'Deed')).toContainText('Accepted');
  await dana.getByRole('button', { name: 'Actions for Deed' }).click();
  await dana.getByRole('menuitem', { name: 'Remove document' }).click();
  const question = dana.getByRole('alertdialog');
  await expect(question).toContainText('“Deed.pdf”');
  await question.getByRole('button', { name: 'Remove from request' }).click();
  await expect(row(priya, 'Deed')).toContainText('Open');
  await undoChange(dana, '“Deed.pdf” removed from');
  await expect(row(priya, 'Deed')).toContainText('Accepted');
  await expect(row(priya, 'Deed')).toContainText('Deed.pdf');
});

test('a link to a hidden request shows it in the middle of the page with the focus on it', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Kept back');
  await dana.getByRole('button', { name: 'Actions for Kept back' }).click();
  await dana.getByRole('menuitem', { name: 'Hide from borrowers' }).click();
  await expect(dana.getByText(/“Kept back” is hidden from borrowers/)).toBeVisible();
  await expect(row(dana, 'Kept back')).toHaveCount(0);

  await dana.keyboard.press('Control+k');
  await dana.getByRole('combobox').fill('Kept back');
  await dana.getByRole('option', { name: /Kept back/ }).click();
  await expect(row(dana, 'Kept back')).toBeFocused();
  await expect(row(dana, 'Kept back')).toBeInViewport();
  await expect(dana).toHaveURL(/showHidden=true/);
});

test('text in a dialog survives Escape, a click outside, and Back', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  // Through the tab, so that *Back* stays in the app.
  await openLoan(dana, alvarez);
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Needs list' }).click();
  await dana.getByRole('button', { name: 'Add', exact: true }).click();
  await dana.getByRole('menuitem', { name: 'Add Folder' }).click();
  const dialog = dana.getByRole('dialog');
  await dialog.getByLabel('Name').fill('Half a name');
  const question = dana.getByRole('alertdialog', { name: 'Close without saving?' });
  for (const leave of [
    () => dana.keyboard.press('Escape'),
    () => dana.mouse.click(5, 5),
    () => dana.goBack().catch(() => null),
  ]) {
    await leave();
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toHaveCount(0);
    await expect(dialog.getByLabel('Name')).toBeFocused();
    await expect(dialog.getByLabel('Name')).toHaveValue('Half a name');
  }
  await dana.keyboard.press('Escape');
  await dana.mouse.click(5, 5);
  await expect(question.getByRole('button', { name: 'Keep editing' })).toBeFocused();
  await question.getByRole('button', { name: 'Close without saving' }).click();
  await expect(dialog).toHaveCount(0);
});

test('the name and the folder of a request are undone together', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add Folder', 'Harbor papers');
  await addElement(dana, 'Add File Request', 'Berth');
  await dana.getByRole('button', { name: 'Actions for Berth' }).click();
  await dana.getByRole('menuitem', { name: 'Edit' }).click();
  const dialog = dana.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Berth of the boat');
  await dialog.getByRole('combobox', { name: 'Folder' }).selectOption({ label: 'Harbor papers' });
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(row(dana, 'Berth of the boat')).toHaveAttribute('aria-level', '2');
  await undoChange(dana, '“Berth of the boat”');
  await expect(dana.getByText('Undone')).toBeVisible();
  await findRow(dana, 'Berth');
  await expect(row(dana, 'Berth')).toHaveAttribute('aria-level', '1');
});
