// The repository's own rules, as tests: sizes and names.

import assert from 'node:assert/strict';
import { basename, dirname } from 'node:path';
import { test } from 'node:test';
import { beyond, files, read, withoutUnitTests } from './sources.mjs';

const sources = files.filter((file) => /\.(rs|ts|tsx|mjs)$/.test(file));

/** Lines of code: unit tests don't count. */
const lines = (file) => withoutUnitTests(read(file)).split('\n').length;

const stop = (file) => {
  if (/(^|\/)tests\/|\.test\.tsx?$|schema\.d\.ts$/.test(file)) return Infinity;
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

test('every setting of the server is in the README', () => {
  const settings = files
    .filter((file) => file.startsWith('server/src/environment/config/'))
    .flatMap((file) => withoutUnitTests(read(file)).match(/"(LOANROOM_[A-Z_]+|[A-Z]+_URL)"/g) ?? []);
  const readme = read('README.md');
  assert.ok(settings.length > 30);
  assert.deepEqual(settings.map((name) => name.slice(1, -1)).filter((name) => !readme.includes(`\`${name}\``)), []);
});

test('nothing unfinished is left in the sources', () => {
  const unfinished = /\b(TODO|FIXME|todo!|unimplemented!|\.only\(|(it|test|describe)\.skip\(|#\[ignore)/;
  const own = 'scripts/tests/repository.test.mjs';
  assert.deepEqual(sources.filter((file) => file !== own && unfinished.test(read(file))), []);
});

/** The most entries of a folder. Folders whose entries are found by name may hold more: one per rule, or one per feature. */
const most = 18;
const lookedUp = /^(\.|shared-rules\/(vectors|fixtures)\/\w+|(server|ui)\/src\/features)$/;

/** Folders that hold more. These numbers only go down. */
const larger = {
  'scripts': 23,
};

test('no folder holds more than one can take in', () => {
  const entries = {};
  for (const file of files) {
    for (let entry = file; entry !== '.'; entry = dirname(entry)) (entries[dirname(entry)] ??= new Set()).add(entry);
  }
  const large = Object.entries(entries).filter(([folder, { size }]) => size > most && !lookedUp.test(folder));
  assert.deepEqual(beyond(Object.fromEntries(large.map(([folder, { size }]) => [folder, size])), larger, 'entries'), []);
});

test('the top level holds the parts of the product and what their tools want to find there', () => {
  const parts = ['rules-wasm', 'scripts', 'sea-migrations', 'server', 'shared-rules', 'ui'];
  const papers = ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md'];
  const tools = ['Cargo.lock', 'Cargo.toml', 'Trunk.toml', 'clippy.toml', 'deny.toml', 'knip.jsonc', 'package-lock.json', 'package.json', 'rust-toolchain.toml', 'rustfmt.toml'];
  const known = new Set([...parts, ...papers, ...tools]);
  const top = new Set(files.map((file) => file.split('/')[0]));
  assert.deepEqual([...top].filter((entry) => !entry.startsWith('.') && !known.has(entry)), []);
});
