// How the browser's modules are built, as far as it can be seen without building them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { budgets } from '../size.mjs';
import { compiled, modules, sentModules } from '../wasm.mjs';
import { tableOfRules } from '../rules.mjs';
import { files, read } from './sources.mjs';

test('every module that is sent has a budget', () => {
  const named = (list) => list.map(({ name, folder }) => `${name} in ${folder}`).sort();
  assert.deepEqual(named(sentModules), named(budgets));
});

test('modules are linked for browsers alone, or they would not be optimised as a whole', () => {
  for (const module of modules) assert.match(compiled(module).join(' '), /--crate-type cdylib/);
});

test('the joiner is of the version of what it joins', () => {
  const version = (name) => read('Cargo.toml').match(new RegExp(`^${name} = "=([\\d.]+)"$`, 'm'))?.[1];
  assert.ok(version('wasm-bindgen'));
  assert.equal(version('wasm-bindgen-cli-support'), version('wasm-bindgen'));
});

// The reader finds a variant or a field by its place in serde's list, where other names of it are places, too: a value
// would be read as another one. Two spellings are two variants of a type of their own, as those of PriorityType.
test('no field and no variant of a rule has two names', () => {
  const another = /#\[serde\([^\]]*\b(alias|other)\b/;
  assert.match('#[serde(default, alias = "Unset")]', another);
  assert.match('#[serde(other)]', another);
  const rules = files.filter((file) => /^shared-rules\/(src|people-search\/src)\/.*\.rs$/.test(file));
  assert.ok(rules.length > 100);
  assert.deepEqual(rules.filter((file) => another.test(read(file))), []);
});

// What a screen begins to ask moves out of `server`, by one word in its doc comment; what none asks any more moves there.
test('browsers are sent the rules that a screen asks, and no others', () => {
  const screens = files.filter((file) => /^ui\/src\/.*\.tsx?$/.test(file) && !/\.(test|fixture)\./.test(file));
  const asked = new Set(screens.flatMap((file) => [...read(file).matchAll(/'(\w+)'/g)].map(([, name]) => name)));
  // Its class hands out one file after the other.
  asked.add('readZip');
  const unsent = new Set(modules.filter((module) => module.unsent).map(({ name }) => name));
  const rules = tableOfRules();
  assert.ok(rules.length > 200);
  assert.deepEqual(rules.filter(({ jsName, module }) => asked.has(jsName) === unsent.has(module)).map(({ domain, rule }) => `${domain}.${rule}`), []);
});
