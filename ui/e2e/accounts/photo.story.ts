import { pngImage } from '../support/files';
import { alvarez, openLoan, undoChange } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

test('shows a photo to the people who can see its owner', async ({ blankPageFor, signedIn }) => {
  const dana = await blankPageFor('dana', phone);
  await dana.goto('/account');
  const file = dana.locator('input[type=file][aria-label=Photo]');
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<html></html>') });
  await expect(dana.getByRole('alert').filter({ hasText: 'This file can’t be read as an image' })).toBeVisible();
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: pngImage(900, 600, [150, 90, 40]) });
  await expect(dana.getByText('Photo saved')).toBeVisible();
  const own = dana.getByRole('main').locator('img[src*="/photo?v="]');
  await expect(own).toHaveJSProperty('naturalWidth', 256);
  await expect(own).toHaveJSProperty('naturalHeight', 256);
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('photo.png') });

  const marcus = await blankPageFor('marcus');
  await openLoan(marcus, alvarez);
  await expect(marcus.locator('img[src*="/photo?v="]').first()).toHaveJSProperty('naturalWidth', 256);
  await marcus.screenshot({ path: test.info().outputPath('on-a-loan.png') });
  const ofMarcus = (await marcus.locator('img[src*="/photo?v="]').first().getAttribute('src')) ?? '';
  const address = ofMarcus.replace(/&actingUser=.*/, '');
  const lucia = await signedIn('lucia');
  expect((await lucia.request.get(address)).status()).toBe(200);
  // The address names the user of the page that it came from.
  expect((await lucia.request.get(ofMarcus)).status()).toBe(409);
  const ruth = await signedIn('ruth');
  expect((await ruth.request.get(address)).status()).toBe(404);

  await dana.getByRole('button', { name: 'Remove photo' }).click();
  await expect(own).toHaveCount(0);
  await expect(dana.getByRole('button', { name: 'Choose a photo' })).toBeVisible();
  await undoChange(dana, 'Photo removed');
  await expect(own).toHaveJSProperty('naturalWidth', 256);
  await dana.getByRole('button', { name: 'Remove photo' }).click();
  await expect(own).toHaveCount(0);
});
