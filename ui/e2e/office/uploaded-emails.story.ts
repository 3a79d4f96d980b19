import { Buffer } from 'node:buffer';
import { expect, expectAccessible, phone, test } from '../support/story';
import { openLoan, alvarez } from '../support/steps';

const mail = [
  'From: Lucia Alvarez <lucia@example.com>',
  'To: Dana Whitfield <dana@example.com>',
  'Subject: =?utf-8?q?Binder_for_Larkspur_Ct_=E2=80=93_signed?=',
  'Date: Mon, 2 Mar 2026 09:30:00 -0500',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary=b1',
  '',
  '--b1',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<div>Hello Dana,</div><div>the <b>binder</b> is signed.</div><script>document.title="run"</script>',
  '<img src="https://tracker.example/seen.gif">',
  '--b1',
  'Content-Type: text/plain; name="note.txt"',
  'Content-Disposition: attachment; filename="note.txt"',
  'Content-Transfer-Encoding: base64',
  '',
  'c2lnbmVk',
  '--b1--',
  '',
].join('\r\n');

const file = { name: 'binder.eml', mimeType: 'message/rfc822', buffer: Buffer.from(mail) };

test('a lead enables email files, a borrower uploads one, and the lender reads it as plain text', async ({
  blankPageFor,
  signedIn,
}) => {
  const dana = await blankPageFor('dana');
  await dana.goto('/settings/company');
  const wanted = dana.getByRole('switch', { name: 'Emails as documents' });
  await expect(wanted).not.toBeChecked();

  const lucia = await signedIn('lucia', phone);
  const send = async () => {
    const [chooser] = await Promise.all([
      lucia.waitForEvent('filechooser'),
      lucia.getByRole('button', { name: 'Upload files' }).click(),
    ]);
    await chooser.setFiles(file);
  };
  await send();
  await expect(lucia.getByText(/^File type must be jpg, jpeg, png/)).toBeVisible();

  await wanted.click();
  await expect(dana.getByText('Emails as documents switched on')).toBeVisible();
  await expect(wanted).toBeChecked();
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('switch.png') });

  await lucia.reload();
  await send();
  await expect(lucia.getByRole('link', { name: 'Preview binder.eml' })).toBeVisible();

  await openLoan(dana, alvarez);
  const asked: string[] = [];
  dana.on('request', (request) => asked.push(request.url()));
  await lucia.getByRole('link', { name: 'Preview binder.eml' }).click();
  await expect(lucia).toHaveURL(/documentPreviewId=/);
  const id = new URL(lucia.url()).searchParams.get('documentPreviewId');
  await dana.goto(`/?documentPreviewId=${id}`);
  const shown = dana.getByRole('dialog', { name: 'binder.eml' });
  await expect(shown.getByRole('row', { name: 'From Lucia Alvarez <lucia@example.com>' })).toBeVisible();
  await expect(shown.getByRole('row', { name: 'Subject Binder for Larkspur Ct – signed' })).toBeVisible();
  await expect(shown.getByText(/Hello Dana,\s+the binder is signed\./)).toBeVisible();
  await expect(dana).not.toHaveTitle('run');
  expect(asked.filter((url) => url.includes('tracker'))).toEqual([]);
  const [kept] = await Promise.all([
    dana.waitForEvent('download'),
    shown.getByRole('button', { name: /^Download note\.txt/ }).click(),
  ]);
  expect(kept.suggestedFilename()).toBe('note.txt');
  await expectAccessible(dana);
  await dana.screenshot({ path: test.info().outputPath('mail.png') });
  await dana.setViewportSize({ width: 390, height: 844 });
  await dana.screenshot({ path: test.info().outputPath('mail-phone.png') });
  await dana.setViewportSize({ width: 1440, height: 900 });

  await dana.goto('/settings/company');
  await wanted.click();
  await expect(dana.getByText('Emails as documents switched off')).toBeVisible();
});
