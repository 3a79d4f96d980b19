import { expect, phone, test } from '../support/story';
import { add, alvarez, find, openNeedsList, row, undo } from '../support/steps';

test('a change reaches other people as rows, and disappears for those who lose access', async ({ signedIn }) => {
  const [dana, priya, lucia] = [await signedIn('dana'), await signedIn('priya'), await signedIn('lucia', phone)];
  await openNeedsList(dana, alvarez);
  await openNeedsList(priya, alvarez);
  await lucia.goto('/portal');
  await expect(lucia.getByRole('group').first()).toBeVisible();

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
});
