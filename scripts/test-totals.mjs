// Reads the counts from the output of the test runners.

const stripColors = (output) => output.replace(/\u001b\[[0-9;]*m/g, '');

const sumMatches = (output, pattern, group = 1) =>
  [...stripColors(output).matchAll(pattern)].reduce((total, match) => total + Number(match[group]), 0);

/** cargo test and wasm-pack test: one "test result" line for every test binary. */
export const fromCargo = (output) => ({
  passed: sumMatches(output, /test result: \w+\. (\d+) passed/g),
  failed: sumMatches(output, /test result: \w+\. \d+ passed; (\d+) failed/g),
});

/** Vitest: the line "Tests  2 failed | 40 passed (42)". */
export const fromVitest = (output) => {
  const line = stripColors(output).match(/^\s*Tests\s+(.*)$/m)?.[1] ?? '';
  return { passed: sumMatches(line, /(\d+) passed/g), failed: sumMatches(line, /(\d+) failed/g) };
};

/** Playwright's list reporter: lines that end the run, "3 passed (12s)" and "1 failed". */
export const fromPlaywright = (output) => ({
  passed: sumMatches(output, /^\s+(\d+) passed/gm),
  failed: sumMatches(output, /^\s+(\d+) failed/gm) + sumMatches(output, /^\s+(\d+) flaky/gm),
});

/** Node's test runner: "# pass 4" and "# fail 1", or the same behind its information sign. */
export const fromNode = (output) => ({
  passed: sumMatches(output, /^[#ℹ] pass (\d+)$/gm),
  failed: sumMatches(output, /^[#ℹ] fail (\d+)$/gm),
});

/** Our own scripts: the line "339 passed, 1 failed". */
export const fromScript = (output) => ({
  passed: sumMatches(output, /^(\d+) passed, \d+ failed/gm),
  failed: sumMatches(output, /^\d+ passed, (\d+) failed/gm),
});
