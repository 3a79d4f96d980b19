import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fromCargo, fromNode, fromPlaywright, fromVitest } from '../test-totals.mjs';

test('cargo: adds up all test binaries', () => {
  const output = 'test result: ok. 3 passed; 0 failed; 0 ignored\ntest result: FAILED. 4 passed; 2 failed; 0 ignored\n';
  assert.deepEqual(fromCargo(output), { passed: 7, failed: 2 });
});

test('Vitest: counts tests instead of files and ignores colors', () => {
  const output = ' Test Files  1 failed | 2 passed (3)\n\u001b[2m      Tests \u001b[22m 1 failed | 40 passed (41)\n';
  assert.deepEqual(fromVitest(output), { passed: 40, failed: 1 });
});

test('Playwright: counts a flaky story as failed', () => {
  assert.deepEqual(fromPlaywright('  1 failed\n    some story\n  1 flaky\n  12 passed (30.1s)\n'), { passed: 12, failed: 2 });
});

test('Node: reads the summary', () => {
  assert.deepEqual(fromNode('# tests 5\n# pass 4\n# fail 1\n'), { passed: 4, failed: 1 });
  assert.deepEqual(fromNode('ℹ pass 4\nℹ fail 0\n'), { passed: 4, failed: 0 });
});
