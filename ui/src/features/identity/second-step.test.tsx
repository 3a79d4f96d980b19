import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import type { CurrentUser, SecondStep } from '@/api/models';
import { TooltipProvider } from '@/components/floating/tooltip';
import { refusal, serveCalls } from '@/test/server';
import { SignInForm } from './components/sign-in-form';
import { SecondStepSection } from './second-step/second-step-section';

const onlyPassword = { appCode: false, recoveryCode: false, passkey: false };
const off: SecondStep = {
  onSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  required: false,
  freshProof: onlyPassword,
};
const on: SecondStep = {
  ...off,
  onSince: '2026-11-20T09:00:00Z',
  recoveryCodesLeft: 7,
  freshProof: { appCode: true, recoveryCode: true, passkey: false },
};
const begun = { secret: 'GEZDGNBVGY3TQOJQ', address: 'otpauth://totp/Loanroom:dana', picture: '<svg/>' };
const codes = ['ABCD-EFGH-2345', 'JKLM-NPQR-6789'];

function show(part: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TooltipProvider>{part}</TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const wrong = refusal(422, {
  code: 'invalid',
  message: 'Wrong.',
  violations: [{ field: 'code', code: 'second-step-wrong', message: 'This code is wrong' }],
});

test('asks for the code of the second step and sends it with the typed password', async () => {
  const onSignedIn = vi.fn<(user: CurrentUser) => void>();
  const asked = refusal(401, { code: 'second-step-asked', message: 'Enter the code' });
  const calls = serveCalls({
    'POST /v1/session': ({ body }) => {
      const { code } = body as { code?: string };
      if (!code) return asked;
      return code === '123456' ? { id: 'dana' } : wrong;
    },
  });
  const person = show(<SignInForm onSignedIn={onSignedIn} />);
  await person.type(screen.getByLabelText('Email'), 'dana@harborpine.example');
  await person.type(screen.getByLabelText('Password'), 'loanroom-demo{Enter}');
  const field = await screen.findByLabelText('Code');
  expect(field).toHaveFocus();
  expect(field).toHaveAttribute('autocomplete', 'one-time-code');
  expect(field).toHaveAttribute('inputmode', 'numeric');
  await person.type(field, '12345{Enter}');
  expect(field).toBeInvalid();
  expect(calls).toHaveLength(1);
  await person.type(field, '7{Enter}');
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription('This code is wrong'));
  await person.clear(field);
  await person.type(field, '123456');
  expect(field).toBeValid();
  await person.keyboard('{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.body).toEqual({
    emailAddress: 'dana@harborpine.example',
    password: 'loanroom-demo',
    code: '123456',
  });
});

test('has a separate field for a recovery code, and keeps the address on going back', async () => {
  serveCalls({ 'POST /v1/session': refusal(401, { code: 'second-step-asked', message: 'Enter the code' }) });
  const person = show(<SignInForm onSignedIn={() => undefined} />);
  await person.type(screen.getByLabelText('Email'), 'dana@harborpine.example');
  await person.type(screen.getByLabelText('Password'), 'loanroom-demo{Enter}');
  await person.click(await screen.findByRole('button', { name: /Use a recovery code/ }));
  expect(screen.getByLabelText('Recovery code')).toHaveFocus();
  await person.click(screen.getByRole('button', { name: 'Back' }));
  expect(screen.getByLabelText('Email')).toHaveValue('dana@harborpine.example');
});

test('turns on two-step sign-in: password, app, first code, recovery codes', async () => {
  const calls = serveCalls({
    'GET /v1/account/second-step': off,
    'POST /v1/account/second-step': begun,
    'PUT /v1/account/second-step': ({ body }) => ((body as { code: string }).code === '123456' ? { codes } : wrong),
  });
  const person = show(<SecondStepSection />);
  await person.click(await screen.findByRole('button', { name: 'Turn on two-step sign-in' }));
  await person.type(screen.getByLabelText('Your password'), 'loanroom-demo{Enter}');
  expect(await screen.findByText('GEZD GNBV GY3T QOJQ')).toBeInTheDocument();
  const field = screen.getByLabelText('Code');
  await person.type(field, '654321{Enter}');
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription('This code is wrong'));
  await person.clear(field);
  await person.type(field, '123456{Enter}');
  expect(await screen.findByText('JKLM-NPQR-6789')).toBeInTheDocument();
  const asked = calls.filter(({ method }) => method === 'GET').length;
  await person.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  await vi.waitFor(() => expect(calls.filter(({ method }) => method === 'GET').length).toBeGreaterThan(asked));
  expect(screen.queryByText('JKLM-NPQR-6789')).toBeNull();
});

test('turns it off with password and code, unless the company requires it', async () => {
  const calls = serveCalls({ 'GET /v1/account/second-step': on, 'POST /v1/account/second-step/end': null });
  const person = show(<SecondStepSection />);
  expect(await screen.findByText('7 of 10 recovery codes left')).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Turn off' }));
  await person.type(screen.getByLabelText('Your password'), 'loanroom-demo');
  await person.type(screen.getByLabelText('Code'), '123456{Enter}');
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      currentPassword: 'loanroom-demo',
      code: '123456',
    }),
  );
});

test('explains why it can’t be turned off while the company requires it', async () => {
  serveCalls({ 'GET /v1/account/second-step': { ...on, required: true } });
  show(<SecondStepSection />);
  expect(await screen.findByText(/so you can’t turn it off/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull();
});

test('requires an app code for new recovery codes, and names what is missing', async () => {
  const missing = refusal(422, {
    code: 'invalid',
    message: 'Enter the code',
    violations: [{ field: 'code', code: 'second-step-asked', message: 'Enter the code of your app' }],
  });
  const calls = serveCalls({
    'GET /v1/account/second-step': on,
    'POST /v1/account/second-step/recovery-codes': ({ body }) =>
      (body as { code?: string }).code === '123456' ? { codes } : missing,
  });
  const person = show(<SecondStepSection />);
  await person.click(await screen.findByRole('button', { name: 'New recovery codes' }));
  await person.type(screen.getByLabelText('Your password'), 'loanroom-demo{Enter}');
  const field = screen.getByLabelText('Code');
  await vi.waitFor(() => expect(field).toHaveAccessibleDescription('Enter the code of your app'));
  await person.type(field, '123456{Enter}');
  expect(await screen.findByText('ABCD-EFGH-2345')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ currentPassword: 'loanroom-demo', code: '123456' });
});
