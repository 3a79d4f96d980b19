import type { Page } from '@playwright/test';
import { test } from '../support/separate-office';
import { expect, password, people, signIn } from '../support/story';
import { openMessages } from '../support/steps';
import { sendMessage } from '../support/send-message';

const body = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const feed = (page: Page) => page.getByRole('feed', { name: 'Appraisal' });

/** Returns everything that scripts of this origin can find in the browser as text, with bytes decoded as characters. */
const everythingKept = (page: Page) =>
  page.evaluate(async () => {
    const spelled = async (value: unknown): Promise<string> => {
      if (value instanceof Blob) return value.text();
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
      if (typeof value !== 'object' || value === null) return String(value);
      const entries = await Promise.all(
        Object.entries(value).map(async ([key, one]) => `${key}: ${await spelled(one)}`),
      );
      return entries.join('\n');
    };
    const done = <R>(request: IDBRequest<R>) =>
      new Promise<R>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error('refused'));
      });
    const records: string[] = [];
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows: unknown[] = await done(database.transaction(store).objectStore(store).getAll());
        for (const row of rows) records.push(await spelled(row));
      }
      database.close();
    }
    return {
      local: Object.entries(localStorage).filter(([key]) => key !== 'loanroom.theme'),
      session: Object.entries(sessionStorage).filter(([key]) => !key.startsWith('tsr-')),
      records,
      caches: await caches.keys(),
    };
  });

async function signOut(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /Dana Whitfield/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: 'Sign out', exact: true }).click();
}

test('signing out erases the user’s data in all tabs without losing text', async ({ at }) => {
  const page = await at();
  await signIn(page, 'dana');
  const loanId = await openMessages(page);
  const { threadId } = await sendMessage(page, loanId, '<p>The appraiser comes on Monday.</p>', {
    subject: 'Appraisal',
  });
  const address = `/loans/${loanId}/messages?messageThreadId=${threadId}`;
  await page.goto(address);
  await expect(feed(page).getByText('on Monday')).toBeVisible();
  await page.evaluate(() => localStorage.setItem('AAAAbbbbCCCCdddd', '{"body":"A printed message"}'));
  await page.getByRole('button', { name: 'Write a message' }).last().click();
  await body(page).click();
  await page.keyboard.type('Unsent and private.');
  const other = await page.context().newPage();
  await other.goto('/loans');
  await expect(other.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await expect.poll(async () => (await everythingKept(page)).records.length).toBeGreaterThan(0);
  expect((await everythingKept(page)).records.join('\n')).not.toContain('private');

  await signOut(page);
  await expect(page).toHaveURL(/sign-in/);
  await expect(other).toHaveURL(/sign-in/);
  for (const tab of [page, other]) {
    expect(await everythingKept(tab)).toEqual({ local: [], session: [], records: [], caches: [] });
  }

  // The next user finds nothing of it; the text is a draft on the server.
  await signIn(page, 'ruth');
  await page.goto('/loans');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  expect(JSON.stringify(await everythingKept(page))).not.toContain('private');
  const again = await at();
  await signIn(again, 'dana');
  await again.goto(address);
  await again.getByRole('button', { name: 'Continue draft' }).click();
  await expect(body(again)).toContainText('Unsent and private.');
});

test('unsent text of an expired session is readable only by its author', async ({ at }) => {
  const page = await at();
  await signIn(page, 'dana');
  const loanId = await openMessages(page);
  const { threadId } = await sendMessage(page, loanId, '<p>The appraiser comes on Monday.</p>', {
    subject: 'Appraisal',
  });
  const address = `/loans/${loanId}/messages?messageThreadId=${threadId}`;
  await page.goto(address);
  await page.getByRole('button', { name: 'Write a message' }).last().click();
  await body(page).click();
  await page.keyboard.type('Known.');
  await expect(page.getByText('Draft Saved')).toBeVisible();
  await page.context().clearCookies({ name: 'loanroom' });
  await body(page).click();
  // Inserted in one step: the window may open between two letters and take the focus.
  await page.keyboard.insertText(' Never saved anywhere.');
  const window = page.getByRole('dialog', { name: 'Your session has ended' });
  await expect(window).toBeVisible({ timeout: 30_000 });
  const records = (await everythingKept(page)).records;
  expect(records.length).toBeGreaterThan(0);
  expect(records.join('\n')).not.toMatch(/Known|Never saved/);

  // Another user of this browser.
  await window.getByLabel('Email').fill(people.ruth);
  await window.getByLabel('Password', { exact: true }).fill(password);
  await window.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(window).toBeHidden();
  await expect(page.getByText('Never saved anywhere.')).toHaveCount(0);
  expect(JSON.stringify(await everythingKept(page))).not.toMatch(/Known|Never saved/);

  // The author again.
  await page.context().clearCookies({ name: 'loanroom' });
  await signIn(page, 'dana');
  await page.goto(address);
  await expect(page.getByText(/You have unsaved text: .*Never saved anywhere/)).toBeVisible();
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(body(page)).toContainText('Never saved anywhere');
});
