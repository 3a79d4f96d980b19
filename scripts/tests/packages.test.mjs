// Finds unused Rust packages; knip finds unused npm packages (`npm run unused`).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { files, read } from './sources.mjs';

/** Packages whose name doesn't occur in the sources, each with the reason. */
const unnamed = {
  'shared-rules: wasm-bindgen': 'used by code that tsify derives',
  'shared-rules/people-search: wasm-bindgen': 'used by code that tsify derives',
};

/** The dependencies of a Cargo.toml. */
function wanted(manifest) {
  const sections = read(manifest).split(/^(?=\[)/m).filter((text) => /^\[((dev|build)-)?dependencies\]/.test(text));
  return sections.flatMap((text) => [...text.matchAll(/^([\w-]+) *[=.]/gm)].map(([, name]) => name));
}

test('every dependency of a Rust crate is used', () => {
  const manifests = files.filter((file) => /^([\w-]+\/)+Cargo\.toml$/.test(file));
  assert.ok(manifests.length >= 5);
  const idle = manifests.flatMap((manifest) => {
    const crate = manifest.replace('/Cargo.toml', '');
    const sources = files.filter((file) => file.startsWith(`${crate}/`) && file.endsWith('.rs')).map(read);
    const unused = (name) => !sources.some((text) => new RegExp(`\\b${name.replaceAll('-', '_')}\\b`).test(text));
    return [...new Set(wanted(manifest))].filter(unused).map((name) => `${crate}: ${name}`);
  });
  assert.deepEqual(idle.sort(), Object.keys(unnamed).sort());
});

test('every dependency of the workspace is used by a member', () => {
  const [, table] = read('Cargo.toml').split('[workspace.dependencies]');
  const listed = [...table.split(/^\[/m)[0].matchAll(/^([\w-]+) *=/gm)].map(([, name]) => name);
  const members = files.filter((file) => /^([\w-]+\/)+Cargo\.toml$/.test(file)).map(read);
  const idle = listed.filter((name) => !members.some((text) => new RegExp(`^${name} *[=.]`, 'm').test(text)));
  assert.deepEqual(idle, []);
});
