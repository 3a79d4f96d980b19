import { AxeBuilder } from '@axe-core/playwright';
import { test as base, expect, type Browser, type Page, type TestInfo } from '@playwright/test';
import { LoanroomServer } from './server';

/** The demo people of the stories. */
export const people = {
  dana: 'dana@harborpine.example',
  marcus: 'marcus@harborpine.example',
  priya: 'priya@harborpine.example',
  elena: 'elena@harborpine.example',
  ruth: 'ruth@cedarridge.example',
  lucia: 'lucia.alvarez@mail.example',
  maya: 'maya@kestrelroasting.example',
  grace: 'grace.kim@clearwatertitle.example',
  mateo: 'mateo.alvarez@mail.example',
} as const;

export type Person = keyof typeof people;
export const password = 'loanroom-demo';

/** A phone's viewport and input. */
export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

interface StoryFixtures {
  /** The server of the story's file: other files' stories don't affect it. */
  server: LoanroomServer;
  /** Opens a blank page in a separate browser, signed in: for stories that don't start at home. */
  blankPageFor: (person: Person, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
  /** Opens the person's home page in a separate browser, signed in. */
  signedIn: (person: Person, options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
}

/** The server of a worker, and the file it is for. */
interface RunningServer {
  server?: LoanroomServer;
  file?: string;
}

export const test = base.extend<StoryFixtures, { running: RunningServer }>({
  running: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const running: RunningServer = {};
      await use(running);
      await running.server?.dispose();
    },
    { scope: 'worker' },
  ],
  server: async ({ running }, use, { file }) => {
    if (!running.server || running.file !== file) {
      await running.server?.dispose();
      running.server = new LoanroomServer();
      running.file = file;
      await running.server.start();
    }
    await use(running.server);
  },
  blankPageFor: async ({ browser, server }, use, testInfo) => {
    const opened: Page[] = [];
    await use(async (person, options = {}) => {
      const context = await browser.newContext({ baseURL: server.url, ...options });
      const page = await context.newPage();
      opened.push(page);
      await openSession(page, person);
      return page;
    });
    await closePages(opened, testInfo);
  },
  signedIn: async ({ blankPageFor }, use) => {
    await use(async (person, options) => {
      const page = await blankPageFor(person, options);
      await page.goto('/');
      return page;
    });
  },
});

/**
 * Closes the pages with their contexts, and takes a screenshot of each if the story failed. Playwright's own
 * `only-on-failure` takes one of every page that closes before the result is known.
 */
export async function closePages(pages: Page[], testInfo: TestInfo): Promise<void> {
  const hasFailed = testInfo.status !== testInfo.expectedStatus;
  for (const [index, page] of pages.entries()) {
    if (hasFailed && !page.isClosed()) {
      const path = testInfo.outputPath(`failed-${index + 1}.png`);
      await page.screenshot({ path, timeout: 5_000 }).catch(() => undefined);
    }
    await page.context().close();
  }
}

/** Signs in by the form's API call, without the form. */
export async function openSession(page: Page, person: Person): Promise<void> {
  const headers = { 'Sec-Fetch-Site': 'same-origin' };
  const data = { emailAddress: people[person], password };
  const answer = await page.request.post('/v1/session', { data, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** Signs in through the form. */
export async function signIn(page: Page, person: Person): Promise<void> {
  await page.goto('/sign-in');
  await page.getByLabel('Email').fill(people[person]);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).not.toHaveURL(/sign-in/);
}

/**
 * Expects no accessibility violation on the screen, by the WCAG 2.2 AA rules. Speech control uses visible labels, so a
 * control's name has to include them: axe classifies that rule as experimental.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const values = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  // Fading elements and a changing theme have no measurable colors: animations have to end first.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const options: Parameters<AxeBuilder['options']>[0] = {
    runOnly: { type: 'tag', values },
    rules,
    resultTypes: ['violations'],
  };
  // Legacy mode runs in the page itself instead of merging results in a second, blank page. It can't access frames of
  // another origin, so pages with frames use the slower mode.
  const hasFrames = page.frames().length > 1;
  const { violations } = await new AxeBuilder({ page }).setLegacyMode(!hasFrames).options(options).analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
  expect(found).toEqual([]);
}

export { expect };
