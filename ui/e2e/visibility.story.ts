import { expect, people, phone, test } from './support/story';
import { programFile } from './support/files';
import { alvarez, openLoan } from './support/steps';

interface Element {
  id: string;
  name: string;
  hidden: boolean;
  priorityType: string;
  storageType: string;
}

test('never sends borrowers hidden, private or not yet visible elements', async ({ blankPageFor, signedIn }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const loanId = new URL(dana.url()).pathname.split('/')[2];
  const list = `/v1/loans/${loanId}/elements?view=CONVENTIONAL&status=ACTIVE`;
  const all = ((await (await dana.request.get(list)).json()) as { content: Element[] }).content;

  const lucia = await signedIn('lucia', phone);
  const hers = ((await (await lucia.request.get(list)).json()) as { content: Element[] }).content;
  expect(hers.length).toBeGreaterThan(5);
  expect(hers.length).toBeLessThan(all.length);
  expect(hers.filter((element) => element.hidden || /^(HIDDEN|PRIVATE)$/.test(element.priorityType))).toEqual([]);
  for (const secret of ['Appraisal report', '08 Lender only', 'Wire instructions, verified by phone']) {
    expect(
      all.some((element) => element.name === secret),
      `${secret} is on the list`,
    ).toBe(true);
    expect(
      hers.some((element) => element.name === secret),
      `${secret} is not sent`,
    ).toBe(false);
  }
});

test('a loan of another company is not found', async ({ blankPageFor, signedIn }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const path = new URL(dana.url()).pathname;

  const ruth = await signedIn('ruth');
  expect((await ruth.request.get(`/v1${path}`)).status()).toBe(404);
  await ruth.goto(path);
  await expect(ruth.getByRole('heading', { name: 'We can’t find this page' })).toBeVisible();
});

test('the server refuses with the same messages as the browser', async ({ signedIn, server }) => {
  const lucia = await signedIn('lucia', phone);
  const loans = (await (await lucia.request.get('/v1/loans')).json()) as { content: { id: string }[] };
  const answer = await lucia.request.post('/v1/documents/uploads', {
    headers: { origin: server.url },
    data: {
      name: programFile.name,
      size: programFile.buffer.length,
      mimeType: programFile.mimeType,
      loanId: loans.content[0]?.id,
      elementId: null,
    },
  });
  expect(answer.status()).toBe(422);
  const problem = (await answer.json()) as { violations: { field: string; code: string; message: string }[] };
  expect(problem.violations[0]).toMatchObject({ field: 'name', code: 'file-invalid-type' });
  expect(problem.violations[0]?.message).toMatch(/^File type must be /);
});

test('shows errors for a wrong password and a bad address and keeps typed text', async ({ browser, server }) => {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage();
  await page.goto('/loans');
  await expect(page).toHaveURL(/sign-in/);
  await page.getByLabel('Email').fill('dana@');
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill(people.dana);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByText('Email or password is incorrect')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(people.dana);
  await page.context().close();
});

test('an ended session asks to sign in again and returns to the same page', async ({ blankPageFor }) => {
  const dana = await blankPageFor('dana');
  await openLoan(dana, alvarez);
  const path = new URL(dana.url()).pathname;
  await dana.context().clearCookies();
  await dana.reload();
  await expect(dana).toHaveURL(/sign-in/);
  await dana.getByLabel('Email').fill(people.dana);
  await dana.getByLabel('Password', { exact: true }).fill('loanroom-demo');
  await dana.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dana).toHaveURL(new RegExp(`${path}$`));
});
