// Checks of the WebAssembly modules that don't require building them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets } from '../module-size.mjs';
import { modules } from '../wasm.mjs';
import { tableOfRules } from '../rule-table.mjs';
import { read } from './sources.mjs';

test('every module has a budget', () => {
  const named = (list) => list.map(({ name, folder }) => `${name} in ${folder}`).sort();
  assert.deepEqual(named(modules), named(budgets));
});

test('the bindings generator has the version of wasm-bindgen', () => {
  const version = (name) => read('Cargo.toml').match(new RegExp(`^${name} = "=([\\d.]+)"$`, 'm'))?.[1];
  assert.ok(version('wasm-bindgen'));
  assert.equal(version('wasm-bindgen-cli-support'), version('wasm-bindgen'));
});

test('rules that read files are in the documents module', () => {
  const inDocuments = tableOfRules().filter(({ module }) => module === 'documents').map(({ rule }) => rule);
  assert.ok(inDocuments.includes('unlock_pdf') && inDocuments.includes('read_zip'));
  assert.ok(tableOfRules().length > 200);
});
