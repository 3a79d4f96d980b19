// How the browser's modules are built, as far as it can be seen without building them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets } from '../size.mjs';
import { compiled, modules } from '../wasm.mjs';
import { read } from './sources.mjs';

test('every module has a budget', () => {
  const named = (list) => list.map(({ name, folder }) => `${name} in ${folder}`).sort();
  assert.deepEqual(named(modules), named(budgets));
});

test('modules are linked for browsers alone, or they would not be optimised as a whole', () => {
  for (const module of modules) assert.match(compiled(module).join(' '), /--crate-type cdylib/);
});

test('the joiner is of the version of what it joins', () => {
  const version = (name) => read('Cargo.toml').match(new RegExp(`^${name} = "=([\\d.]+)"$`, 'm'))?.[1];
  assert.ok(version('wasm-bindgen'));
  assert.equal(version('wasm-bindgen-cli-support'), version('wasm-bindgen'));
});
