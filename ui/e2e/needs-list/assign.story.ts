import type { Page } from '@playwright/test';
import { expect, expectAccessible, phone, test } from '../support/story';
import { addElement, alvarez, findRow, openNeedsList, row, undoChange } from '../support/steps';

/** Opens the assign dialog of a request by its avatar. */
async function openAssign(page: Page, name: string) {
  await findRow(page, name);
  await row(page, name)
    .getByRole('button', { name: /^Assign.* to (user|more)/ })
    .click();
  return page.getByRole('dialog', { name: `Assign “${name}”` });
}

test('a request is assigned to a contact, who sees it within a second, and unassigned again', async ({
  blankPageFor,
}) => {
  const grace = await blankPageFor('grace', phone);
  await grace.goto('/portal');
  await grace.getByRole('link', { name: alvarez }).click();
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Title commitment');
  const seen = grace.getByRole('group', { name: 'Title commitment' });
  await expect(seen).toHaveCount(0);

  const dialog = await openAssign(dana, 'Title commitment');
  const list = dialog.getByRole('listbox');
  await expect(list.locator('xpath=..')).toHaveCSS('height', '400px');
  await expect(list.getByRole('group').first()).toHaveAccessibleName('My Team');
  await expect(list.getByRole('option', { name: 'Unassigned' })).toHaveAttribute('aria-selected', 'true');
  await dana.keyboard.type('kim');
  await expect(list.getByRole('option', { name: /Grace Kim/ })).toBeVisible();
  await dana.keyboard.press('Enter');
  await expect(list.getByRole('option', { name: /Grace Kim/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dana.getByRole('button', { name: /Assigned to a contact: Grace Kim/ })).toBeVisible();
  await expect(seen).toBeVisible();

  const again = await openAssign(dana, 'Title commitment');
  await again.getByRole('option', { name: 'Unassigned' }).click();
  await expect(again.getByText('Will be removed from 1 person.')).toBeVisible();
  await again.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(seen).toHaveCount(0);
  await undoChange(dana, 'Assignment removed from');
  await expect(seen).toBeVisible();
});

test('requests are shared with people on and off the loan, after a preview of the outcome', async ({
  blankPageFor,
  server,
}) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Survey of the lot');
  const assign = await openAssign(dana, 'Survey of the lot');
  await assign.getByRole('button', { name: 'Share with others…' }).click();

  const dialog = dana.getByRole('dialog', { name: 'Share “Survey of the lot”' });
  await dialog.getByRole('option', { name: /Tom Guthrie/ }).click();
  await dialog.getByRole('searchbox', { name: 'Someone who isn’t on the loan' }).fill('surveyor@plots.example');
  await dialog.getByRole('button', { name: 'surveyor@plots.example' }).click();
  await dialog.getByRole('button', { name: 'Continue' }).click();

  await expect(dialog.getByRole('group', { name: 'On the loan', exact: true })).toContainText('Tom Guthrie');
  await expect(dialog.getByRole('group', { name: 'Not on the loan' })).toContainText('surveyor@plots.example');
  for (const name of ['Cancel', 'Send Only', 'Send and Assign']) {
    await expect(dialog.getByRole('button', { name, exact: true })).toBeVisible();
  }
  const outcome = dialog.getByRole('region', { name: 'What will happen' });
  await expect(outcome).toContainText('surveyor@plots.example');
  await expect(outcome).toContainText('Tom Guthrie');
  await expectAccessible(dana);

  await dialog.getByRole('checkbox', { name: 'Select all' }).click();
  await expect(dialog.getByRole('button', { name: 'Send Message' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Send and Assign' })).toHaveCount(0);
  await dialog.getByRole('checkbox', { name: 'Select all' }).click();
  await dialog.getByRole('button', { name: 'Send and Assign' }).click();
  await expect(dialog).toHaveCount(0);
  // Nothing is done or reported while it can be undone.
  await expect(dana.getByText('Sending…')).toBeVisible();
  await expect(dana.getByText(/sent and assigned/)).toHaveCount(0);
  await expect(dana.getByRole('button', { name: 'Assign Survey of the lot to user' })).toBeVisible();
  await expect(dana.getByText('1 item sent and assigned to users')).toBeVisible({ timeout: 15_000 });
  await expect(dana.getByText('Sending…')).toHaveCount(0);
  await expect(dana.getByText('surveyor@plots.example added as a contact on your profile')).toBeAttached();
  await expect(dana.getByText('Tom Guthrie made visible to borrowers')).toBeAttached();
  await expect(dana.getByText('Emailed to surveyor@plots.example')).toBeAttached();
  await expect(dana.getByRole('button', { name: /^Assigned to .*Tom Guthrie/ })).toBeVisible();
  const [mail = ''] = await server.mails(1);
  expect(mail).toContain('Survey of the lot');
  expect(mail).toContain('reply to this email');
});

test('undo reverts a send with its assignments, and closing the page sends it', async ({ blankPageFor, server }) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Plan of the lot');
  const sendPlan = async () => {
    const assign = await openAssign(dana, 'Plan of the lot');
    await assign.getByRole('button', { name: 'Share with others…' }).click();
    const plan = dana.getByRole('dialog', { name: 'Share “Plan of the lot”' });
    await plan.getByRole('option', { name: /Tom Guthrie/ }).click();
    await plan.getByRole('searchbox', { name: 'Someone who isn’t on the loan' }).fill('planner@plots.example');
    await plan.getByRole('button', { name: 'planner@plots.example' }).click();
    await plan.getByRole('button', { name: 'Continue' }).click();
    await plan.getByRole('button', { name: 'Send and Assign' }).click();
    await expect(plan).toHaveCount(0);
  };
  const mailed = server.mails(0);
  await sendPlan();
  await undoChange(dana, 'Sending…');
  await expect(dana.getByText('Undone')).toBeVisible();
  await dana.waitForTimeout(6_000);
  await expect(dana.getByText(/sent and assigned/)).toHaveCount(0);
  await expect(dana.getByRole('button', { name: 'Assign Plan of the lot to user' })).toBeVisible();
  expect((await server.mails(0)).length).toBe((await mailed).length);

  await sendPlan();
  await expect(dana.getByText('Sending…')).toBeVisible();
  const context = dana.context();
  await dana.close();
  const later = await context.newPage();
  await openNeedsList(later, alvarez);
  await findRow(later, 'Plan of the lot');
  await expect(later.getByRole('button', { name: /^Assigned to .*Tom Guthrie/ })).toBeVisible();
});
