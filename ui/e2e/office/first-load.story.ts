import type { Locator, Page } from '@playwright/test';
import { expect, phone, signIn, test } from '../support/story';

/** The maximum number of files that a page requests until its content is shown: those of Vite's build, plus 20 %. */
const most = { signIn: 36, loans: 70, needsList: 88, portal: 84 };

test('the first screen loads with the document in few requests', async ({ signedIn, browser, server }) => {
  test.slow();
  /**
   * Opens the address as for the first time, with the API unreachable except for responses embedded in the document.
   */
  const once = async (path: string, content: (page: Page) => Locator, from?: Page) => {
    const state = await from?.context().storageState();
    const context = await browser.newContext({ baseURL: server.url, ...phone, ...(state && { storageState: state }) });
    const page = await context.newPage();
    if (from) await page.route('**/v1/**', (route) => route.abort());
    let requests = 0;
    // Nothing waits for its other API calls.
    page.on('request', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/v1/')) requests += 1;
    });
    await page.goto(path, { waitUntil: 'commit' });
    try {
      await expect(content(page).first()).toBeVisible({ timeout: 5_000 });
      return requests;
    } finally {
      await context.close();
    }
  };
  /** A busy server sends the document without embedded responses: then it is tried again. */
  const fresh = async (...how: Parameters<typeof once>) => {
    let made = 0;
    await expect(async () => {
      made = await once(...how);
    }).toPass({ timeout: 60_000 });
    return made;
  };
  const signInPage = await fresh('/sign-in', (page) => page.getByRole('button', { name: 'Sign in' }));
  expect(signInPage).toBeLessThanOrEqual(most.signIn);

  const dana = await signedIn('dana');
  const loanLink = (page: Page) => page.getByRole('link', { name: /Alvarez/ });
  expect(await fresh('/loans', loanLink, dana)).toBeLessThanOrEqual(most.loans);
  await dana.goto('/loans');
  const alvarez = await loanLink(dana).first().getAttribute('href');
  await fresh(`${alvarez}`, (page) => page.getByRole('heading', { name: /Alvarez/ }), dana);
  const needsList = await fresh(`${alvarez}/needs-list`, (page) => page.getByRole('treeitem'), dana);
  expect(needsList).toBeLessThanOrEqual(most.needsList);
  await fresh('/', (page) => page.getByRole('heading', { level: 2 }), dana);

  const lucia = await signedIn('lucia', phone);
  const asked = (page: Page) => page.getByRole('heading', { name: 'What we need from you' });
  expect(await fresh('/portal', asked, lucia)).toBeLessThanOrEqual(most.portal);
});

test('drops embedded responses for the browser’s next user', async ({ blankPageFor }) => {
  const page = await blankPageFor('dana');
  await page.goto('/loans');
  await expect(page.getByRole('link', { name: /Alvarez/ }).first()).toBeVisible();
  await expect(page.locator('#first-answers')).toHaveCount(0);
  await page.goto('/account');
  await page.context().clearCookies({ name: 'loanroom' });
  await page.goBack();
  await expect(page).toHaveURL(/sign-in/);
  await expect(page.getByRole('link', { name: /Alvarez/ })).toHaveCount(0);
  await signIn(page, 'maya');
  await expect(page.getByRole('region', { name: /Cedar Ridge/ })).toBeVisible();
  await expect(page.getByText('Alvarez')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: /Cedar Ridge/ })).toBeVisible();
  await page.goto('/account');
  await page.goBack();
  await expect(page.getByRole('region', { name: /Cedar Ridge/ })).toBeVisible();
});

test('Try again loads rules that couldn’t be fetched', async ({ signedIn }) => {
  const page = await signedIn('lucia', phone);
  const asked = page.getByRole('heading', { name: 'What we need from you' });
  await expect(asked).toBeVisible();
  await page.route('**/*.wasm', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('alert')).toContainText('Check your connection and reload the page');
  await page.unroute('**/*.wasm');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(asked).toBeVisible();
});
