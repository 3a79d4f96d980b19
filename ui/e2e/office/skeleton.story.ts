import type { Locator, Page } from '@playwright/test';
import { expect, phone, test } from '../support/story';

/** Delays the page's scripts until the returned function is called. */
async function holdScriptsBack(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/*.js', async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

const skeletonOf = (page: Page) => page.locator('[data-skeleton]');

/** Opens the address and checks that React replaces the skeleton without moving the logo. */
async function expectLogoToStay(page: Page): Promise<void> {
  const release = await holdScriptsBack(page);
  await page.goto('/loans', { waitUntil: 'commit' });
  const skeleton = skeletonOf(page);
  const positionOf = async (logo: Locator) => {
    const { x, y } = (await logo.first().boundingBox())!;
    return { x, y };
  };
  await expect(skeleton).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.styleSheets.length)).toBeGreaterThan(0);
  await page.evaluate(() => document.fonts.ready);
  const before = await positionOf(skeleton.getByText('Loanroom'));
  release();
  await expect(page.getByRole('heading', { name: 'Loans', level: 1 })).toBeVisible();
  await expect(skeleton).toHaveCount(0);
  const after = await positionOf(page.locator('header').getByText('Loanroom'));
  expect(Math.abs(after.x - before.x), 'horizontal shift of the logo').toBeLessThanOrEqual(2);
  expect(Math.abs(after.y - before.y), 'vertical shift of the logo').toBeLessThanOrEqual(2);
}

test('React replaces the skeleton without moving the logo', async ({ signedIn }) => {
  await expectLogoToStay(await signedIn('dana'));
  await expectLogoToStay(await signedIn('dana', phone));
});

test('the skeleton has the chosen color scheme', async ({ signedIn }) => {
  const page = await signedIn('lucia', { ...phone, colorScheme: 'light' });
  await page.getByRole('button', { name: /account of/ }).click();
  await page.getByRole('menuitemradio', { name: 'Dark' }).click();
  await holdScriptsBack(page);
  await page.goto('/portal', { waitUntil: 'commit' });
  await expect(skeletonOf(page)).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('embedded responses aren’t requested again', async ({ signedIn }) => {
  const page = await signedIn('dana');
  await expect(async () => {
    const requested = new Set<string>();
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (request.method() === 'GET') requested.add(pathname + search);
    });
    const release = await holdScriptsBack(page);
    await page.goto('/loans', { waitUntil: 'commit' });
    const json = await page.locator('#first-answers').textContent();
    const included = Object.keys(JSON.parse(json ?? '{}') as object);
    // A busy server sends the document without embedded responses.
    expect(included.length).toBeGreaterThan(3);
    release();
    await expect(page.getByRole('link', { name: /Alvarez/ }).first()).toBeVisible();
    expect(included.filter((call) => requested.has(call))).toEqual([]);
  }).toPass({ timeout: 60_000 });
});
