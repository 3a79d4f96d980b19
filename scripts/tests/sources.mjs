// The repository's files, for tests about them.

import { existsSync, readFileSync } from 'node:fs';
import { at } from '../paths.mjs';
import { outputOf } from '../run.mjs';

/** Every file of the repository, tracked or new. */
export const files = outputOf('git', 'ls-files', '-co', '--exclude-standard')
  .split('\n')
  .filter((file) => existsSync(at(file)));

export const read = (file) => readFileSync(at(file), 'utf8');

/** The text without the unit tests at the end of a Rust file. */
export const withoutUnitTests = (text) => text.split(/^#\[cfg\(test\)\]$/m)[0];

/**
 * The differences between found numbers and a list of limits that may only shrink: numbers above their limit, and limits
 * that have to be lowered. Both are `{ name: number }`.
 */
export function beyond(found, listed, what) {
  const names = [...new Set([...Object.keys(found), ...Object.keys(listed)])].sort();
  return names.flatMap((name) => {
    const [now, most] = [found[name] ?? 0, listed[name] ?? 0];
    if (now > most) return `${name}: ${now} ${what}, ${most} allowed`;
    return now < most ? `${name}: only ${now} ${what} now: lower its number in the list from ${most}` : [];
  });
}
