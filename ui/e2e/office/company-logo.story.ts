import { pngImage } from '../support/files';
import { LoanroomServer } from '../support/server';
import { expect, expectAccessible, phone, test } from '../support/story';

const green = { name: 'logo.png', mimeType: 'image/png', buffer: pngImage(240, 60, [20, 89, 63]) };
const blue = { name: 'blue.png', mimeType: 'image/png', buffer: pngImage(160, 60, [20, 60, 140]) };
const page = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from('<html><script>alert(1)</script></html>') };

test('a logo uploaded without JavaScript is shown to borrowers, and changed in the company settings', async ({
  browser,
}) => {
  const server = new LoanroomServer({ LOANROOM_DEMO: 'off' });
  await server.start();
  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false });
  const setup = await plain.newPage();
  await setup.goto('/setup');
  await setup.getByLabel('Code', { exact: true }).fill(server.setupCode);
  await setup.getByLabel('Name', { exact: true }).fill('Harbor & Pine Lending');
  await setup.getByLabel('First name').fill('Dana');
  await setup.getByLabel('Email address').fill('dana@harborpine.example');
  await setup.getByLabel('Password', { exact: true }).fill('a quiet harbor');
  await setup.getByLabel('Logo').setInputFiles(page);
  await setup.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(setup.getByText('This isn’t a PNG, JPEG or WebP picture')).toBeVisible();
  await expect(setup.getByLabel('First name')).toHaveValue('Dana');

  await setup.getByText('Mail server (can be set up later)').click();
  await setup.getByLabel('Server', { exact: true }).fill('no-such-host.invalid');
  await setup.getByLabel('From address').fill('loans@harborpine.example');
  await setup.getByRole('button', { name: 'Send a test email' }).click();
  await expect(setup.getByRole('status')).toContainText('There is no server with this name');
  await setup.getByLabel('Server', { exact: true }).fill('');
  await setup.getByLabel('From address').fill('');
  await setup.getByLabel('Password', { exact: true }).fill('a quiet harbor');
  await setup.getByLabel('Logo').setInputFiles(green);
  await setup.getByRole('button', { name: 'Set up and sign in' }).click();
  await expect(setup).toHaveURL(`${server.url}/`);

  const anyone = await browser.newContext({ baseURL: server.url });
  const outside = await anyone.newPage();
  for (const address of ['/sign-in', '/forgot-password', '/setup']) {
    await outside.goto(address);
    await expect(outside.getByRole('img', { name: 'Harbor & Pine Lending' })).toHaveJSProperty('naturalWidth', 240);
    await expectAccessible(outside);
  }

  const office = await browser.newContext({ baseURL: server.url, storageState: await plain.storageState() });
  const dana = await office.newPage();
  await dana.goto('/settings/company');
  const logo = dana.getByRole('img', { name: 'Logo of Harbor & Pine Lending' });
  await expect(logo).toHaveJSProperty('naturalWidth', 240);
  await dana.locator('input[type=file][aria-label=Logo]').setInputFiles(blue);
  await expect(logo).toHaveJSProperty('naturalWidth', 160);
  await dana.getByRole('button', { name: 'Undo' }).click();
  await expect(logo).toHaveJSProperty('naturalWidth', 240);
  await dana.getByRole('button', { name: 'Remove logo' }).click();
  await expect(dana.getByText('No logo yet')).toBeVisible();
  await dana.getByRole('button', { name: 'Undo' }).last().click();
  await expect(logo).toHaveJSProperty('naturalWidth', 240);
  await dana.getByLabel('Server', { exact: true }).fill('127.0.0.1');
  await dana.getByLabel('Port', { exact: true }).fill('1');
  await dana.getByLabel('Security').selectOption('NONE');
  await dana.getByRole('button', { name: 'Send a test message to yourself' }).click();
  await expect(dana.getByText('Enter the address to send emails from')).toBeVisible();
  await dana.getByLabel('From address').fill('loans@harborpine.example');
  await dana.getByRole('button', { name: 'Send a test message to yourself' }).click();
  await expect(dana.getByText('The server refused the connection')).toBeVisible();
  await expectAccessible(dana);

  await dana.goto('/');
  await expect(dana.getByRole('heading', { name: 'Get started' })).toBeVisible();
  await dana.keyboard.press('n');
  const dialog = dana.getByRole('dialog', { name: 'New loan' });
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Rivera');
  await dialog.getByLabel('Email address').fill('ana@rivera.example');
  await dialog.getByLabel('Property').fill('9 Quarry Rd, Durango, CO 81301');
  await dialog.getByLabel('Purpose').fill('Purchase');
  await dialog.getByLabel('Amount (dollars)').fill('$425,000');
  await dialog.getByLabel('Needs list').selectOption({ label: 'Residential purchase – individual' });
  await dialog.getByRole('button', { name: 'Create loan' }).click();
  await expect(dana.getByText('1 borrower invited')).toBeVisible();
  const [mail] = await server.mails(1);
  expect(mail).toContain('Content-ID: <lender-logo>');

  const home = await browser.newContext({ baseURL: server.url, ...phone });
  const ana = await home.newPage();
  await ana.goto(`/invitation/${/\/invitation\/([0-9a-f]+)/.exec(mail ?? '')?.[1]}`);
  await expect(ana.getByRole('img', { name: 'Harbor & Pine Lending' })).toHaveJSProperty('naturalWidth', 240);
  await expectAccessible(ana);
  await ana.getByLabel('Choose a password').fill('the old quarry road');
  await ana.getByRole('button', { name: 'Accept the invitation' }).click();
  await expect(ana.getByRole('img', { name: 'Harbor & Pine Lending' })).toHaveJSProperty('naturalWidth', 240);
  await expectAccessible(ana);
  for (const context of [plain, anyone, office, home]) await context.close();
  await server.dispose();
});
