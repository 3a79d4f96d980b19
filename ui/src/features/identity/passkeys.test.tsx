import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CurrentUser, SecondStep } from '@/api/models';
import { TooltipProvider } from '@/components/floating/tooltip';
import { refusal, serveCalls } from '@/test/server';
import { SignInForm } from './components/sign-in-form';
import { SecondStepSection } from './second-step/second-step-section';

const bytes = (text: string) => new TextEncoder().encode(text).buffer;

class Attestation {
  attestationObject = bytes('object');
  clientDataJSON = bytes('{}');
  getTransports = () => ['internal'];
}

class Assertion {
  authenticatorData = bytes('data');
  clientDataJSON = bytes('{}');
  signature = bytes('signed?>');
  userHandle = bytes('user');
}

class Made {
  id = 'a2V5';
  rawId = bytes('key');
  type = 'public-key';
  constructor(readonly response: object) {}
}

const device = {
  create: vi.fn<(asked: object) => Promise<unknown>>(),
  get: vi.fn<(asked: CredentialRequestOptions) => Promise<unknown>>(),
};

beforeEach(() => {
  vi.stubGlobal('PublicKeyCredential', Made);
  vi.stubGlobal('AuthenticatorAttestationResponse', Attestation);
  vi.stubGlobal('AuthenticatorAssertionResponse', Assertion);
  Object.defineProperty(navigator, 'credentials', { value: device, configurable: true });
  device.create.mockReset().mockResolvedValue(new Made(new Attestation()));
  device.get.mockReset().mockResolvedValue(new Made(new Assertion()));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Made, 'isConditionalMediationAvailable');
  Reflect.deleteProperty(navigator, 'credentials');
});

