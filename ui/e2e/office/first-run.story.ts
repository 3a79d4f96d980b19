import { LoanroomServer } from '../support/server';
import { expect, expectAccessible, test } from '../support/story';

for (const width of [390, 1440]) {
  test(`an empty server is set up without JavaScript at ${width} px, and its lead lender works in it`, async ({
    browser,
  }) => {
    const server = new LoanroomServer({ LOANROOM_DEMO: 'off' });
    await server.start();
    const viewport = { width, height: 900 };
    const looking = await browser.newContext({ baseURL: server.url, viewport });
    const first = await looking.newPage();
    await first.goto('/setup');
    await expectAccessible(first);
    await looking.close();

    const plain = await browser.newContext({ baseURL: server.url, viewport, javaScriptEnabled: false });
    const page = await plain.newPage();
    await page.goto('/');
    await expect(page).toHaveURL(/\/setup$/);
    await page.getByLabel('Code', { exact: true }).fill(server.setupCode);
    await page.getByLabel('Name', { exact: true }).fill('Harbor & Pine Lending');
    await page.getByLabel('City').fill('Durango');
    await page.getByLabel('First name').fill('Dana');
    await page.getByLabel('Email address').fill('dana@harborpine.example');
    await page.getByLabel('Password', { exact: true }).fill('password123');
    await page.getByRole('button', { name: 'Set up and sign in' }).click();
    await expect(page.getByText('This password is too easy to guess')).toBeVisible();
    await expect(page.getByLabel('City')).toHaveValue('Durango');
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
    await page.getByLabel('Password', { exact: true }).fill('a quiet harbor');
    await page.getByRole('button', { name: 'Set up and sign in' }).click();
    await expect(page).toHaveURL(`${server.url}/`);

    const working = await browser.newContext({
      baseURL: server.url,
      viewport,
      storageState: await plain.storageState(),
    });
    const workspace = await working.newPage();
    await workspace.goto('/');
    await expect(workspace.getByText('Harbor & Pine Lending').or(workspace.getByText('Dana')).first()).toBeVisible();
    await workspace.goto('/setup');
    await expect(workspace.getByText('This server is already set up')).toBeVisible();
    await expectAccessible(workspace);
    await plain.close();
    await working.close();
    await server.dispose();
  });
}
