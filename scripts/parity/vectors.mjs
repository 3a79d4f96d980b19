// The rules by name, with the vectors from which inputs are generated.

import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';
import { tableOfRules } from '../rule-table.mjs';

const withVectors = ({ domain, rule, jsName, module }) => {
  const vectors = JSON.parse(readFileSync(at('shared-rules/vectors', domain, `${rule}.json`), 'utf8'));
  return { name: `${domain}.${rule}`, jsName, module, vectors };
};

/** Every rule that takes a plain value: `{ name, jsName, module, vectors }`, by domain and name. */
export const rules = () =>
  tableOfRules()
    .filter(({ module }) => module === 'rules')
    .map(withVectors);

/** Every rule that takes the bytes of a file, as base64 in the field `file` of its inputs. */
export const fileRules = () =>
  tableOfRules()
    .filter(({ module }) => module === 'documents')
    .map(withVectors);
