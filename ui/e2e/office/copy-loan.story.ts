import { expect, expectAccessible, phone, test } from '../support/story';

for (const [where, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const) {
  test(`a loan is copied with its people and requests, ${where}`, async ({ signedIn }) => {
    const dana = await signedIn('dana', options);
    const lucia = await signedIn('lucia');
    const first = where === 'at a desk' ? 'Desk' : 'Phone';
    const id = await dana.evaluate(async (called) => {
      const send = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        return (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
      };
      const lead = { givenName: 'Lucia', familyName: 'Alvarez', emailAddress: 'lucia.alvarez@mail.example' };
      const loan = await send('/v1/loans', {
        name: `${called} – first home`,
        amount: 310_000,
        loanPurpose: 'Purchase',
        propertyAddress: '9 Aspen Way, Durango',
        borrowers: [lead],
        idempotencyKey: crypto.randomUUID(),
      });
      const element = { name: `${called} survey`, storageType: 'FILE' };
      const request = await send(`/v1/loans/${loan.id}/elements`, element);
      const { loanRoles } = await (await fetch(`/v1/loans/${loan.id}`)).json();
      const borrower = loanRoles.find((role: { role: string }) => role.role === 'LEAD_BORROWER').user.id;
      const share = { infoId: request.id, loanId: loan.id, permissions: 'VIEW', sharedWithUserId: borrower };
      await send(`/v1/loans/${loan.id}/shared-info`, [share]);
      return loan.id as string;
    }, first);

    await dana.goto(`/loans/${id}`);
    await dana.getByRole('button', { name: 'Copy this loan…' }).click();
    const window = dana.getByRole('dialog', { name: `Copy of ${first} – first home` });
    await expect(window.getByLabel('Email address')).toHaveValue('lucia.alvarez@mail.example');
    await expect(window.getByRole('region', { name: 'Requested items' })).toContainText(`${first} survey`);
    await window.getByLabel('Name', { exact: true }).fill(`${first} – second home`);
    await window.getByLabel('Loan number').fill(`${first.toUpperCase()}-77`);
    await expectAccessible(dana);
    await dana.screenshot({ path: test.info().outputPath('copy.png'), fullPage: true });
    await window.getByRole('button', { name: 'Create loan' }).click();
    await expect(dana.getByText(/Loan created/)).toBeVisible();
    await expect(dana.getByRole('heading', { name: `${first} – second home` })).toBeVisible();
    await expect(dana.getByText(`${first.toUpperCase()}-77`, { exact: true })).toBeVisible();

    // She is on both loans, and has a request on the second one too.
    await lucia.goto('/portal');
    await lucia.getByRole('link', { name: new RegExp(`${first} – second home`) }).click();
    await expect(lucia.getByText(`${first} survey`).first()).toBeVisible();
  });
}
