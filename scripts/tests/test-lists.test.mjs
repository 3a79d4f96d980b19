// The lists of modules for PostgreSQL and of tests for each domain name tests that exist, so that none is skipped after it was
// renamed or moved.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { at } from '../paths.mjs';
import { domains, findDomain } from './domains.mjs';
import { postgresModules } from './postgres-modules.mjs';

const tests = at('server/tests/it');

/** Whether a filter of `cargo test` is a module of the server's tests, or the beginning of a module's or test's name. */
function matchesTests(filter) {
  const parts = filter.split('::');
  const beginning = parts.pop();
  const folder = join(tests, ...parts);
  if (!beginning) return existsSync(folder) || existsSync(`${folder}.rs`);
  const own = existsSync(join(folder, 'mod.rs')) ? readFileSync(join(folder, 'mod.rs'), 'utf8') : '';
  return readdirSync(folder).some((name) => name.startsWith(beginning)) || own.includes(`async fn ${beginning}`);
}

test('every module that runs on PostgreSQL exists, and has a reason', () => {
  assert.ok(postgresModules.length > 40);
  assert.deepEqual(postgresModules.filter(([filter, reason]) => !matchesTests(filter) || !reason), []);
});

test('a renamed module is found', () => {
  assert.equal(matchesTests('access_matrix::'), true);
  assert.equal(matchesTests('loans::loans_are_sorted'), true);
  assert.equal(matchesTests('loans::old_name::'), false);
  assert.equal(matchesTests('loans::old_name'), false);
});

const stories = readdirSync(at('ui/e2e'), { recursive: true }).map((name) => `${name}`.replaceAll('\\', '/'));
const rustFolders = ['server/tests/it', 'server/src/features', 'shared-rules/src'];

/** Whether a module or folder of this name exists directly in one of the folders, or in a folder of the server's tests. */
function isRustModule(filter) {
  const name = filter.replace(/::$/, '');
  const nested = readdirSync(at('server/tests/it'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => `server/tests/it/${entry.name}`);
  return [...rustFolders, ...nested].some(
    (folder) => existsSync(at(`${folder}/${name}`)) || existsSync(at(`${folder}/${name}.rs`)),
  );
}

test('every test that a domain names exists', () => {
  const missing = Object.entries(domains).flatMap(([name, { rust, ui, stories: own }]) => [
    ...rust.filter((filter) => !isRustModule(filter)).map((filter) => `${name}: ${filter}`),
    ...ui.filter((folder) => !existsSync(at(`ui/src/features/${folder}`))).map((folder) => `${name}: ui ${folder}`),
    ...own.filter((start) => !stories.some((path) => path.startsWith(start))).map((start) => `${name}: story ${start}`),
  ]);
  assert.deepEqual(missing, []);
});

test('every feature of the user interface belongs to a domain', () => {
  const named = new Set(Object.values(domains).flatMap(({ ui }) => ui));
  const features = readdirSync(at('ui/src/features'));
  assert.deepEqual(
    features.filter((feature) => !named.has(feature)),
    [],
  );
});

test('a domain is found by both spellings', () => {
  assert.equal(findDomain('needs-list'), domains.needs_list);
  assert.equal(findDomain('needs_list'), domains.needs_list);
  assert.equal(findDomain('rust'), undefined);
});
