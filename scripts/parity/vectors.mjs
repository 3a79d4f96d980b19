// The rules by name, with the vectors that their inputs are bred from.

import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';

const row = /^\s*(\w+)\.(\w+) as (\w+) -> /gm;

/** Every rule: `{ name, jsName, vectors }`, in the order of the table. */
export function rules() {
  const table = readFileSync(at('shared-rules/src/table.rs'), 'utf8');
  return [...table.matchAll(row)].map(([, domain, rule, jsName]) => ({
    name: `${domain}.${rule}`,
    jsName,
    vectors: JSON.parse(readFileSync(at('shared-rules/vectors', domain, `${rule}.json`), 'utf8')),
  }));
}
