import type { Page } from '@playwright/test';
import { expect, password, people, phone, test } from '../support/story';

/** Keeps the scripts of the page back until it is let go. */
async function withScriptsHeldBack(page: Page): Promise<() => void> {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Where the words of the page stand: headings, sentences, labels. */
const places = (page: Page, within: string) =>
  page.evaluate((root) => {
    const found = [...document.querySelectorAll(`${root} :is(h1, h2, p, label)`)].filter(
      (element) => element.textContent?.trim() && element.getBoundingClientRect().height > 0,
    );
    return found.map((element) => {
      const { x, y } = element.getBoundingClientRect();
      return { words: element.textContent.trim(), x: Math.round(x), y: Math.round(y) };
    });
  }, within);

/** Opens the address and sees that what was drawn ahead stands where the application draws it. */
async function compare(page: Page, path: string): Promise<void> {
  const letGo = await withScriptsHeldBack(page);
  await page.goto(path, { waitUntil: 'commit' });
  const sight = page.locator('#first-sight');
  await expect(sight.locator('h1').first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  const ahead = await places(page, '#first-sight');
  letGo();
  await expect(sight).toHaveCount(0);
  const drawn = await places(page, '#root');
  for (const { words, x, y } of ahead) {
    const same = drawn.filter((each) => each.words === words || each.words.endsWith(words));
    const near = same.some((each) => Math.abs(each.x - x) <= 4 && Math.abs(each.y - y) <= 12);
    expect(near, `“${words}” stood at ${x}, ${y}, then at ${JSON.stringify(same)}`).toBe(true);
  }
  expect(ahead.length).toBeGreaterThan(0);
}

test('names are seen where they will stand before the scripts have come', async ({ signedIn, browser, server }) => {
  test.slow();
  const nobody = await browser.newContext({ baseURL: server.url, ...phone });
  await compare(await nobody.newPage(), '/sign-in');
  await nobody.close();
  await compare(await signedIn('lucia', phone), '/portal');
  const dana = await signedIn('dana', phone);
  await compare(dana, '/loans');
  const alvarez = await dana
    .getByRole('link', { name: /Alvarez/ })
    .first()
    .getAttribute('href');
  await compare(dana, `${alvarez}/needs-list`);
});

test('what is typed at the door before the scripts have come is kept', async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, ...phone });
  const page = await context.newPage();
  const letGo = await withScriptsHeldBack(page);
  await page.goto('/sign-in', { waitUntil: 'commit' });
  const emailAddress = people.lucia;
  await page.getByLabel('Email').fill(emailAddress);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/sign-in$/);
  letGo();
  await expect(page.getByRole('button', { name: 'Sign in', exact: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(emailAddress);
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(password);
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'What we need from you' })).toBeVisible();
  await context.close();
});

test('who chose the dark look has it from the first moment', async ({ signedIn }) => {
  const page = await signedIn('lucia', { ...phone, colorScheme: 'light' });
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await withScriptsHeldBack(page);
  await page.goto('/portal', { waitUntil: 'commit' });
  await expect(page.locator('#first-sight h1')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});
