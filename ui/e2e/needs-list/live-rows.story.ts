import { expect, phone, test } from '../support/story';
import { addElement, alvarez, findRow, openNeedsList, row, undoChange } from '../support/steps';

test('a change reaches other people as rows, and disappears for those who lose access', async ({ signedIn }) => {
  const [dana, priya, lucia] = [await signedIn('dana'), await signedIn('priya'), await signedIn('lucia', phone)];
  await openNeedsList(dana, alvarez);
  await openNeedsList(priya, alvarez);
  await lucia.goto('/portal');
  await expect(lucia.getByRole('group').first()).toBeVisible();

  await addElement(dana, 'Add File Request', 'Survey');
  await findRow(dana, 'Survey');
  await findRow(priya, 'Survey');
  await expect(row(priya, 'Survey')).toBeVisible();
  await expect(lucia.getByRole('group', { name: /^Survey/ })).toBeVisible();

  await dana.getByRole('button', { name: 'Actions for Survey' }).click();
  await dana.getByRole('menuitem', { name: 'Hide from borrowers' }).click();
  await expect(dana.getByText(/“Survey” is hidden from borrowers/)).toBeVisible();
  await expect(lucia.getByRole('group', { name: /^Survey/ })).toHaveCount(0);
  await expect(row(priya, 'Survey')).toHaveCount(0);

  await undoChange(dana, 'hidden from borrowers');
  await expect(row(priya, 'Survey')).toBeVisible();
  await expect(lucia.getByRole('group', { name: /^Survey/ })).toBeVisible();
});
