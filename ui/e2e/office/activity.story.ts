import { expect, expectAccessible, phone, test } from '../support/story';
import { addElement, alvarez, openLoan, openNeedsList } from '../support/steps';

for (const [where, options] of [
  ['at a desk', { viewport: { width: 1440, height: 900 } }],
  ['on a phone', phone],
] as const) {
  test(`the activity shows another user’s changes on a loan, ${where}`, async ({ blankPageFor }) => {
    test.slow();
    const name = where === 'at a desk' ? 'Harbour survey' : 'Quay survey';
    const marcus = await blankPageFor('marcus', options);
    await openLoan(marcus, alvarez);
    await marcus.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Activity' }).click();
    await expect(marcus).toHaveURL(/\/activity$/);
    await expect(marcus.getByText(/added \d+ requests/)).toBeVisible();

    const dana = await blankPageFor('dana');
    await openNeedsList(dana, alvarez);
    await addElement(dana, 'Add File Request', name);
    const line = marcus.getByRole('listitem').filter({ hasText: name }).first();
    await expect(line).toContainText('Dana Whitfield added this', { timeout: 30_000 });
    await dana.getByRole('navigation', { name: 'Loan' }).getByRole('link', { name: 'Overview' }).click();
    await dana.getByRole('button', { name: 'Change purpose' }).click();
    await dana.getByLabel('New purpose').fill(`${name} purpose`);
    await dana.keyboard.press('Enter');
    await expect(marcus.getByText(new RegExp(`changed the purpose from .* to “${name} purpose”`))).toBeVisible({
      timeout: 30_000,
    });
    await dana.getByRole('button', { name: 'History of purpose' }).click();
    await expect(dana.getByRole('dialog', { name: 'History of purpose' })).toContainText(`→ ${name} purpose`);
    await expectAccessible(dana);
    await dana.screenshot({ path: test.info().outputPath('history.png') });

    await expectAccessible(marcus);
    await marcus.screenshot({ path: test.info().outputPath('activity.png') });
    const wide = await marcus.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide).toBe(false);
    await marcus.getByRole('combobox', { name: 'Kind' }).selectOption('Loan details');
    await expect(marcus).toHaveURL(/kind=facts/);
    await expect(marcus.getByText('added this')).toHaveCount(0);
    await marcus.getByRole('combobox', { name: 'Person' }).selectOption('Dana Whitfield');
    await expect(marcus).toHaveURL(/byUserId=/);
    await marcus.reload();
    await expect(marcus.getByRole('combobox', { name: 'Kind' })).toHaveValue('facts');
    const [file] = await Promise.all([
      marcus.waitForEvent('download'),
      marcus.getByRole('button', { name: 'Download as CSV' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('activity.csv');
    await marcus.goto(marcus.url().replace(/\?.*/, ''));
    await marcus
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('link', { name, exact: true })
      .first()
      .click();
    await expect(marcus).toHaveURL(/needs-list\?.*requestId=/);
  });
}
