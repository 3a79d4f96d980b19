import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LinkedText } from './linked-text';

test('links web addresses and leaves other text plain', () => {
  const text = 'Sign in at https://irs.example/transcripts?year=2025, or see (http://help.example/w2).\nThen print it.';
  const { container } = render(<LinkedText text={text} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://irs.example/transcripts?year=2025',
    'http://help.example/w2',
  ]);
  for (const link of links) expect(link.getAttribute('rel')).toBe('noopener noreferrer');
  expect(container.textContent).toBe(text);
});

test.each(['javascript:alert(1)', 'data:text/html,<b>x</b>', '<a href="//evil.example">x</a>', 'mailto:a@b.example'])(
  '%s is no link',
  (text) => {
    const { container } = render(<LinkedText text={text} />);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container.textContent).toBe(text);
  },
);
