import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fieldBegun, isFirstSightShown, useTakeItsPlace, useTypedBefore } from './first-sight';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
  document.body.innerHTML = `
    <div id="first-sight"><h1>Sign in</h1><p>To go on</p><input name="email"></div><div id="root"></div>`;
});
afterEach(() => {
  vi.useRealTimers();
  document.body.innerHTML = '';
});

function Place({ says }: { says: string }) {
  const [typed, setTyped] = useState('');
  useTakeItsPlace();
  useTypedBefore((field, value) => setTyped(`${field}: ${value}`));
  return (
    <>
      <h1>Sign in</h1>
      <span>{says}</span>
      <output>{typed}</output>
    </>
  );
}

const shown = (says: string) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('There is no root.');
  return render(<Place says={says} />, { container: root });
};

test('it stays until everything in it stands in the application', () => {
  const { rerender } = shown('Loading');
  act(() => vi.advanceTimersByTime(100));
  expect(isFirstSightShown()).toBe(true);
  rerender(<Place says="To go on" />);
  act(() => vi.advanceTimersByTime(100));
  expect(isFirstSightShown()).toBe(false);
});

test('nobody waits for words that don’t come', () => {
  shown('Something else');
  act(() => vi.advanceTimersByTime(1_400));
  expect(isFirstSightShown()).toBe(true);
  act(() => vi.advanceTimersByTime(200));
  expect(isFirstSightShown()).toBe(false);
});

test('what was typed until then goes on, and where', () => {
  const field = document.querySelector('input');
  field?.focus();
  expect(fieldBegun()).toBe('email');
  const { rerender } = shown('Loading');
  if (field) field.value = 'lucia@mail.example';
  rerender(<Place says="To go on" />);
  act(() => vi.advanceTimersByTime(100));
  expect(screen.getByText('email: lucia@mail.example')).toBeInTheDocument();
  expect(fieldBegun()).toBeUndefined();
});
