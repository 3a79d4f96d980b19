// The repository's files, for tests about them.

import { existsSync, readFileSync } from 'node:fs';
import { at } from '../paths.mjs';
import { ask } from '../run.mjs';

/** Every file of the repository, committed or about to be. */
export const files = ask('git', 'ls-files', '-co', '--exclude-standard')
  .split('\n')
  .filter((file) => existsSync(at(file)));

export const read = (file) => readFileSync(at(file), 'utf8');

/** Without a Rust file's unit tests, which stand at its end. */
export const withoutUnitTests = (text) => text.split(/^#\[cfg\(test\)\]$/m)[0];

/**
 * What differs between what is there and a list that may only shrink: too much of one kind, or less than the list
 * says, which then has to be lowered. Both are `{ name: number }`.
 */
export function beyond(found, listed, what) {
  const names = [...new Set([...Object.keys(found), ...Object.keys(listed)])].sort();
  return names.flatMap((name) => {
    const [now, most] = [found[name] ?? 0, listed[name] ?? 0];
    if (now > most) return `${name}: ${now} ${what}, ${most} allowed`;
    return now < most ? `${name}: only ${now} ${what} now: lower its number in the list from ${most}` : [];
  });
}
