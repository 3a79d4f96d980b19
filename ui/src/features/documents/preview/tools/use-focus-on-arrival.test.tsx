import { render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { expect, test } from 'vitest';
import { useFocusOnArrival } from './use-focus-on-arrival';

function Page({ arrived }: { arrived: boolean }) {
  const area = useRef<HTMLDivElement>(null);
  useFocusOnArrival(area, arrived);
  return (
    <>
      <button type="button">Accept</button>
      <div role="menu">
        <button type="button" role="menuitem">
          Versions
        </button>
      </div>
      <aside>
        <h2 tabIndex={-1}>Versions</h2>
      </aside>
      <input aria-label="Password" />
      <div ref={area} role="document" tabIndex={-1} />
    </>
  );
}

test.each([
  ['button', 'Accept', true],
  ['menuitem', 'Versions', false],
  ['heading', 'Versions', false],
  ['textbox', 'Password', false],
])('what arrives takes the focus from a %s: %s', (role, name, takes) => {
  const { rerender } = render(<Page arrived={false} />);
  const before = screen.getByRole(role, { name });
  before.focus();
  rerender(<Page arrived />);
  expect(document.activeElement).toBe(takes ? screen.getByRole('document') : before);
});
