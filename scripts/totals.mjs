// Reads the counts from the output of the test runners.

const plain = (output) => output.replace(/\u001b\[[0-9;]*m/g, '');

const add = (output, pattern, group = 1) =>
  [...plain(output).matchAll(pattern)].reduce((total, match) => total + Number(match[group]), 0);

/** cargo test and wasm-pack test: one "test result" line for every test binary. */
export const fromCargo = (output) => ({
  passed: add(output, /test result: \w+\. (\d+) passed/g),
  failed: add(output, /test result: \w+\. \d+ passed; (\d+) failed/g),
});

/** Vitest: the line "Tests  2 failed | 40 passed (42)". */
export const fromVitest = (output) => {
  const line = plain(output).match(/^\s*Tests\s+(.*)$/m)?.[1] ?? '';
  return { passed: add(line, /(\d+) passed/g), failed: add(line, /(\d+) failed/g) };
};

/** Playwright's list reporter: lines that end the run, "3 passed (12s)" and "1 failed". */
export const fromPlaywright = (output) => ({
  passed: add(output, /^\s+(\d+) passed/gm),
  failed: add(output, /^\s+(\d+) failed/gm) + add(output, /^\s+(\d+) flaky/gm),
});

/** Node's test runner: "# pass 4" and "# fail 1", or the same behind its information sign. */
export const fromNode = (output) => ({
  passed: add(output, /^[#ℹ] pass (\d+)$/gm),
  failed: add(output, /^[#ℹ] fail (\d+)$/gm),
});

/** Our own scripts: the line "339 passed, 1 failed". */
export const fromScript = (output) => ({
  passed: add(output, /^(\d+) passed, \d+ failed/gm),
  failed: add(output, /^\d+ passed, (\d+) failed/gm),
});
