// The table of rules, read from their doc comments as shared-rules/build does.

import { readFileSync, readdirSync } from 'node:fs';
import { at } from './paths.mjs';

const rulePattern = /^\/\/\/ Rule from [^]*?^pub (?:const )?fn (\w+)\(\s*(\w+: &\[u8\])?/gm;

const camelCase = (name) => name.replace(/_([a-z0-9])/g, (_, letter) => letter.toUpperCase());

/** Every rule: `{ domain, rule, jsName, module, file }`, by domain and name. */
export function tableOfRules() {
  const folder = at('shared-rules/src');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rs'));
  const rules = files.flatMap((name) => {
    const file = name.replaceAll('\\', '/');
    const domain = file.split('/')[0].replace('.rs', '');
    const found = [...readFileSync(at('shared-rules/src', file), 'utf8').matchAll(rulePattern)];
    return found.map(([, rule, bytes]) => ({ domain, rule, jsName: camelCase(rule), module: bytes ? 'documents' : 'rules', file: `shared-rules/src/${file}` }));
  });
  const key = ({ domain, rule }) => `${domain}.${rule}`;
  return rules.sort((a, b) => (key(a) < key(b) ? -1 : 1));
}
