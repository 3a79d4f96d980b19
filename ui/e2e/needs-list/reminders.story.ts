import { expect, expectAccessible, phone, test } from '../support/story';
import { addElement, alvarez, openNeedsList, row } from '../support/steps';

test('a lender reminds of a request, sees who is skipped, and pauses the loan', async ({ blankPageFor, signedIn }) => {
  test.slow();
  const dana = await blankPageFor('dana', { viewport: { width: 1440, height: 900 } });
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', 'Flood certificate');
  await row(dana, 'Flood certificate').getByRole('button', { name: 'Actions for Flood certificate' }).click();
  await dana.getByRole('menuitem', { name: 'Remind…' }).click();
  const dialog = dana.getByRole('dialog', { name: 'Remind of “Flood certificate”' });
  await expect(dialog.getByRole('list', { name: 'Recipients' })).toContainText('Lucia Alvarez');
  await expectAccessible(dana);
  await dialog.getByLabel('Note (optional)').fill('The insurer sends it within a day.');
  await dialog.getByRole('button', { name: 'Send reminder' }).click();
  await expect(dialog).toBeHidden();

  // One email a day: a second one needs a confirmation.
  await row(dana, 'Flood certificate').getByRole('button', { name: 'Actions for Flood certificate' }).click();
  await dana.getByRole('menuitem', { name: 'Remind…' }).click();
  await expect(dialog.getByRole('region', { name: 'Not reminded' })).toContainText('Already got a reminder today');
  await dialog.getByRole('button', { name: 'Cancel' }).click();

  await row(dana, 'Flood certificate').getByText('Flood certificate').click();
  await expect(dana.getByText(/^Reminded once, on /)).toBeVisible();

  await dana.getByRole('button', { name: 'More actions for this needs list' }).click();
  await dana.getByRole('menuitem', { name: 'Planned reminders' }).click();
  const plan = dana.getByRole('dialog', { name: 'Planned reminders' });
  await plan.getByRole('switch', { name: 'Pause automatic reminders for this loan' }).click();
  await expect(dana.getByText('Reminders paused')).toBeVisible();
  await expectAccessible(dana);

  const lucia = await signedIn('lucia', phone);
  await lucia.goto('/portal');
  await expect(lucia.getByText('Flood certificate').first()).toBeVisible();
});
