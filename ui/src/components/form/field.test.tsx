import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Field } from './field';
import { Input } from './input';

const show = (text: string, extra: { error?: string; hint?: string } = {}) =>
  render(
    <Field label="First name" limit={{ field: 'givenName', text }} {...extra}>
      {(control) => <Input {...control} value={text} readOnly />}
    </Field>,
  );

test('shows only the hint far below the limit', () => {
  show('Lucia', { hint: 'As on the licence.' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('As on the licence.');
});

test('shows the remaining characters near the limit', () => {
  show('x'.repeat(99), { hint: 'As on the licence.' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('99 of 100 characters');
  expect(screen.getByRole('textbox')).toBeValid();
});

test('shows the rule’s message beyond the limit, and doesn’t cut pasted text', () => {
  show('x'.repeat(912));
  const field = screen.getByRole('textbox');
  expect(field).toHaveAccessibleDescription('First name can have up to 100 characters; it has 912 now');
  expect(field).toBeInvalid();
  expect(field).toHaveValue('x'.repeat(912));
});

test('shows an error passed by the form first', () => {
  show('x'.repeat(912), { error: 'Choose another name' });
  expect(screen.getByRole('textbox')).toHaveAccessibleDescription('Choose another name');
});
