import { pdf } from '../support/files';
import { expect, expectAccessible, phone, test } from '../support/story';
import {
  alvarez,
  addElement,
  chooseFile,
  findRow,
  openNeedsList,
  openRequest,
  row,
  undoChange,
} from '../support/steps';

/** The folder for screenshots; without it none are taken. */
const shots = process.env.LOANROOM_SHOTS;
const name = 'Proof of parking';
const acceptedNotice = /accepted[^}]*Proof of parking/;

test('withdrawing a verdict notifies no one, a rejected file stays as an earlier version, comments are internal', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await addElement(dana, 'Add File Request', name);

  const lucia = await signedIn('lucia', phone);
  const request = await openRequest(lucia, name);
  await chooseFile(lucia, request.getByRole('button', { name: /^Upload/ }), pdf('parking.pdf', 'parking'));
  await expect(request.getByText('parking.pdf').first()).toBeVisible();

  // A lender's comment is internal by default.
  await findRow(dana, name);
  await row(dana, name).getByText(name, { exact: true }).click();
  const panel = dana.getByRole('complementary', { name });
  const visible = panel.getByRole('checkbox', { name: 'Visible to borrowers' });
  await expect(visible).not.toBeChecked();
  await panel.getByRole('textbox', { name: 'Comment' }).fill('The permit looks odd.');
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  const said = panel.getByRole('listitem').filter({ hasText: 'The permit looks odd.' });
  await expect(said).toContainText('Internal');
  await panel.getByRole('textbox', { name: 'Comment' }).fill('Which garage is it?');
  await visible.click();
  await panel.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(panel.getByRole('listitem').filter({ hasText: 'Which garage' })).not.toContainText('Internal');
  await expect(visible).not.toBeChecked();
  await request.getByRole('button', { name: /^1 comment/ }).click();
  await expect(request.getByText('Which garage is it?')).toBeVisible();
  await expect(lucia.getByText('The permit looks odd.')).toHaveCount(0);

  // Accepted, then back to submitted: the borrower gets no further notification.
  await panel.getByRole('button', { name: 'Accept parking.pdf' }).click();
  await expect(panel.getByText('Accepted').first()).toBeVisible();
  const notices = async () => (await lucia.request.get('/v1/users/me/notices')).json();
  await expect.poll(async () => JSON.stringify(await notices())).toMatch(acceptedNotice);
  const before = await notices();
  await panel.getByRole('button', { name: 'Back to submitted parking.pdf' }).click();
  await expect(panel.getByText('set “parking.pdf” back to submitted')).toBeVisible();
  await expect(panel.getByText('Submitted').first()).toBeVisible();
  expect(await notices()).toEqual(before);
  await undoChange(dana, /back to submitted\. The borrower/);
  await expect(panel.getByText('Accepted').first()).toBeVisible();
  await expectAccessible(dana);
  if (shots) await dana.screenshot({ path: `${shots}/back-to-submitted-1440.png` });

  // Rejected and uploaded again: the rejected file stays with the request.
  await panel.getByRole('button', { name: 'Back to submitted parking.pdf' }).click();
  await panel.getByRole('button', { name: 'Reject parking.pdf' }).click();
  const why = dana.getByRole('dialog');
  await why.getByRole('radio').first().check();
  await why.getByLabel('Note to the borrower').fill('Page two is missing.');
  await why.getByRole('button', { name: 'Reject' }).click();
  await openRequest(lucia, name);
  await expect(request.getByText('Page two is missing.').first()).toBeVisible();
  await chooseFile(
    lucia,
    request.getByRole('button', { name: /^(Upload|Add a file)/ }).first(),
    pdf('parking-2.pdf', 'sharper'),
  );
  await openRequest(lucia, name);
  await expect(request.getByText('parking-2.pdf').first()).toBeVisible();
  await request.getByRole('button', { name: 'Earlier versions' }).click();
  await expect(request.getByRole('list', { name: 'Earlier versions' })).toContainText('parking.pdf');
  await expectAccessible(lucia);
  await expect(panel.getByRole('list', { name: 'Earlier versions' })).toContainText('Page two is missing.');
  if (shots) {
    await dana.screenshot({ path: `${shots}/earlier-1440.png` });
    await request.scrollIntoViewIfNeeded();
    await lucia.screenshot({ path: `${shots}/earlier-390.png` });
  }
});
