// Comments and documents are plain technical English, and types have names that say what they are.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { areaOf, countByArea, flaggedLines, isFlagged, limits, oneWordTypes, proseLines, typesIn, vagueTypes } from './plain-english.mjs';

test('comments and documents contain no more odd phrases than before', (t) => {
  const { maxHits } = limits();
  const lines = flaggedLines();
  const counts = countByArea(lines);
  const over = Object.keys(counts).filter((area) => counts[area] > (maxHits[area] ?? 0));
  const listed = lines.filter(({ file }) => over.includes(areaOf(file))).map(({ file, number, line }) => `${file}:${number}: ${line}`);
  const summary = over.map((area) => `${area}: ${counts[area]} lines, ${maxHits[area] ?? 0} allowed`);
  assert.deepEqual(summary, [], `write these in plain English:\n${listed.join('\n')}`);
  if (Object.keys(maxHits).some((area) => (counts[area] ?? 0) < maxHits[area])) {
    t.diagnostic('fewer lines than allowed: run node scripts/tests/plain-english.mjs --update');
  }
});

test('every type that is named by one word is named in the terms of the field', (t) => {
  const { fieldTypes, vagueTypes: accepted } = limits();
  const vague = vagueTypes(fieldTypes);
  const added = vague.filter(([name]) => !accepted.includes(name)).map(([name, file]) => `${name} in ${file}`);
  assert.deepEqual(added, [], 'name the type by a noun with a head, such as ReviewTarget');
  if (vague.length < accepted.length) t.diagnostic('fewer vague types than listed: run node scripts/tests/plain-english.mjs --update');
});

test('no word is both a term of the field and vague', () => {
  const { fieldTypes, vagueTypes: accepted } = limits();
  assert.deepEqual(accepted.filter((name) => fieldTypes.includes(name)), []);
  assert.ok(oneWordTypes().size > 50);
});

test('odd phrases are found in comments and documents only', () => {
  assert.ok(isFlagged('/// Whoever is on the loan.'));
  assert.ok(isFlagged('// What the list holds.'));
  assert.ok(isFlagged('Two at once'));
  assert.ok(!isFlagged('/// Returns the list of members.'));
  assert.deepEqual(proseLines('a.rs', '#![allow(x)]\n#[test]\nlet a = 1; // b\n/// c\n  // d'), [[4, '/// c'], [5, '  // d']]);
  assert.deepEqual(proseLines('a.md', 'a\n```sh\nb\n```\nc').map(([, line]) => line), ['a', 'c']);
  assert.deepEqual(proseLines('a.toml', '# a\nb = 1').map(([, line]) => line), ['# a']);
});

test('each way of defining a type is found', () => {
  const rust = 'pub struct A;\npub(in crate::b) enum B {\ntrait C {\n/// struct D\ntype E = F;';
  assert.deepEqual(typesIn('a.rs', rust), ['A', 'B', 'C']);
  const script = "import { type Z } from 'z';\nexport type A = B;\nexport interface C {\nclass D extends E {\nimport {\n  type F,\n} from 'f';\ntype G<T> = T;";
  assert.deepEqual(typesIn('a.ts', script), ['A', 'C', 'D', 'G']);
});
