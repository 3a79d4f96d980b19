// Conventions of the repository: sizes, names and documented settings.

import assert from 'node:assert/strict';
import { basename, dirname } from 'node:path';
import { test } from 'node:test';
import { beyond, files, read, withoutUnitTests } from './sources.mjs';

const sources = files.filter((file) => /\.(rs|ts|tsx|mjs)$/.test(file));

/** The number of lines, without unit tests. */
const lines = (file) => withoutUnitTests(read(file)).split('\n').length;

const maxLines = (file) => {
  if (/(^|\/)tests\/|\.test\.tsx?$|schema\.d\.ts$/.test(file)) return Infinity;
  return file.endsWith('.rs') ? 400 : 250;
};

test('no source file is longer than the size guide allows', () => {
  const long = sources.filter((file) => lines(file) > maxLines(file)).map((file) => `${file}: ${lines(file)} lines`);
  assert.deepEqual(long, []);
});

test('no module has a vague name', () => {
  const vague = /^(utils?|common|helpers?|types|misc)\./;
  assert.deepEqual(sources.filter((file) => vague.test(basename(file))), []);
});

test('docs/settings.md lists every setting of the server', () => {
  const settings = files
    .filter((file) => file.startsWith('server/src/environment/config/'))
    .flatMap((file) => withoutUnitTests(read(file)).match(/"(LOANROOM_[A-Z_]+|[A-Z]+_URL)"/g) ?? []);
  const documented = read('docs/settings.md');
  assert.ok(settings.length > 30);
  assert.deepEqual(settings.map((name) => name.slice(1, -1)).filter((name) => !documented.includes(`\`${name}\``)), []);
});

test('the sources contain no unfinished code', () => {
  const unfinished = /\b(TODO|FIXME|todo!|unimplemented!|\.only\(|(it|test|describe)\.skip\(|#\[ignore)/;
  const own = 'scripts/tests/repository.test.mjs';
  assert.deepEqual(sources.filter((file) => file !== own && unfinished.test(read(file))), []);
});

/** The maximum number of entries of a folder. Folders whose entries are found by name, such as one per feature, may have more. */
const maxEntries = 18;
const lookupFolders = /^(\.|shared-rules\/(vectors|fixtures)\/\w+|shared-rules\/src|(server|ui)\/src\/features)$/;

/** Folders with more entries. These numbers may only go down. */
const largerFolders = {
  'scripts': 23,
};

test('no folder has too many entries', () => {
  const entries = {};
  for (const file of files) {
    for (let entry = file; entry !== '.'; entry = dirname(entry)) (entries[dirname(entry)] ??= new Set()).add(entry);
  }
  const large = Object.entries(entries).filter(([folder, { size }]) => size > maxEntries && !lookupFolders.test(folder));
  assert.deepEqual(beyond(Object.fromEntries(large.map(([folder, { size }]) => [folder, size])), largerFolders, 'entries'), []);
});

test('the top level contains only the parts of the product, documents and tool settings', () => {
  const parts = ['docs', 'rules-wasm', 'scripts', 'sea-migrations', 'server', 'shared-rules', 'ui'];
  const documents = ['CHANGELOG.md', 'CONTRIBUTING.md', 'LICENSE', 'README.md', 'SECURITY.md'];
  const tools = ['Cargo.lock', 'Cargo.toml', 'Trunk.toml', 'clippy.toml', 'deny.toml', 'knip.jsonc', 'package-lock.json', 'package.json', 'rust-toolchain.toml', 'rustfmt.toml'];
  const known = new Set([...parts, ...documents, ...tools]);
  const top = new Set(files.map((file) => file.split('/')[0]));
  assert.deepEqual([...top].filter((entry) => !entry.startsWith('.') && !known.has(entry)), []);
});
