import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rule } from '@/rules/rule';
import { Input, searchLength } from './input';

test('accepts search text up to the server’s limit', async () => {
  render(<Input type="search" aria-label="Find" />);
  await userEvent.click(screen.getByRole('searchbox'));
  await userEvent.paste('x'.repeat(1_000));
  const typed = screen.getByRole<HTMLInputElement>('searchbox').value;
  expect(typed).toHaveLength(searchLength());
  expect(rule('textRoom', { field: 'query', text: typed }).violation).toBeNull();
  expect(rule('textRoom', { field: 'q', text: typed }).violation).toBeNull();
});

test('every search of the application uses the search field', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!test)\.tsx$/.test(name),
  );
  const own = sources.filter((name) => /<input[^>]*type="search"/s.test(readFileSync(join('src', name), 'utf8')));
  expect(own).toEqual([]);
});
