// The rules by name, with the vectors that their inputs are bred from.

import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';

const headingOrRow = /^\s*(?:\["(\w+)"\]|(\w+)\.(\w+) as (\w+) -> )/gm;

/** Every rule: `{ name, jsName, module, vectors }`, in the order of the table. */
export const rules = () => rulesOf('shared-rules/src/table.rs');

/** Every rule that looks into a file, which is base64 in the field `file` of its inputs. */
export const fileRules = () => rulesOf('shared-rules/src/byte_table.rs', 'documents');

function rulesOf(file, module) {
  const table = readFileSync(at(file), 'utf8');
  return [...table.matchAll(headingOrRow)].flatMap(([, heading, domain, rule, jsName]) => {
    if (heading) {
      module = heading;
      return [];
    }
    const vectors = JSON.parse(readFileSync(at('shared-rules/vectors', domain, `${rule}.json`), 'utf8'));
    return { name: `${domain}.${rule}`, jsName, module, vectors };
  });
}
