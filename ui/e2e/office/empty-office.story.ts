import { pdf } from '../support/files';
import { LoanroomServer } from '../support/server';
import { chooseFile, findRow, openNeedsList, openRequest, row } from '../support/steps';
import { expect, expectAccessible, phone, test } from '../support/story';

const photo = 'Government photo ID, front and back';
const loan = 'Rivera – 9 Quarry Rd';

test('an empty office is set up, creates its first loan, and accepts a borrower’s document', async ({ browser }) => {
  const server = new LoanroomServer({ LOANROOM_DEMO: 'off' });
  await server.start();
  const office = await browser.newContext({ baseURL: server.url });
  const dana = await office.newPage();
  await dana.goto('/');
  await dana.getByLabel('Code', { exact: true }).fill(server.setupCode);
  await dana.getByLabel('Name', { exact: true }).fill('Harbor & Pine Lending');
  await dana.getByLabel('First name').fill('Dana');
  await dana.getByLabel('Email address').fill('dana@harborpine.example');
  await dana.getByLabel('Password', { exact: true }).fill('a quiet harbor');
  await dana.getByRole('button', { name: 'Set up and sign in' }).click();

  await expect(dana.getByRole('heading', { name: 'Get started' })).toBeVisible();
  await expectAccessible(dana);
  await dana.getByRole('link', { name: 'View starter templates' }).click();
  await expect(dana.getByText('Residential purchase – individual')).toBeVisible();

  await dana.keyboard.press('n');
  const dialog = dana.getByRole('dialog', { name: 'New loan' });
  await dialog.getByLabel('First name').fill('Ana');
  await dialog.getByLabel('Last name').fill('Rivera');
  await dialog.getByLabel('Email address').fill('ana@rivera.example');
  await dialog.getByLabel('Property').fill('9 Quarry Rd, Durango, CO 81301');
  await dialog.getByLabel('Purpose').fill('Purchase');
  await dialog.getByLabel('Amount (dollars)').fill('$425,000');
  await expect(dialog.getByText(`“${loan}” if left blank`)).toBeVisible();
  await dialog.getByLabel('Needs list').selectOption({ label: 'Residential purchase – individual' });
  await expect(dialog.getByText(`${photo} – from each borrower`)).toBeVisible();
  await expectAccessible(dana);
  await dialog.getByRole('button', { name: 'Create loan' }).dblclick();
  await expect(dana.getByRole('heading', { level: 1, name: loan })).toBeVisible();
  await expect(dana.getByText(/Loan created\. 1 borrower invited\. \d+ documents requested/)).toBeVisible();

  await dana.getByRole('button', { name: 'Change amount' }).click();
  await dana.getByLabel('New amount').fill('430,000');
  await dana.keyboard.press('Enter');
  await expect(dana.getByText('$430,000', { exact: true })).toBeVisible();
  await expectAccessible(dana);

  const home = await browser.newContext({ baseURL: server.url, ...phone });
  const ana = await home.newPage();
  const [mail] = await server.mails(1);
  await ana.goto(`/invitation/${/\/invitation\/([0-9a-f]+)/.exec(mail ?? '')?.[1]}`);
  await ana.getByLabel('Choose a password').fill('the old quarry road');
  await ana.getByRole('button', { name: 'Accept the invitation' }).click();
  const card = await openRequest(ana, photo);
  await chooseFile(ana, card.getByRole('button', { name: `Upload ${photo}` }), pdf('card.pdf', 'Ana Rivera'));
  await expect(card.getByText('card.pdf').first()).toBeVisible();

  await openNeedsList(dana, loan);
  await findRow(dana, photo);
  await expect(row(dana, photo)).toContainText('card.pdf');
  await row(dana, photo).hover();
  await dana.getByRole('button', { name: `Preview ${photo}` }).click();
  await dana
    .getByRole('dialog', { name: /card\.pdf/ })
    .getByRole('button', { name: /^Accept/ })
    .click();
  await dana.getByRole('button', { name: 'Close preview' }).click();
  await expect(row(dana, photo)).toContainText('Accepted');
  await office.close();
  await home.close();
  await server.dispose();
});
