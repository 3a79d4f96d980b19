// Packages that nothing uses: for Rust here, for TypeScript by knip (`npm run unused`).

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { files, read } from './sources.mjs';

/** Packages whose name need not stand in the sources, each with why. */
const unnamed = {
  'shared-rules: wasm-bindgen': 'what tsify derives names it',
  'shared-rules/people-search: wasm-bindgen': 'what tsify derives names it',
};

/** The packages that a Cargo.toml asks for. */
function wanted(manifest) {
  const sections = read(manifest).split(/^(?=\[)/m).filter((text) => /^\[((dev|build)-)?dependencies\]/.test(text));
  return sections.flatMap((text) => [...text.matchAll(/^([\w-]+) *[=.]/gm)].map(([, name]) => name));
}

test('every Rust package is used where it is asked for', () => {
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

test('every package of the workspace is asked for by one of its members', () => {
  const [, table] = read('Cargo.toml').split('[workspace.dependencies]');
  const listed = [...table.split(/^\[/m)[0].matchAll(/^([\w-]+) *=/gm)].map(([, name]) => name);
  const members = files.filter((file) => /^([\w-]+\/)+Cargo\.toml$/.test(file)).map(read);
  const idle = listed.filter((name) => !members.some((text) => new RegExp(`^${name} *[=.]`, 'm').test(text)));
  assert.deepEqual(idle, []);
});
