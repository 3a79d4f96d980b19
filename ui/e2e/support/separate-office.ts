import type { Browser, Page } from '@playwright/test';
import { LoanroomServer } from './server';
import { closePages, test as base } from './story';

interface SeparateOffice {
  /** A separate server for stories that change sign-in settings. */
  office: LoanroomServer;
  /** Opens a page in a new browser on that server. */
  at: (options?: Parameters<Browser['newContext']>[0]) => Promise<Page>;
}

/** Stories that each have a separate office. */
export const test = base.extend<SeparateOffice>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads the fixture's needs from this pattern
  office: async ({}, use) => {
    const office = new LoanroomServer();
    await office.start();
    await use(office);
    await office.dispose();
  },
  at: async ({ browser, office }, use, testInfo) => {
    const opened: Page[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL: office.url, ...options });
      const page = await context.newPage();
      opened.push(page);
      return page;
    });
    await closePages(opened, testInfo);
  },
});
