import { expect, expectAccessible, phone, test } from '../support/story';
import { pdf } from '../support/files';
import { add, alvarez, choose, openNeedsList, openRequest } from '../support/steps';

test('a lender sees who is emailed about an event, and why others are not', async ({ blankPageFor, signedIn }) => {
  test.slow();
  const lucia = await signedIn('lucia', phone);
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await add(dana, 'Add File Request', 'Harbor map');
  const card = await openRequest(lucia, 'Harbor map');
  await choose(lucia, card.getByRole('button', { name: 'Upload Harbor map' }), pdf('map.pdf', 'Map'));
  await expect(card.getByText('map.pdf')).toBeVisible();

  await dana.getByRole('link', { name: 'Activity' }).click();
  await dana.getByRole('button', { name: 'Notification emails' }).click();
  const dialog = dana.getByRole('dialog', { name: 'Notification emails' });
  const event = dialog.getByRole('listitem').filter({ hasText: 'sent a document for “Harbor map”' }).first();
  await expect(event).toContainText('Lucia Alvarez');
  await expect(event).toContainText(/Waiting|Emailed|being sent/);
  await expectAccessible(dana);
});
