// The modules that run on PostgreSQL exist, so that none is skipped after it was renamed.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { at } from '../paths.mjs';
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
