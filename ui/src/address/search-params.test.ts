import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { insidePath, parseSearch, stringifySearch } from './query-string';
import { loansSearch, portalSearch } from './search-params';

describe('search parameters', () => {
  test('lists are written with commas and read back', () => {
    const search = { q: 'na li', status: ['CLOSING', 'HOLD'], sort: '-amount', p: 2 };
    const written = stringifySearch(search);
    expect(written).toBe('?q=na+li&status=CLOSING,HOLD&sort=-amount&p=2');
    expect(loansSearch(parseSearch(written))).toEqual(search);
  });

  test('omits absent, empty and false values', () => {
    expect(stringifySearch({ q: '', status: [], showHidden: false, p: undefined })).toBe('');
  });

  test('an unreadable value counts as absent, an unknown parameter is ignored', () => {
    expect(loansSearch(parseSearch('?p=-1&status=,,&colour=red'))).toEqual({});
    expect(loansSearch(parseSearch('?p=seven'))).toEqual({});
  });

  test('an id that looks like a number stays text', () => {
    expect(portalSearch(parseSearch('?needsListLoanId=42'))).toEqual({ needsListLoanId: '42' });
  });
});

describe('the path after signing in', () => {
  test.each(['/', '/loans?q=x', '/loans/1/needs-list'])('%s is inside', (path) => {
    expect(insidePath(path)).toBe(path);
  });

  test.each([
    undefined,
    '',
    'loans',
    '//evil.example',
    '/\\evil.example',
    'https://evil.example',
    '/sign-in?returnTo=/',
    '/second-step?returnTo=/',
  ])('%s is refused', (path) => {
    expect(insidePath(path)).toBeUndefined();
  });

  type Vector = { name: string; input: { address: string; origin?: string }; expected: string | null };
  const vectors = join(import.meta.dirname, '../../../shared-rules/vectors/messaging/own_path.json');
  const paths = (JSON.parse(readFileSync(vectors, 'utf8')) as Vector[]).filter(
    ({ input }) => !input.address.includes('loans.example/') && !input.address.startsWith('/sign-in'),
  );

  test.each(paths)('matches the rule: $name', ({ input, expected }) => {
    const read = expected === null ? undefined : new URL(expected, location.origin);
    expect(insidePath(input.address)).toBe(read?.href.slice(location.origin.length));
  });
});
