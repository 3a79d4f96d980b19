import type { Page } from '@playwright/test';
import { expect, expectAccessible, people, phone, test } from '../support/story';
import { pdf } from '../support/files';
import { chooseFile, undoChange } from '../support/steps';

/** A separate loan with Lucia as its borrower and a request for her. Returns its id. */
const opened = (page: Page, name: string) =>
  page.evaluate(
    async ({ called, emailAddress }) => {
      const call = async (path: string, body: unknown) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return answer.json();
      };
      const borrowers = [{ givenName: 'Lucia', familyName: 'Alvarez', emailAddress }];
      const { id } = await call('/v1/loans', { name: called, borrowers, idempotencyKey: crypto.randomUUID() });
      await call(`/v1/loans/${id}/elements`, { name: 'Pay stubs', storageType: 'FILE' });
      return String(id);
    },
    { called: name, emailAddress: people.lucia },
  );

/** Archives the open loan. */
async function archive(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Archive this loan…' }).click();
  await expect(page.getByText('No one can change an archived loan')).toBeVisible();
  await page.getByRole('button', { name: 'Change status' }).click();
  await expect(page.getByRole('region', { name: 'Archived' })).toBeVisible();
}

const note = (page: Page) => page.getByRole('region', { name: 'Archived' });

test('a loan is archived, restored by undo, found among archived loans, and reopened', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const id = await opened(dana, 'Alvarez – put away');
  await dana.goto(`/loans/${id}`);
  await archive(dana);
  await undoChange(dana, 'Status changed to “Archived”');
  await expect(note(dana)).toHaveCount(0);
  await archive(dana);
  await expectAccessible(dana);
  // Its needs list can be read and downloaded; actions that would be refused aren't offered.
  await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Needs list' }).click();
  await expect(dana.getByRole('treeitem').filter({ hasText: 'Pay stubs' })).toBeVisible();
  await expect(dana.getByRole('button', { name: 'Add', exact: true })).toHaveCount(0);
  await dana.getByRole('button', { name: 'More actions for this needs list' }).click();
  await expect(dana.getByRole('menuitem', { name: 'Download as CSV' })).toBeEnabled();
  await expect(dana.getByRole('menuitem', { name: /Use a template/ })).toHaveAttribute('aria-disabled', 'true');
  await dana.keyboard.press('Escape');
  await dana.screenshot({ path: test.info().outputPath('archived.png') });

  await dana.goto('/loans?q=put away');
  await expect(dana.getByText('No matching loans')).toBeVisible();
  await dana.getByRole('button', { name: 'Search archived loans' }).click();
  await dana.getByRole('link', { name: 'Alvarez – put away' }).click();
  await note(dana).getByRole('button', { name: 'Bring it back' }).click();
  await expect(note(dana)).toHaveCount(0);
  await expect(dana.getByRole('button', { name: 'Status of Alvarez – put away: Lead. Change it' })).toBeVisible();
});

test('an upload interrupted by archiving resumes when the loan is reopened', async ({ blankPageFor, signedIn }) => {
  const dana = await signedIn('dana');
  const id = await opened(dana, 'Alvarez – away meanwhile');
  const lucia = await blankPageFor('lucia', phone);
  await lucia.goto(`/portal?needsListLoanId=${id}`);
  const upload = lucia.getByRole('button', { name: 'Upload Pay stubs' });
  await expect(upload).toBeVisible();
  // The upload continues until the loan is archived.
  let goOn = () => {};
  const away = new Promise<void>((resolve) => (goOn = resolve));
  const bytes = '**/v1/documents/uploads/*/content';
  await lucia.route(bytes, (route) => away.then(() => route.continue()));
  const sending = lucia.waitForRequest(bytes);
  await chooseFile(lucia, upload, pdf('stub.pdf', 'stub'));
  await sending;
  await dana.goto(`/loans/${id}`);
  await archive(dana);
  goOn();
  await expect(lucia.getByText(/stub\.pdf: This loan is archived/).first()).toBeVisible();
  await expect(lucia.getByRole('button', { name: 'Upload Pay stubs' })).toHaveCount(0);
  await lucia.screenshot({ path: test.info().outputPath('archived-phone.png') });

  await note(dana).getByRole('button', { name: 'Bring it back' }).click();
  await expect(note(dana)).toHaveCount(0);
  await lucia.getByRole('button', { name: 'Try the upload again' }).first().click();
  await expect(lucia.getByRole('link', { name: 'Preview stub.pdf' })).toBeVisible();
});

test('the archive note and its button fit on a phone', async ({ signedIn }) => {
  const dana = await signedIn('dana', phone);
  const id = await opened(dana, 'Alvarez – away on a phone');
  await dana.goto(`/loans/${id}`);
  await archive(dana);
  await expect(note(dana).getByRole('button', { name: 'Bring it back' })).toBeInViewport();
  await dana.screenshot({ path: test.info().outputPath('archived-lender-phone.png') });
});

test('an empty lead is deleted; a lead with messages can only be archived', async ({ signedIn }) => {
  const dana = await signedIn('dana');
  const empty = await opened(dana, 'Alvarez – a mistake');
  await dana.goto(`/loans/${empty}`);
  await dana.getByRole('button', { name: 'Delete this loan…' }).click();
  await expect(dana.getByRole('alertdialog')).toContainText('This can’t be undone');
  await dana.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dana).toHaveURL(/\/loans$/);
  await expect(dana.getByText('“Alvarez – a mistake” deleted')).toBeVisible();
  await dana.goto(`/loans/${empty}`);
  await expect(dana.getByRole('button', { name: 'Delete this loan…' })).toHaveCount(0);

  const begun = await opened(dana, 'Alvarez – begun');
  await dana.evaluate(async (loanId) => {
    const list = await (await fetch(`/v1/loans/${loanId}/elements`)).json();
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ body: 'Which year?', visibleToBorrower: true });
    const path = `/v1/loans/${loanId}/elements/${list.content[0].id}/comments`;
    const answer = await fetch(path, { method: 'POST', headers, body });
    if (!answer.ok) throw new Error(await answer.text());
  }, begun);
  await dana.goto(`/loans/${begun}`);
  await dana.getByRole('button', { name: 'Delete this loan…' }).click();
  await dana.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dana.getByRole('alertdialog')).toContainText('This loan has messages or comments');
  await dana.screenshot({ path: test.info().outputPath('not-deleted.png') });
  await dana.getByRole('button', { name: 'Archive it…' }).click();
  await dana.getByRole('button', { name: 'Change status' }).click();
  await expect(note(dana)).toBeVisible();
});
