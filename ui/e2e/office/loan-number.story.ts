import { expect, expectAccessible, phone, test } from '../support/story';

for (const [where, options] of [
  ['at a desk', {}],
  ['on a phone', phone],
] as const) {
  test(`a loan gets a number, the next loan the following one, and the list finds it, ${where}`, async ({
    signedIn,
  }) => {
    const dana = await signedIn('dana', options);
    const prefix = where === 'at a desk' ? 'D' : 'P';
    const opened = (name: string) =>
      dana.evaluate(async (called) => {
        const headers = { 'content-type': 'application/json' };
        const body = JSON.stringify({ name: called, idempotencyKey: crypto.randomUUID() });
        return (await (await fetch('/v1/loans', { method: 'POST', headers, body })).json()).id as string;
      }, name);
    const first = await opened(`${prefix} – numbered`);
    await dana.goto(`/loans/${first}`);
    await dana.getByRole('button', { name: 'Change number' }).click();
    await dana.getByLabel('New number').fill(`${prefix}-2026-009`);
    await dana.keyboard.press('Enter');
    await expect(dana.getByText(`${prefix}-2026-009`, { exact: true })).toBeVisible();
    const second = await opened(`${prefix} – counted`);
    await dana.goto(`/loans/${second}`);
    await expect(dana.getByText(`${prefix}-2026-010`, { exact: true })).toBeVisible();
    await dana.getByRole('button', { name: 'Change number' }).click();
    await dana.getByLabel('New number').fill(`${prefix}-2026-009`);
    await dana.keyboard.press('Enter');
    await expect(dana.getByText('Another loan already has this number')).toBeVisible();
    await expectAccessible(dana);
    await dana.goto(`/loans?q=${prefix}-2026-010`);
    await expect(dana.getByRole('link', { name: `${prefix} – counted` })).toBeVisible();
    await expect(dana.getByRole('link', { name: `${prefix} – numbered` })).toHaveCount(0);
    await dana.screenshot({ path: test.info().outputPath('number.png') });
  });
}
