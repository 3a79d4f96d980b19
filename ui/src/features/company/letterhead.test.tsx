import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Toaster } from '@/components/ui/toaster';
import { renderAt } from '@/test/render-at';
import { refusal, serveCalls } from '@/test/server';
import type { Company, MailSettings } from './api';
import { LogoSetting } from './components/logo-setting';
import { MailSetting } from './mail/mail-setting';

const company: Company = {
  id: 'harbor',
  name: 'Harbor & Pine',
  slug: 'harbor-pine',
  individualCreditReport: true,
  hasBorrowerOnboard: true,
  acceptsMail: false,
  secureUploadEnabled: false,
  secureUploadText: '',
  secureUploadDailyBytes: 10 * 2 ** 30,
  secureUploadDailyFiles: 10_000,
  secondStepRequired: false,
  outsideAddressesOfLenders: 100,
  outsideAddressesOfOthers: 5,
  logo: '/v1/companies/harbor/logo?v=first',
  permissions: {},
  version: 4,
};

const logoCalls = {
  'GET /v1/companies/harbor/logo': () => new Response('before'),
  'PUT /v1/company/logo': { ...company, logo: '/v1/companies/harbor/logo?v=second', version: 5 },
  'DELETE /v1/company/logo': { ...company, logo: null, version: 5 },
};

function showLogo(locked = false) {
  renderAt('/settings/company', () => (
    <>
      <LogoSetting company={company} locked={locked} />
      <Toaster />
    </>
  ));
}

test('replaces the logo, and undo restores the previous one', async () => {
  const user = userEvent.setup();
  const calls = serveCalls(logoCalls);
  showLogo();
  expect(await screen.findByRole('img', { name: 'Logo of Harbor & Pine' })).toBeVisible();
  await user.upload(screen.getByLabelText('Logo'), new File(['after'], 'logo.png', { type: 'image/png' }));
  const put = () => calls.filter(({ method }) => method === 'PUT');
  await vi.waitFor(() => expect(put()).toMatchObject([{ path: '/v1/company/logo?version=4', body: 'after' }]));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(put()[1]).toMatchObject({ path: '/v1/company/logo?version=5', body: 'before' }));
});

test('removes and restores the logo, and shows it read-only to others', async () => {
  const user = userEvent.setup();
  const calls = serveCalls(logoCalls);
  showLogo();
  await user.click(await screen.findByRole('button', { name: 'Remove logo' }));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(calls.at(-1)).toMatchObject({ method: 'PUT', body: 'before' }));
});

test('refuses a file that isn’t an image with a message', async () => {
  const user = userEvent.setup();
  serveCalls({
    ...logoCalls,
    'PUT /v1/company/logo': refusal(422, { code: 'invalid', message: 'This isn’t a picture.' }),
  });
  showLogo();
  await user.upload(await screen.findByLabelText('Logo'), new File(['<html>'], 'logo.png', { type: 'image/png' }));
  expect(await screen.findByText('This isn’t a picture.')).toBeVisible();
});

const kept: MailSettings = {
  source: 'COMPANY',
  version: 2,
  server: {
    host: 'mail.harborpine.example',
    port: 587,
    security: 'STARTTLS',
    userName: 'loanroom',
    passwordSet: true,
    fromAddress: 'loans@harborpine.example',
    fromName: 'Harbor & Pine',
  },
};

function showMail(settings: MailSettings, handlers: Parameters<typeof serveCalls>[0] = {}) {
  const calls = serveCalls({ 'GET /v1/company/mail-server': settings, ...handlers });
  renderAt('/settings/company', () => (
    <>
      <MailSetting />
      <Toaster />
    </>
  ));
  return calls;
}

test('saves a change without the password directly, and asks before replacing it', async () => {
  const user = userEvent.setup();
  const calls = showMail(kept, { 'PUT /v1/company/mail-server': kept });
  const name = await screen.findByLabelText('From name');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  await user.clear(name);
  await user.type(name, 'Harbor');
  await user.click(screen.getByRole('button', { name: 'Save mail server' }));
  const put = () => calls.filter(({ method }) => method === 'PUT');
  await vi.waitFor(() =>
    expect(put()[0]?.body).toMatchObject({ version: 2, server: { fromName: 'Harbor', mailPassword: '' } }),
  );
  await user.type(screen.getByLabelText('Password'), 'secret');
  await user.click(screen.getByRole('button', { name: 'Save mail server' }));
  const asked = await screen.findByRole('alertdialog', { name: 'Replace the mail server?' });
  expect(put()).toHaveLength(1);
  await user.click(within(asked).getByRole('button', { name: 'Replace server' }));
  await vi.waitFor(() => expect(put()[1]?.body).toMatchObject({ server: { mailPassword: 'secret' } }));
});

test('reports the error of a test message and of a wrong field', async () => {
  const user = userEvent.setup();
  const wrong = refusal(422, { message: 'No.', violations: [{ field: 'host', code: 'x', message: 'Enter a name' }] });
  const answers = [Response.json({ sent: false, said: 'The server refused the login.' }), wrong];
  showMail(kept, { 'POST /v1/company/mail-server/test': () => answers.shift() ?? null });
  await user.click(await screen.findByRole('button', { name: 'Send a test message to yourself' }));
  expect(await screen.findByText('The server refused the login.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Send a test message to yourself' }));
  expect(await screen.findByText('Enter a name')).toBeVisible();
  await user.selectOptions(screen.getByLabelText('Security'), 'TLS');
  expect(screen.getByLabelText('Port')).toHaveValue('465');
});

test('lets the user test settings from the environment, but not change them', async () => {
  const user = userEvent.setup();
  showMail(
    { source: 'ENVIRONMENT', server: null, version: 0 },
    { 'POST /v1/company/mail-server/test': { sent: true, said: 'The mail server took it.' } },
  );
  await user.click(await screen.findByRole('button', { name: 'Send a test message to yourself' }));
  expect(await screen.findByText('The mail server took it.')).toBeVisible();
  expect(screen.queryByLabelText('Server')).toBeNull();
});
