import { pdf, programFile } from '../support/files';
import { alvarez, openNeedsList, row } from '../support/steps';
import { expect, expectAccessible, people, phone, test } from '../support/story';
import { uploadLinkFor } from '../support/upload-link';

const gap = 'Letter explaining any employment gap';

test('a borrower opens an emailed link on a phone and uploads without signing in or JavaScript', async ({
  blankPageFor,
  browser,
  server,
}) => {
  const address = uploadLinkFor(server, people.mateo, [gap]);
  for (const colorScheme of ['light', 'dark'] as const) {
    const looked = await browser.newPage({ baseURL: server.url, colorScheme, ...phone });
    await looked.goto(address);
    await expectAccessible(looked);
    expect(await looked.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    await looked.context().close();
  }

  const plain = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, ...phone });
  const mateo = await plain.newPage();
  await mateo.goto(address);
  await expect(mateo.getByText('Hi Mateo')).toBeVisible();
  await mateo.getByLabel(gap).setInputFiles([pdf('gap.pdf', 'One'), programFile]);
  await mateo.getByRole('button', { name: 'Send files' }).click();
  await expect(mateo.getByRole('status')).toContainText('gap.pdf');
  await expect(mateo.getByRole('alert')).toContainText(programFile.name);
  expect(await plain.cookies()).toEqual([]);
  await mateo.screenshot({ path: test.info().outputPath('sent.png'), fullPage: true });

  const dana = await blankPageFor('dana');
  await openNeedsList(dana, alvarez);
  await row(dana, gap).getByText(gap, { exact: true }).click();
  await expect(dana.getByRole('complementary', { name: gap }).getByText('Sent by link')).toBeVisible();

  await mateo.goto(`/upload/${'0'.repeat(64)}`);
  await expect(mateo.getByRole('heading', { name: 'This link doesn’t work' })).toBeVisible();
  await plain.close();
});
