// Finds comment and document lines with phrases that aren't plain technical English, and types named by one vague word.
//
// node scripts/tests/plain-english.mjs lists the lines; with words, only those of files whose path contains one of them.
// With --update it lowers the limits in plain-english.json to the current state, and never raises one.

import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { at } from '../paths.mjs';
import { print } from '../console.mjs';
import { files, read } from './sources.mjs';

const limitsFile = 'scripts/tests/plain-english.json';

/**
 * `maxHits`: the maximum number of flagged lines of each top-level entry. `fieldTypes`: single words that name a type in
 * the field's own terms. `vagueTypes`: other single words that are still in use; new ones aren't accepted.
 */
export const limits = () => JSON.parse(readFileSync(at(limitsFile), 'utf8'));

/** Lines that contain a phrase for a good reason: the file, and a part of the line. */
const exceptions = [];

const phrases = [
  /\banew\b/,
  /\bbeside\b/,
  /\bwhoever\b/i,
  /\bsomebody\b/i,
  /\beverybody\b/i,
  /\bso many\b/,
  /\b(?:stands?|lies?) (?:there|in|on|beside|with)\b/,
  /\b(?:is|are|be) (?:told|said)\b/,
  /\bone['’]s\b|\boneself\b/,
  /\bseldom\b/,
  /\bmend(?:s|ed)?\b/,
  /\bat once\b/,
  /\bof (?:ours|theirs|its own)\b/,
  /\b(?:comes?|brings?|takes?) along\b/,
  /\bwhat (?:goes|came|comes|stands|lies)\b/,
  /\bwhom\b/i,
  /\bas ever\b/,
  /\bany more\b/,
  /\bhow (?:far|many|long) (?:it|they) (?:is|are)\b/,
  /\bgoes out\b/,
  /\bby heart\b/,
  /\bonce more\b/,
  /\bis none of\b/,
  // A comment or line that begins with one of these words.
  /(?:^|[/!*#]\s*)(?:What|Who)\s/,
  /(?:^|[/!*#]\s*)Answers?\s(?!\()/,
];

const isComment = (line) => /^\s*(?:\/\/|\/?\*|#(?!!?\[))/.test(line);
const isSkipped = (file) => /schema\.d\.ts$|(^|\/)(vectors|corpus|fonts)\/|-lock\.json$|Cargo\.lock$/.test(file);
const isDocument = (file) => file.endsWith('.md');
const isChecked = (file) => /\.(rs|tsx?|m?js|toml|jsonc|css|ya?ml|md)$/.test(file) && !isSkipped(file);

/** The comment lines of a source file, or the lines of a document outside of code blocks, as `[number, line]`. */
export function proseLines(file, text) {
  let isCode = false;
  const isProse = (line) => {
    if (!isDocument(file)) return isComment(line);
    if (!line.startsWith('```')) return !isCode && line.trim() !== '';
    isCode = !isCode;
    return false;
  };
  return text.split('\n').flatMap((line, index) => (isProse(line) ? [[index + 1, line]] : []));
}

export const isFlagged = (line) => phrases.some((phrase) => phrase.test(line));

const isException = (file, line) => exceptions.some(([path, part]) => path === file && line.includes(part));

/** Every flagged line as `{ file, number, line }`. */
export const flaggedLines = () =>
  files.filter(isChecked).flatMap((file) =>
    proseLines(file, read(file))
      .filter(([, line]) => isFlagged(line) && !isException(file, line))
      .map(([number, line]) => ({ file, number, line: line.trim() })),
  );

/** The folder of a file at the top of the repository, or the file itself. */
export const areaOf = (file) => file.split('/')[0];

/** The number of flagged lines in each top-level entry. */
export function countByArea(lines) {
  const counts = {};
  for (const { file } of lines) counts[areaOf(file)] = (counts[areaOf(file)] ?? 0) + 1;
  return counts;
}

const rustTypes = /^\s*(?:pub(?:\([^)]*\))? +)?(?:unsafe +)?(?:struct|enum|trait)\s+([A-Z]\w*)/gm;
const scriptTypes = /^\s*(?:export +)?(?:default +)?(?:abstract +)?(?:(?:interface|class)\s+([A-Z]\w*)|type\s+([A-Z]\w*)\s*[<=])/gm;

/** The names of the types that a source file defines. */
export const typesIn = (file, text) =>
  [...text.matchAll(file.endsWith('.rs') ? rustTypes : scriptTypes)].map(([, name, alias]) => name ?? alias);

const isOneWord = (name) => (name.match(/[A-Z]?[a-z0-9]+|[A-Z]+(?=[A-Z]|$)/g) ?? []).length === 1;

/** The one-word names of types, each with the first file that defines it. */
export function oneWordTypes() {
  const found = new Map();
  for (const file of files) {
    if (!/\.(rs|tsx?)$/.test(file) || isSkipped(file) || /\/tests?\/|\.test\.|\/e2e\//.test(file)) continue;
    for (const name of typesIn(file, read(file))) if (isOneWord(name) && !found.has(name)) found.set(name, file);
  }
  return found;
}

/** The one-word types that are neither words of the field nor their plurals. */
export const vagueTypes = (fieldTypes) =>
  [...oneWordTypes()].filter(([name]) => !fieldTypes.includes(name) && !fieldTypes.includes(name.replace(/s$/, '')));

/** Lowers the limits to the current state. */
function update() {
  const before = limits();
  const counts = countByArea(flaggedLines());
  const vague = new Set(vagueTypes(before.fieldTypes).map(([name]) => name));
  const maxHits = Object.fromEntries(
    Object.entries(before.maxHits).map(([area, most]) => [area, Math.min(most, counts[area] ?? 0)]).filter(([, most]) => most > 0),
  );
  const after = { maxHits, fieldTypes: before.fieldTypes, vagueTypes: before.vagueTypes.filter((name) => vague.has(name)) };
  writeFileSync(at(limitsFile), format(after));
}

/** The data file with its lists of words wrapped. */
function format({ maxHits, fieldTypes, vagueTypes }) {
  const wrapped = (words) => {
    const lines = [''];
    for (const word of words.map((each) => JSON.stringify(each))) {
      if (lines.at(-1).length + word.length > 120) lines.push('');
      lines[lines.length - 1] += `${lines.at(-1) && ' '}${word},`;
    }
    return `[\n${lines.map((line) => `    ${line}`).join('\n').replace(/,$/, '')}\n  ]`;
  };
  const hits = Object.entries(maxHits).map(([area, most]) => `    ${JSON.stringify(area)}: ${most}`);
  return `{\n  "maxHits": {\n${hits.join(',\n')}\n  },\n  "fieldTypes": ${wrapped(fieldTypes)},\n  "vagueTypes": ${wrapped(vagueTypes)}\n}\n`;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const words = process.argv.slice(2);
  if (words.includes('--update')) update();
  else {
    const shown = flaggedLines().filter(({ file }) => !words.length || words.some((word) => file.includes(word)));
    for (const { file, number, line } of shown) print(`${file}:${number}: ${line}`);
    print(`${shown.length} lines`);
  }
}
