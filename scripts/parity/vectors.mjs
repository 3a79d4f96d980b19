// The rules by name, with the vectors that their inputs are bred from.

import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';

const headingOrRow = /^\s*(?:\["(\w+)"\]|(\w+)\.(\w+) as (\w+) -> )/gm;

/** Every rule: `{ name, jsName, module, vectors }`, in the order of the table. */
export function rules() {
  const table = readFileSync(at('shared-rules/src/table.rs'), 'utf8');
  let module;
  return [...table.matchAll(headingOrRow)].flatMap(([, heading, domain, rule, jsName]) => {
    if (heading) {
      module = heading;
      return [];
    }
    const vectors = JSON.parse(readFileSync(at('shared-rules/vectors', domain, `${rule}.json`), 'utf8'));
    return { name: `${domain}.${rule}`, jsName, module, vectors };
  });
}
