import { readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { MalformedInput } from './malformed-input';
import { rulesModule } from './load-rules';
import { type RuleName, rule } from './rule';

interface Vector {
  name: string;
  input: never;
  expected: unknown;
}

const folder = resolve(import.meta.dirname, '../../../shared-rules/vectors');

const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .map((file) => ({
    file,
    js: basename(file, '.json').replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase()) as RuleName,
  }));

describe('the built rules match their vectors', () => {
  test('there are vectors', () => {
    expect(files.length).toBeGreaterThan(10);
  });

  test.each(files)('$file', ({ file, js }) => {
    // Rules that take the bytes of a file run in a separate worker.
    if (!(js in rulesModule())) return expect(file).toMatch(/^documents[\\/]/);
    const vectors = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Vector[];
    for (const { name, input, expected } of vectors) expect(rule(js, input), name).toEqual(expected);
  });
});

test('throws for an input of the wrong shape, with the rule and the reason', () => {
  expect(() => rule('sendMessageButton', { role: 'NOBODY', permissions: [] } as never)).toThrow(MalformedInput);
  expect(() => rule('sendMessageButton', { role: 'NOBODY', permissions: [] } as never)).toThrow(
    /sendMessageButton.*NOBODY/s,
  );
});

test('treats null as absent, as the server sends it', () => {
  const person = { givenName: null, familyName: null, emailAddress: 'a@b.example' };
  expect(rule('displayName', person)).toBe('a@b.example');
});
