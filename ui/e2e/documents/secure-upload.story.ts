import { undoChange } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

const pdf = { name: 'deed.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\nA deed\n%%EOF\n') };
const words = {
  name: 'house on the hill as the county describes it in its own words.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('The house on the hill'),
};
const program = { name: 'run.exe', mimeType: '', buffer: Buffer.from('MZ\u0090\u0000') };

test('a visitor without JavaScript uploads files, a lender files them, and a disabled page is gone', async ({
  blankPageFor,
  browser,
  server,
}) => {
  test.slow();
  const dana = await blankPageFor('dana');
  await dana.goto('/settings/company#secure-upload');
  const setting = dana.getByRole('region', { name: 'Secure upload page' });
  const aSwitch = setting.getByRole('switch', { name: 'Secure upload' });
  const link = setting.getByRole('link', { name: /secure-upload\/harbor-pine/ });
  await expect(aSwitch).toBeChecked();
  // Toggled off and on again before the first response: it stays on, and typed text is kept.
  let goOn = () => {};
  const held = new Promise<void>((resolve) => (goOn = resolve));
  await dana.route('**/v1/company', async (route) => {
    if (route.request().method() === 'PUT') await held;
    await route.continue();
  });
  await aSwitch.click();
  await expect(aSwitch).not.toBeChecked();
  await expect(link).toHaveCount(0);
  await aSwitch.click();
  await expect(link).toBeVisible();
  await setting.getByLabel('Introduction on the page').fill('Send us your tax returns and the deed.');
  goOn();
  await expect(dana.getByText('Secure upload switched on')).toBeVisible();
  await setting.getByRole('button', { name: 'Save' }).click();
  await expect(dana.getByText('Secure upload page saved')).toBeVisible();
  await expectAccessible(dana);
  const address = (await link.getAttribute('href')) ?? '';

  await dana.goto('/secure-uploads');
  await expect(dana.getByText('No files waiting')).toBeVisible();

  const outside = await browser.newContext({ baseURL: server.url, ...phone });
  const looked = await outside.newPage();
  await looked.goto(address);
  await expectAccessible(looked);
  await looked.getByLabel('Files', { exact: true }).setInputFiles([program]);
  await looked.getByLabel('Your name').fill('Bo');
  await looked.getByLabel('Email address').fill('bo@mail.example');
  await looked.getByRole('button', { name: 'Send files' }).click();
  await expect(looked.getByText('Couldn’t upload:')).toBeVisible();
  await expectAccessible(looked);
  await outside.close();

  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, ...phone });
  const stranger = await plain.newPage();
  await stranger.goto(address);
  await expect(stranger.getByText('Send us your tax returns and the deed.')).toBeVisible();
  await stranger.getByLabel('Your name').fill('Ann Lee');
  await stranger.getByLabel('Email address').fill('ann@mail.example');
  await stranger.getByLabel(/^Note/).fill('For the Alvarez loan');
  await stranger.getByLabel('Files', { exact: true }).setInputFiles([pdf, program]);
  await stranger.getByRole('button', { name: 'Send files' }).click();
  await expect(stranger.getByText('run.exe')).toBeVisible();
  await expect(stranger.getByText('Already uploaded')).toBeVisible();
  await expect(stranger.getByLabel('Your name')).toHaveValue('Ann Lee');
  await expect(stranger.getByLabel(/^Note/)).toHaveValue('For the Alvarez loan');
  await stranger.getByLabel('More files').setInputFiles([words]);
  await stranger.getByRole('button', { name: 'Send files' }).click();
  await expect(stranger.getByRole('heading', { name: /has your files/ })).toBeVisible();
  await expect(stranger.getByText('house on the hill as the county describes it in its own words.txt')).toBeVisible();
  const receipt = await (await browser.newContext()).newPage();
  await receipt.goto(stranger.url());
  await expectAccessible(receipt);
  await receipt.context().close();
  await stranger.setViewportSize({ width: 1440, height: 900 });

  const rows = dana.getByRole('list', { name: 'Files from Ann Lee' });
  await expect(rows.getByText('deed.pdf')).toBeVisible();
  await expect(rows.getByText('house on the hill as the county describes it in its own words.txt')).toBeVisible();
  await expectAccessible(dana);
  await rows
    .getByRole('button', { name: 'Preview house on the hill as the county describes it in its own words.txt' })
    .click();
  await expect(dana.getByText('The house on the hill')).toBeVisible();
  await dana.keyboard.press('Escape');

  await rows
    .getByRole('button', { name: 'Discard house on the hill as the county describes it in its own words.txt' })
    .click();
  await expect(rows.getByText('house on the hill as the county describes it in its own words.txt')).toHaveCount(0);
  await dana.getByRole('button', { name: 'Undo' }).click();
  await expect(rows.getByText('house on the hill as the county describes it in its own words.txt')).toBeVisible();

  const chosen = async (name: string) => {
    await rows.getByRole('button', { name: `File to… (${name})` }).click();
    await dana.getByLabel('Find a loan').fill('Alvarez');
    await dana
      .getByRole('list', { name: 'Loans' })
      .getByRole('button', { name: /Alvarez/ })
      .first()
      .click();
  };
  await chosen('deed.pdf');
  await expectAccessible(dana);
  const requests = dana.getByRole('list', { name: 'Requests' }).getByRole('button');
  await requests.nth(1).click();
  await expect(dana.getByText(/^deed\.pdf filed to “/)).toBeVisible();
  await expect(rows.getByText('deed.pdf')).toHaveCount(0);
  await dana.screenshot({ path: test.info().outputPath('filed.png') });
  // Undone, it is unfiled again; then it is filed again.
  await undoChange(dana, /^deed\.pdf filed to “/);
  await expect(rows.getByText('deed.pdf')).toBeVisible();
  await chosen('deed.pdf');
  await requests.nth(1).click();
  await expect(rows.getByText('deed.pdf')).toHaveCount(0);

  // On a phone a long name leaves room for the buttons of the file.
  await dana.setViewportSize({ width: 390, height: 844 });
  await expect(rows.getByRole('button', { name: /^File to/ })).toBeInViewport({ ratio: 1 });
  await chosen('house on the hill as the county describes it in its own words.txt');
  await dana.getByRole('button', { name: 'Your shoebox on this loan' }).click();
  await expect(
    dana.getByText(/^house on the hill as the county describes it in its own words\.txt filed to your shoebox/),
  ).toBeVisible();
  await expect(dana.getByText('No files waiting')).toBeVisible();

  await dana.goto('/settings/company#secure-upload');
  await aSwitch.click();
  // The switch is off immediately; the page is off once the notice shows.
  await expect(dana.getByText('Secure upload switched off')).toBeVisible();
  await expect(link).toHaveCount(0);
  const gone = await stranger.goto(address);
  expect(gone?.status()).toBe(404);
  await expect(stranger.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await plain.close();
});
