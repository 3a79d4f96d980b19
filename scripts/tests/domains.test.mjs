// The lists of `npm test -- <domain>` name tests that exist, so that none is skipped after it was renamed or moved.

import assert from 'node:assert/strict';
import { existsSync, readdirSync } from 'node:fs';
import { test } from 'node:test';
import { domains, findDomain } from '../domains.mjs';
import { at } from '../paths.mjs';

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
