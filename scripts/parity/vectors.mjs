// The rules by name, with the vectors that their inputs are bred from.

import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';
import { tableOfRules } from '../rules.mjs';
import { looksIntoFiles } from '../wasm.mjs';

const withVectors = ({ domain, rule, jsName, module }) => {
  const vectors = JSON.parse(readFileSync(at('shared-rules/vectors', domain, `${rule}.json`), 'utf8'));
  return { name: `${domain}.${rule}`, jsName, module, vectors };
};

/** Every rule of one value: `{ name, jsName, module, vectors }`, by domain and name. */
export const rules = () =>
  tableOfRules()
    .filter(({ module }) => !looksIntoFiles(module))
    .map(withVectors);

/** Every rule that looks into a file, which is base64 in the field `file` of its inputs. */
export const fileRules = () =>
  tableOfRules()
    .filter(({ module }) => looksIntoFiles(module))
    .map(withVectors);
