import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { CurrentUser } from '@/api/models';
import { TooltipProvider } from '@/components/floating/tooltip';
import { SignInForm } from './components/sign-in-form';

function show() {
  const onSignedIn = vi.fn<(user: CurrentUser) => void>();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <TooltipProvider>
        <SignInForm onSignedIn={onSignedIn} />
      </TooltipProvider>
    </QueryClientProvider>,
  );
  return {
    onSignedIn,
    person: userEvent.setup(),
    email: screen.getByLabelText<HTMLInputElement>('Email'),
    password: screen.getByLabelText<HTMLInputElement>('Password'),
    button: screen.getByRole('button', { name: 'Sign in' }),
  };
}

test('validates the address on blur without a call', async () => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  vi.stubGlobal('fetch', fetch);
  const { person, email, button } = show();
  await person.type(email, 'dana@harborpine');
  expect(email).not.toBeInvalid();
  await person.tab();
  expect(email).toBeInvalid();
  expect(email).toHaveAccessibleDescription('Invalid email address');
  await person.click(button);
  expect(email).toHaveFocus();
  expect(fetch).not.toHaveBeenCalled();
});

test('shows errors at both empty fields', async () => {
  const { person, email, password, button } = show();
  await person.click(button);
  expect(email).toHaveAccessibleDescription('Email is required');
  expect(password).toHaveAccessibleDescription('Enter your password');
});

test('keeps and selects a wrong password', async () => {
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      Response.json({ code: 'sign-in-failed', message: 'Email or password is incorrect' }, { status: 401 }),
    ),
  );
  const { person, email, password, button, onSignedIn } = show();
  await person.type(email, 'dana@harborpine.example');
  await person.type(password, 'nope');
  await person.click(button);
  expect(await screen.findByRole('alert')).toHaveTextContent('Email or password is incorrect');
  expect(email).toHaveValue('dana@harborpine.example');
  expect(password).toHaveValue('nope');
  expect(onSignedIn).not.toHaveBeenCalled();
});

test('trims the address', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.json());
    return Response.json({ id: 'u1', givenName: 'Dana' });
  });
  const { person, email, password, onSignedIn } = show();
  await person.type(email, '  dana@harborpine.example ');
  await person.type(password, 'loanroom-demo{Enter}');
  await vi.waitFor(() => expect(onSignedIn).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ emailAddress: 'dana@harborpine.example', password: 'loanroom-demo' }]);
});

test('offers a sign-in link by email after too many attempts', async () => {
  const sent: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    if (!request.url.endsWith('/link'))
      return Response.json({ code: 'too-many-attempts', message: 'Too many tries. Wait a minute.' }, { status: 429 });
    sent.push(await request.json());
    return new Response(null, { status: 204 });
  });
  const { person, email, password } = show();
  await person.type(email, 'Dana@HarborPine.example');
  await person.type(password, 'loanroom-demo{Enter}');
  const offer = await screen.findByRole('button', { name: 'Send me a sign-in link' });
  expect(sent).toEqual([]);
  await person.click(offer);
  expect(await screen.findByRole('status')).toHaveTextContent('an email with a sign-in link');
  expect(sent).toHaveLength(1);
});
