import type { Page } from '@playwright/test';
import { addElement, alvarez, findRow, openNeedsList, openRequest, row, undoChange } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

const request = 'Proof of the down payment';

/** Returns the ISO date in a time zone; between Niue and Kiritimati it always differs. */
const dayIn = (timeZone: string) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(new Date());

async function choose(page: Page, typed: string, zone: string) {
  const field = page.getByRole('combobox', { name: 'Time zone' });
  await field.fill(typed);
  await page.getByRole('option', { name: zone }).click();
  await expect(field).toHaveValue(zone);
  await page.getByRole('button', { name: 'Save profile' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
}

test('days follow the device’s time zone until the user chooses one, and so do due dates', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await signedIn('dana', { timezoneId: 'America/Denver' });
  await dana.waitForResponse(/\/account\/time-zone$/);
  await dana.goto('/account');
  const field = dana.getByRole('combobox', { name: 'Time zone' });
  await expect(field).toHaveValue('America/Denver');
  await expect(dana.getByRole('button', { name: /^Use this device/ })).toHaveCount(0);
  await choose(dana, 'kiri', 'Pacific/Kiritimati');
  await expect(dana.getByRole('button', { name: 'Use this device’s time zone: America/Denver' })).toBeVisible();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('chosen.png') });
  await undoChange(dana, 'Profile saved');
  await expect(field).toHaveValue('America/Denver');
  await field.click();
  await field.fill('pacific time');
  await dana.screenshot({ path: test.info().outputPath('choosing.png') });
  await choose(dana, 'kiri', 'Pacific/Kiritimati');

  const due = dayIn('Pacific/Niue');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', request);
  await row(dana, request)
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await dana.getByRole('menuitem', { name: 'Edit' }).click();
  await dana.getByRole('dialog').getByLabel('Due date').fill(due);
  await dana.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  const [year, month, day] = due.split('-');
  await expect(row(dana, request)).toContainText(`Late: was due ${month}-${day}-${year}`);

  const marcus = await blankPageFor('marcus', { timezoneId: 'Pacific/Niue' });
  await openNeedsList(marcus, alvarez);
  await findRow(marcus, request);
  await expect(row(marcus, request)).toContainText('Due today');

  const mateo = await blankPageFor('mateo', { ...phone, timezoneId: 'Pacific/Niue' });
  await mateo.goto('/portal');
  await expect(await openRequest(mateo, new RegExp(`^${request}`))).toContainText('Due today');
  await mateo.goto('/account');
  await choose(mateo, 'kiri', 'Pacific/Kiritimati');
  await expectAccessible(mateo);
  await mateo.screenshot({ path: test.info().outputPath('phone.png') });
  await mateo.goto('/portal');
  const card = await openRequest(mateo, new RegExp(`^${request}`));
  await expect(card).toContainText(`Was due ${month}-${day}-${year}`);
});
