import { useMutation } from '@tanstack/react-query';
import { Suspense, lazy, useRef, useState, type FormEvent } from 'react';
import type { CurrentUser } from '@/api/models';
import { Problem, secondSteps, messageFor } from '@/api/problem';
import { Field } from '@/components/form/field';
import { Input } from '@/components/form/input';
import { Button } from '@/components/ui/button';
import { rule } from '@/rules/rule';
import { type SecondStepTaken, signIn } from '../api';
import { PasskeyEntry } from '../passkeys/passkey-entry';
import { PasswordInput } from './password-input';
import { SignInLinkOffer } from './sign-in-link-offer';

const CodeStep = lazy(async () => {
  // The format of a code is one of the rules about people.
  const part = await import('../second-step/code-step');
  return { default: part.CodeStep };
});

/** Returns what the server asks for after the correct password, if anything. */
const requiredSteps = (error: unknown) =>
  error instanceof Problem && secondSteps.has(error.code) ? error.code : undefined;

/** Whether sign-in is throttled after too many wrong passwords, entered by any person. */
const isSlowed = (error: unknown) => error instanceof Problem && error.status === 429;

interface SignInFormProps {
  /** Filled in if it is known who should sign in. */
  emailAddress?: string;
  onSignedIn: (user: CurrentUser) => void;
}

/**
 * The address and password, then the second step if there is one. The address is validated when the field loses focus;
 * typed text always stays.
 */
export function SignInForm({ emailAddress: known = '', onSignedIn }: SignInFormProps) {
  const [email, setEmail] = useState(known);
  const [password, setPassword] = useState('');
  const [emailLeft, setEmailLeft] = useState(false);
  const [passwordAsked, setPasswordAsked] = useState(false);
  const emailField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const verdict = rule('checkSignInEmail', { emailAddress: email });
  const emailError = verdict.violations[0]?.message;
  const [asked, setAsked] = useState<string>();
  const entering = useMutation({
    mutationFn: (taken: SecondStepTaken | undefined) => signIn(verdict.emailAddress, password, taken),
    onSuccess: onSignedIn,
    onError: (error) => setAsked((before) => requiredSteps(error) ?? before),
  });

  function submitForm(event: FormEvent): void {
    event.preventDefault();
    setEmailLeft(true);
    setPasswordAsked(true);
    if (emailError) emailField.current?.focus();
    else if (password === '') passwordField.current?.focus();
    else entering.mutate(undefined, { onError: () => passwordField.current?.select() });
  }

  if (asked) {
    return (
      <Suspense fallback={null}>
        <CodeStep
          asked={asked}
          problem={requiredSteps(entering.error) ? null : entering.error}
          busy={entering.isPending}
          onTaken={(taken) => entering.mutate(taken)}
          onBack={() => {
            entering.reset();
            setAsked(undefined);
          }}
        />
      </Suspense>
    );
  }
  return (
    <>
      <form noValidate onSubmit={submitForm} className="grid gap-4">
        {entering.isError && (
          <p role="alert" className="rounded-md bg-bad-soft px-3 py-2.5 text-bad">
            {messageFor(entering.error)}
          </p>
        )}
        {isSlowed(entering.error) && <SignInLinkOffer emailAddress={verdict.emailAddress} />}
        <Field label="Email" error={emailLeft ? emailError : undefined}>
          {(control) => (
            <Input
              {...control}
              ref={emailField}
              className="h-11 text-base"
              type="email"
              name="email"
              autoComplete="username webauthn"
              autoFocus={known === ''}
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              onBlur={() => setEmailLeft(email !== '')}
            />
          )}
        </Field>
        <Field label="Password" error={passwordAsked && password === '' ? 'Enter your password' : undefined}>
          {(control) => (
            <PasswordInput
              control={control}
              field={passwordField}
              value={password}
              onChange={setPassword}
              autoFocus={known !== ''}
            />
          )}
        </Field>
        <Button type="submit" look="primary" size="lg" busy={entering.isPending}>
          {entering.isPending ? 'Signing in…' : 'Sign in'}
        </Button>
      </form>
      <PasskeyEntry onSignedIn={onSignedIn} />
    </>
  );
}
