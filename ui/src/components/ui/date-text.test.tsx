import { render, screen } from '@testing-library/react';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DateText } from './date-text';

test('uses proportional figures for a date, because tabular ones widen hyphens', () => {
  render(
    <p className="tabular-nums">
      <DateText at="2026-03-02T17:00:00Z" />
    </p>,
  );
  const date = screen.getByText('03-02-2026');
  expect(date).toHaveClass('normal-nums');
  expect(date).toHaveAttribute('dateTime', '2026-03-02T17:00:00Z');
});

test('never sets tabular figures on a date', () => {
  const source = join(import.meta.dirname, '../..');
  const screens = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => name.endsWith('.tsx') && !name.includes('.test.'),
  );
  const wide = screens.filter((name) => /<time[^>]*tabular-nums/.test(readFileSync(join(source, name), 'utf8')));
  expect(wide).toEqual([]);
});
