// Known vulnerabilities of the dependencies. Without network access the stages are skipped and reported, not failed.

import { outputOf, captureOutput } from '../run.mjs';

const skipped = (note) => ({ passed: 0, failed: 0, skipped: 1, note: `SKIPPED: ${note}` });

/** `npm audit`: vulnerabilities of runtime packages fail from moderate severity. */
export async function npmAudit() {
  const { output } = await captureOutput('npm', ['audit', '--omit=dev', '--json']);
  const start = output.indexOf('{');
  let found;
  try {
    found = JSON.parse(output.slice(start, output.lastIndexOf('}') + 1)).metadata?.vulnerabilities;
  } catch {
    found = undefined;
  }
  if (!found) return skipped('npm audit couldn’t reach the registry');
  const bad = found.moderate + found.high + found.critical;
  return bad ? { passed: 0, failed: bad, output } : { passed: 1, failed: 0 };
}

/** `cargo deny`: licences and sources always, advisories where the list can be fetched. */
export async function cargoDeny() {
  if (!outputOf('cargo', 'deny', '--version')) return skipped('cargo-deny is not installed (cargo install cargo-deny)');
  const still = await captureOutput('cargo', ['deny', 'check', 'licenses', 'bans', 'sources']);
  if (still.code !== 0) return { passed: 0, failed: 1, output: still.output };
  const { code, output } = await captureOutput('cargo', ['deny', 'check', 'advisories']);
  if (code !== 0 && /failed to fetch|unable to fetch|couldn't fetch|network|resolve host|timed out/i.test(output)) {
    return { passed: 1, failed: 0, skipped: 1, note: 'SKIPPED: cargo deny could not reach its list of advisories' };
  }
  return code === 0 ? { passed: 2, failed: 0 } : { passed: 1, failed: 1, output };
}
