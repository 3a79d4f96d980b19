import type { Page } from '@playwright/test';
import { expect, phone, test } from '../support/story';
import { add, alvarez, find, openNeedsList, row, undo } from '../support/steps';

/** Whole lists, and changes of lists, that the page asks for from now on. */
function listsAskedBy(page: Page) {
  const asked = { whole: 0, changes: 0 };
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.method() !== 'GET') return;
    if (pathname.endsWith('/elements')) asked.whole += 1;
    if (pathname.endsWith('/elements/changes')) asked.changes += 1;
  });
  return asked;
}

test('what one does reaches the others as rows, and goes from who may see it no more', async ({ signedIn }) => {
  const [dana, priya, lucia] = [await signedIn('dana'), await signedIn('priya'), await signedIn('lucia', phone)];
  await openNeedsList(dana, alvarez);
  await openNeedsList(priya, alvarez);
  await lucia.goto('/portal');
  await expect(lucia.getByRole('group').first()).toBeVisible();
  const asked = [dana, priya, lucia].map(listsAskedBy);

  await add(dana, 'Add File Request', 'Survey');
  await find(dana, 'Survey');
  await find(priya, 'Survey');
  await expect(row(priya, 'Survey')).toBeVisible();
  await expect(lucia.getByRole('group', { name: /^Survey/ })).toBeVisible();

  await dana.getByRole('button', { name: 'Actions for Survey' }).click();
  await dana.getByRole('menuitem', { name: 'Hide from borrowers' }).click();
  await expect(dana.getByText(/“Survey” is hidden from borrowers/)).toBeVisible();
  await expect(lucia.getByRole('group', { name: /^Survey/ })).toHaveCount(0);
  await expect(row(priya, 'Survey')).toHaveCount(0);

  await undo(dana, 'hidden from borrowers');
  await expect(row(priya, 'Survey')).toBeVisible();
  await expect(lucia.getByRole('group', { name: /^Survey/ })).toBeVisible();
  for (const { whole, changes } of asked) {
    expect(whole).toBe(0);
    expect(changes).toBeGreaterThan(0);
  }
});
