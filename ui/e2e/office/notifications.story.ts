import type { Page } from '@playwright/test';
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

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ });
const panel = (page: Page) => page.getByRole('dialog', { name: 'Notifications' });

/** Marks everything as read. */
async function readAll(page: Page): Promise<void> {
  await bell(page).click();
  await panel(page).getByRole('button', { name: 'Mark all as read' }).click();
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName('Notifications');
}

/** Delays the list of notifications until it is released. */
async function holdList(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/v1/users/me/notices', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test('the bell notifies two users of each other’s actions, and is read on all devices', async ({
  blankPageFor,
  signedIn,
}) => {
  test.slow();
  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await openNeedsList(dana, alvarez);
  await readAll(dana);
  await addElement(dana, 'Add File Request', 'Slip agreement');
  const lucia = await signedIn('lucia', phone);
  await readAll(lucia);
  const tablet = await signedIn('lucia', { viewport: { width: 1440, height: 900 } });

  await lucia.goto('/portal');
  const card = await openRequest(lucia, 'Slip agreement');
  await chooseFile(lucia, card.getByRole('button', { name: 'Upload Slip agreement' }), pdf('slip.pdf', 'Slip'));

  await expect(bell(dana)).toHaveAccessibleName('Notifications 1 unread', { timeout: 30_000 });
  await dana.goto('/');
  await bell(dana).focus();
  await dana.keyboard.press('Enter');
  const told = panel(dana).getByRole('link', { name: /Lucia Alvarez sent a document for “Slip agreement”/ });
  await expect(told).toBeVisible();
  await expectAccessible(dana);
  await dana.keyboard.press('Escape');
  await expect(panel(dana)).toBeHidden();
  await expect(bell(dana)).toBeFocused();
  await bell(dana).click();
  await told.click();
  await expect(dana).toHaveURL(/formElementId=/);
  await expect(bell(dana)).toHaveAccessibleName('Notifications');

  await row(dana, 'Slip agreement').hover();
  await dana.getByRole('button', { name: 'Reject Slip agreement' }).first().click();
  const dialog = dana.getByRole('dialog', { name: /Slip agreement|Reject|Send/ }).last();
  await dialog.getByRole('radio').first().check();
  await dialog.getByLabel('Note to the borrower').fill('The second page is missing.');
  await dialog.getByRole('button', { name: 'Reject' }).click();

  await expect(bell(lucia)).toHaveAccessibleName('Notifications 1 unread', { timeout: 30_000 });
  await expect(bell(tablet)).toHaveAccessibleName('Notifications 1 unread', { timeout: 30_000 });
  await bell(lucia).click();
  const back = panel(lucia).getByRole('link', { name: /returned “Slip agreement”/ });
  await expect(back).toContainText('The second page is missing.');
  const box = await panel(lucia).boundingBox();
  expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  await expectAccessible(lucia);
  await back.click();
  await expect(lucia).toHaveURL(/needsListLoanId=.*formElementId=|formElementId=.*needsListLoanId=/);
  await expect(lucia.getByRole('group', { name: 'Slip agreement' })).toBeInViewport();
  await expect(bell(tablet)).toHaveAccessibleName('Notifications', { timeout: 30_000 });
});

test('marking all as read is undone, and disabled notifications don’t arrive', async ({ blankPageFor, signedIn }) => {
  const lucia = await signedIn('lucia', phone);
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await readAll(dana);
  await addElement(dana, 'Add File Request', 'Tide table');
  const card = await openRequest(lucia, 'Tide table');
  await chooseFile(lucia, card.getByRole('button', { name: 'Upload Tide table' }), pdf('tides.pdf', 'Tides'));
  await expect(bell(dana)).toHaveAccessibleName(/unread/, { timeout: 30_000 });
  // The content from when everything was read is shown; later notifications aren't yet.
  const release = await holdList(dana);
  await bell(dana).click();
  await panel(dana).getByRole('button', { name: 'Mark all as read' }).click();
  release();
  await expect(bell(dana)).toHaveAccessibleName('Notifications');
  await undoChange(dana, 'All notifications marked as read');
  await expect(bell(dana)).toHaveAccessibleName(/unread/);
  await panel(dana).getByRole('link', { name: 'Notification settings' }).click();
  const choice = dana.getByRole('combobox', { name: 'Something is sent in for review' });
  await expect(choice).toHaveValue('bundled');
  await Promise.all([
    dana.waitForResponse((answer) => answer.url().includes('/preferences/notices') && answer.ok()),
    choice.selectOption('Don’t notify me'),
  ]);
  await dana.reload();
  await expect(choice).toHaveValue('off');
  await expectAccessible(dana);
});

test('marks all as read even before the list has loaded', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/');
  const release = await holdList(dana);
  await bell(dana).click();
  await panel(dana).getByRole('button', { name: 'Mark all as read' }).click();
  await dana.keyboard.press('Escape');
  await expect(panel(dana)).toBeHidden();
  release();
  await expect(dana.getByText(/^(All notifications marked as read|No unread notifications)$/)).toBeVisible();
  await expect(bell(dana)).toHaveAccessibleName('Notifications');
});

test('a lender sees who is emailed about an event, and why others are not', async ({ blankPageFor, signedIn }) => {
  test.slow();
  const lucia = await signedIn('lucia', phone);
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Harbor map');
  const card = await openRequest(lucia, 'Harbor map');
  await chooseFile(lucia, card.getByRole('button', { name: 'Upload Harbor map' }), pdf('map.pdf', 'Map'));
  await findRow(dana, 'Harbor map');
  await expect(row(dana, 'Harbor map')).toContainText('Submitted');

  await dana.getByRole('link', { name: 'Activity' }).click();
  await dana.getByRole('button', { name: 'Notification emails' }).click();
  const dialog = dana.getByRole('dialog', { name: 'Notification emails' });
  const event = dialog.getByRole('listitem').filter({ hasText: 'sent a document for “Harbor map”' }).first();
  await expect(event).toContainText('Lucia Alvarez');
  await expect(event).toContainText(/Waiting|Emailed|being sent/);
  await expectAccessible(dana);
});