function show(part: ReactNode) {
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <TooltipProvider>{part}</TooltipProvider>
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

const key = { id: 'p1', name: 'My phone', createdAt: '2026-11-20T09:00:00Z', lastUsedAt: null };
const onlyPassword = { appCode: false, recoveryCode: false, passkey: false };
const off: SecondStep = {
  onSince: null,
  passkeys: [],
  recoveryCodesLeft: 0,
  required: false,
  freshProof: onlyPassword,
};
const freshProof = { ...onlyPassword, recoveryCode: true, passkey: true };
const on: SecondStep = { ...off, passkeys: [key], recoveryCodesLeft: 10, freshProof };
const wrongCode = refusal(422, {
  code: 'invalid',
  message: 'Wrong.',
  violations: [{ field: 'code', code: 'second-step-wrong', message: 'This code is wrong' }],
});
const challenge = { ceremony: 'sealed', options: { challenge: 'Pz8_', rpId: 'localhost', allowCredentials: [] } };
const making = {
  ceremony: 'sealed',
  options: {
    challenge: 'Pz8_',
    rp: { id: 'localhost', name: 'Loanroom' },
    user: { id: 'dXNlcg', name: 'dana', displayName: 'Dana' },
    excludeCredentials: [{ type: 'public-key', id: 'a2V5' }],
  },
};

test('signs in with a passkey alone, and explains the browser’s refusals', async () => {
  const onSignedIn = vi.fn<(user: CurrentUser) => void>();
  const calls = serveCalls({
    'POST /v1/session/passkey/challenge': challenge,
    'POST /v1/session/passkey': { id: 'dana' },
  });
  const person = show(<SignInForm onSignedIn={onSignedIn} />);
  const button = screen.getByRole('button', { name: 'Sign in with a passkey' });
  for (const [name, words] of [
    ['NotAllowedError', /canceled or timed out/],
    ['SecurityError', /don’t work at this address/],
  ] as const) {
    device.get.mockRejectedValueOnce(new DOMException('', name));
    await person.click(button);
    expect(await screen.findByText(words)).toBeInTheDocument();
  }
  await person.click(button);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(device.get.mock.lastCall?.[0]).toEqual({
    publicKey: { challenge: new TextEncoder().encode('???'), rpId: 'localhost', allowCredentials: [] },
  });
  expect(calls.at(-1)?.body).toEqual({
    ceremony: 'sealed',
    credential: {
      id: 'a2V5',
      rawId: 'a2V5',
      type: 'public-key',
      response: { authenticatorData: 'ZGF0YQ', clientDataJSON: 'e30', signature: 'c2lnbmVkPz4', userHandle: 'dXNlcg' },
    },
  });
});

test('signs in with a passkey from autofill, unless the button is pressed', async () => {
  vi.stubGlobal('PublicKeyCredential', Object.assign(Made, { isConditionalMediationAvailable: async () => true }));
  const onSignedIn = vi.fn<(user: CurrentUser) => void>();
  let known = false;
  serveCalls({
    'POST /v1/session/passkey/challenge': challenge,
    'POST /v1/session/passkey': () =>
      known ? { id: 'dana' } : refusal(422, { code: 'invalid', message: 'This passkey doesn’t let you in' }),
  });
  const waiting: { signal: AbortSignal | undefined; choose: (chosen: unknown) => void }[] = [];
  device.get.mockImplementation(async ({ mediation, signal }) => {
    if (mediation !== 'conditional') throw new DOMException('', 'NotAllowedError');
    return new Promise((choose, refuse) => {
      waiting.push({ signal, choose });
      signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError')));
    });
  });
  const old = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(old.signal);
  const person = show(<SignInForm onSignedIn={onSignedIn} />);
  expect(screen.getByLabelText('Email')).toHaveAttribute('autocomplete', 'username webauthn');
  await vi.waitFor(() => expect(waiting).toHaveLength(1));

  // A challenge expires silently.
  old.abort();
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  const button = screen.getByRole('button', { name: 'Sign in with a passkey' });
  await person.click(button);
  expect(waiting[1]?.signal?.aborted).toBe(true);
  expect(await screen.findByText(/canceled or timed out/)).toBeInTheDocument();
  await vi.waitFor(() => expect(waiting).toHaveLength(3));

  waiting[2]?.choose(new Made(new Assertion()));
  expect(await screen.findByText(/doesn’t let you in/)).toBeInTheDocument();
  known = true;
  device.get.mockResolvedValueOnce(new Made(new Assertion()));
  await person.click(button);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(waiting).toHaveLength(3);
});

test('accepts a passkey or a recovery code after the password', async () => {
  const onSignedIn = vi.fn<(user: CurrentUser) => void>();
  const calls = serveCalls({
    'POST /v1/session/passkey/challenge': challenge,
    'POST /v1/session': ({ body }) =>
      (body as { passkey?: unknown }).passkey
        ? { id: 'dana' }
        : refusal(401, { code: 'passkey-asked', message: 'Use it' }),
  });
  const person = show(<SignInForm onSignedIn={onSignedIn} />);
  await person.type(screen.getByLabelText('Email'), 'dana@harborpine.example');
  await person.type(screen.getByLabelText('Password'), 'loanroom-demo{Enter}');
  const use = await screen.findByRole('button', { name: 'Use a passkey' });
  expect(use).toHaveFocus();
  expect(screen.getByLabelText('Recovery code')).toBeInTheDocument();
  device.get.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await person.click(use);
  expect(await screen.findByText(/canceled or timed out/)).toBeInTheDocument();
  await person.click(use);
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(calls.at(-1)?.body).toMatchObject({
    emailAddress: 'dana@harborpine.example',
    passkey: { ceremony: 'sealed' },
  });
});

test('adds a passkey with the password, renames it with undo, and removes it with a passkey or a code', async () => {
  let step = off;
  const calls = serveCalls({
    'POST /v1/session/passkey/challenge': challenge,
    'GET /v1/account/second-step': () => step,
    'POST /v1/account/passkeys/challenge': making,
    'POST /v1/account/passkeys': () => {
      step = on;
      return { codes: ['ABCD-EFGH-2345'] };
    },
    'PUT /v1/account/passkeys/p1': null,
    'POST /v1/account/passkeys/p1/end': ({ body }) => {
      if ((body as { code?: string }).code) return wrongCode;
      step = off;
      return null;
    },
  });
  const person = show(<SecondStepSection />);
  await person.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await person.type(screen.getByLabelText('Name'), 'My phone');
  device.create.mockRejectedValueOnce(new DOMException('', 'InvalidStateError'));
  await person.type(screen.getByLabelText('Your password'), 'loanroom-demo{Enter}');
  expect(await screen.findByText(/already has a passkey for your account/)).toBeInTheDocument();
  expect(screen.getByLabelText('Name')).toHaveValue('My phone');
  await person.click(screen.getByRole('button', { name: 'Add passkey' }));
  expect(await screen.findByText('ABCD-EFGH-2345')).toBeInTheDocument();
  const asked = device.create.mock.lastCall?.[0];
  expect(asked).toMatchObject({
    publicKey: {
      rp: { id: 'localhost' },
      user: { id: new TextEncoder().encode('user') },
      excludeCredentials: [{ id: new TextEncoder().encode('key') }],
    },
  });
  await person.click(screen.getByRole('button', { name: 'I’ve saved them' }));
  await person.click(await screen.findByRole('button', { name: 'Rename My phone' }));
  await person.clear(screen.getByLabelText('Name'));
  await person.keyboard('{Enter}');
  expect(screen.getByLabelText('Name')).toBeInvalid();
  await person.type(screen.getByLabelText('Name'), 'Old phone{Enter}');
  await vi.waitFor(() =>
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ passkeyName: 'Old phone' }),
  );
  await person.click(await screen.findByRole('button', { name: 'Remove My phone' }));
  expect(screen.getByText(/your password alone will be enough/)).toBeInTheDocument();
  await person.type(screen.getByLabelText('Your password'), 'loanroom-demo');
  expect(screen.queryByLabelText('Recovery code')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Can’t use your passkey? Enter a code' }));
  await person.type(screen.getByLabelText('Recovery code'), 'ABCD{Enter}');
  expect(screen.getByLabelText('Recovery code')).toBeInvalid();
  await person.type(screen.getByLabelText('Recovery code'), '-EFGH-2345{Enter}');
  expect(await screen.findByText('This code is wrong')).toBeInTheDocument();
  expect(device.get).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Use a passkey instead' }));
  expect(screen.getByText(/your browser will ask for one of your passkeys/)).toBeInTheDocument();
  await person.click(screen.getByRole('button', { name: 'Remove passkey' }));
  expect(await screen.findByRole('button', { name: 'Turn on two-step sign-in' })).toBeInTheDocument();
  expect(calls.findLast(({ method, path }) => method === 'POST' && path.endsWith('/end'))?.body).toMatchObject({
    currentPassword: 'loanroom-demo',
    passkey: { ceremony: 'sealed' },
  });
});
