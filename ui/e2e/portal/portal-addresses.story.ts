import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/story';
import { alvarez } from '../support/steps';

interface Summary {
  id: string;
  name: string;
  lender: { id: string };
}

const loansOf = async (page: Page) =>
  ((await (await page.request.get('/v1/loans')).json()) as { content: Summary[] }).content;

test('a URL names the loan whose needs list shows, in the portal and in the workspace', async ({ signedIn }) => {
  const maya = await signedIn('maya', phone);
  const loans = await loansOf(maya);
  expect(loans.length).toBeGreaterThan(1);
  for (const { id, name } of loans) {
    await maya.goto(`/portal?needsListLoanId=${id}`);
    await expect(maya.getByText(name).first()).toBeVisible();
    await expect(maya.getByRole('heading', { name: 'Your loans' })).toHaveCount(0);
  }
  const [first, second] = loans;
  await maya.goto(`/portal/${first!.lender.id}/tasks?needsListLoanId=${second!.id}`);
  await expect(maya.getByText(second!.name).first()).toBeVisible();
  await maya.goto(`/portal/${first!.lender.id}/tasks`);
  await expect(maya.getByText(first!.name).first()).toBeVisible();

  const dana = await signedIn('dana');
  const others = await loansOf(dana);
  const wanted = (await (await dana.request.get('/v1/loans?q=Alvarez')).json()) as { content: Summary[] };
  const id = wanted.content[0]!.id;
  await dana.goto(`/loans/${others.find((loan) => loan.id !== id)!.id}/needs-list?needsListLoanId=${id}`);
  await expect(dana).toHaveURL(new RegExp(`/loans/${id}/needs-list$`));
  await expect(dana.getByRole('heading', { level: 1, name: alvarez })).toBeVisible();
});

test('the URL opens the choice of loans, from the start page too; closing it cleans the URL', async ({ signedIn }) => {
  const maya = await signedIn('maya', phone);
  for (const path of ['/portal', '/']) {
    await maya.goto(`${path}?selectBorrowerPortalNewLoans=true`);
    const dialog = maya.getByRole('dialog', { name: 'Choose a loan' });
    await expect(dialog).toBeVisible();
    await maya.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(maya).not.toHaveURL(/selectBorrowerPortalNewLoans/);
  }
});
