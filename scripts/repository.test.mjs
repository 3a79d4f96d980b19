// The repository's own rules, as tests: sizes, names, and no stray vectors.

import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { test } from 'node:test';
import { at } from './paths.mjs';
import { ask } from './run.mjs';

const files = ask('git', 'ls-files', '-co', '--exclude-standard')
  .split('\n')
  .filter((file) => existsSync(at(file)));
const read = (file) => readFileSync(at(file), 'utf8');
const sources = files.filter((file) => /\.(rs|ts|tsx|mjs)$/.test(file));

/** Lines of code: a Rust file's unit tests, at its end, don't count. */
const lines = (file) => read(file).split(/^#\[cfg\(test\)\]$/m)[0].split('\n').length;

const stop = (file) => {
  if (/(^|\/)tests\/|\.test\.tsx?$|schema\.d\.ts$|(table|text)\.rs$/.test(file)) return Infinity;
  return file.endsWith('.rs') ? 400 : 250;
};

test('no source file is longer than the size guide allows', () => {
  const long = sources.filter((file) => lines(file) > stop(file)).map((file) => `${file}: ${lines(file)} lines`);
  assert.deepEqual(long, []);
});

test('every module is named for what it holds', () => {
  const vague = /^(utils?|common|helpers?|types|misc)\./;
  assert.deepEqual(sources.filter((file) => vague.test(basename(file))), []);
});

test('every vectors file belongs to a rule of the table', () => {
  const table = read('shared-rules/src/table.rs') + read('shared-rules/src/byte_table.rs');
  const orphans = files
    .filter((file) => /^shared-rules\/vectors\/.*\.json$/.test(file))
    .map((file) => file.replace('shared-rules/vectors/', '').replace('.json', '').replace('/', '.'))
    .filter((rule) => !new RegExp(`\\b${rule.replace('.', '\\s*\\.\\s*')}\\b`).test(table));
  assert.deepEqual(orphans, []);
});

test('nothing unfinished is left in the sources', () => {
  const unfinished = /\b(TODO|FIXME|todo!|unimplemented!|\.only\(|(it|test|describe)\.skip\(|#\[ignore)/;
  const own = 'scripts/repository.test.mjs';
  assert.deepEqual(sources.filter((file) => file !== own && unfinished.test(read(file))), []);
});
