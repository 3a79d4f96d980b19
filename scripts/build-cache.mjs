// Skips a build whose inputs are unchanged: a stamp next to the output holds a hash of the inputs.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { at, root } from './paths.mjs';

const ignoredNames = new Set(['node_modules', 'target', 'dist', 'pkg', 'pkg-documents', 'test-results']);

function* filesBelow(path) {
  if (!existsSync(path)) return;
  if (statSync(path).isFile()) {
    yield path;
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!ignoredNames.has(entry.name)) yield* filesBelow(join(path, entry.name));
  }
}

/** A hash over the names and contents of all files below the given paths. */
export function fingerprint(paths) {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesBelow(at(path))) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Whether the build ran for exactly these inputs, according to `stamp`. */
export const isFresh = (stamp, inputs, now = fingerprint(inputs)) => existsSync(at(stamp)) && readFileSync(at(stamp), 'utf8') === now;

/** Runs `build` unless it ran for exactly these inputs, according to `stamp`. Returns whether it ran. */
export async function buildIfChanged(stamp, inputs, build) {
  const now = fingerprint(inputs);
  if (isFresh(stamp, inputs, now)) return false;
  await build();
  writeFileSync(at(stamp), now);
  return true;
}
