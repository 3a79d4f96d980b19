// npm test: all checks and tests on this machine, with the totals in the last line.
//
// `npm test -- rust wasm` runs only the stages whose names begin with these words, `npm test -- quick` those that need no
// server, browser or database, and `npm test -- messaging` what belongs to a domain in every stage that tests it.

import { readdirSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { at } from './paths.mjs';
import { bold, faint, green, red, print, seconds, yellow } from './console.mjs';
import { findDomain } from './tests/domains.mjs';
import { captureOutput, tail } from './run.mjs';
import { chromeDriver, chromium, headlessChromium, mailServer, needRustAndNode, installNpmPackages, wasmBindgen, wasmPack, installWasmTarget } from './toolchain.mjs';
import { buildServerAndTests, buildUi } from './build.mjs';
import { buildWasm } from './wasm.mjs';
import { checks } from './check.mjs';
import { areApiTypesCurrent } from './gen.mjs';
import { cargoDeny, npmAudit } from './tests/advisories.mjs';
import { startPostgres } from './postgres.mjs';
import { postgresModules } from './tests/postgres-modules.mjs';
import { fromCargo, fromNode, fromPlaywright, fromScript, fromVitest } from './test-totals.mjs';

const results = [];
const began = performance.now();
const words = process.argv.slice(2);
const quick = words.includes('quick');
const wanted = words.filter((word) => word !== 'quick').map((word) => word.toLowerCase());

/** Stages that the quick run leaves out: they take long, or need a server, a browser or a database. */
const notQuick = /^(check: API|advisories|rust on|wasm in Chrome|sizes|weight|parity|growth|stories)/;

/** The domain to which this run is limited, if one is named. */
const domain = words.map(findDomain).find(Boolean);

/** The stages with tests of single domains; the vectors of all rules run in seconds. */
const domainStages = ['build', 'rules', 'rust on SQLite', 'rust on PostgreSQL', 'typescript', 'stories in the browser'];

/** Whether this run includes the stage. */
function isWanted(name) {
  if (domain) return domainStages.includes(name);
  if (wanted.length) return wanted.some((word) => name.toLowerCase().startsWith(word));
  return quick ? !notQuick.test(name) : name !== 'rules';
}

/** Runs one stage and records its counts; a stage that throws counts as one failure. */
async function stage(name, run) {
  if (!isWanted(name)) return;
  const start = performance.now();
  print(`${faint('…')} ${name}`);
  let counts;
  try {
    counts = await run();
  } catch (error) {
    counts = { passed: 0, failed: 1, output: error.stack };
  }
  if (counts.failed) print(`${tail(counts.output ?? '', 200)}\n`);
  const mark = counts.failed ? red('✗') : counts.skipped ? yellow('!') : green('✓');
  const note = counts.note ? ` ${yellow(counts.note)}` : '';
  print(`${mark} ${name}: ${counts.passed} passed, ${counts.failed} failed ${faint(seconds(start))}${note}`);
  results.push({ name, skipped: 0, ...counts, took: seconds(start) });
}

/** A program that passes or fails as a whole. */
const whole = async (program, args, options) => {
  const { code, output } = await captureOutput(program, args, options);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, output };
};

/** A program whose output contains the counts; a failure that it didn't count is added. */
const runCounted = async (count, program, args, options) => {
  const { code, output } = await captureOutput(program, args, options);
  const counts = count(output);
  const uncounted = (code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0;
  return { ...counts, failed: counts.failed + (uncounted ? 1 : 0), output };
};

const skipped = (note) => ({ passed: 0, failed: 0, skipped: 1, note });

const scriptTests = readdirSync(at('scripts/tests'))
  .filter((name) => name.endsWith('.test.mjs'))
  .map((name) => `scripts/tests/${name}`);

needRustAndNode();
await Promise.all([installNpmPackages(), installWasmTarget()]);

await stage('build', async () => {
  await (quick ? buildWasm() : Promise.all([buildServerAndTests(), buildWasm().then(buildUi)]));
  return { passed: 1, failed: 0 };
});

/** The checks of one language, one after the other. */
async function check(language) {
  const own = checks().filter(([name]) => name.startsWith(language));
  for (const [name, program, ...args] of own) await stage(`check: ${name}`, () => whole(program, args));
}

// Each check keeps one core busy for most of its time.
await Promise.all([check('Rust'), check('TypeScript')]);

await stage('check: API types are the contract', async () =>
  (await areApiTypesCurrent())
    ? { passed: 1, failed: 0 }
    : { passed: 0, failed: 1, output: 'ui/src/api/schema.d.ts doesn’t match the server: run npm run gen' },
);

await stage('advisories: npm', npmAudit);

await stage('advisories: cargo', cargoDeny);

await stage('repository', () => runCounted(fromNode, 'node', ['--test', ...scriptTests]));

// The rules only; the full run includes them in the tests on SQLite.
await stage('rules', () => runCounted(fromCargo, 'cargo', ['test', '-p', 'shared-rules', '-p', 'people-search', '--no-fail-fast']));

await stage('rust on SQLite', async () => {
  const python = await mailServer();
  const only = domain ? ['--lib', '--test', 'it', '--', ...domain.rust] : [];
  const counts = await runCounted(fromCargo, 'cargo', ['test', '--no-fail-fast', ...only], { env: { TEST_SMTP_PYTHON: python ?? '' } });
  return python ? counts : { ...counts, note: 'without mail: no mail server here and none could be installed' };
});

await stage('rust on PostgreSQL', async () => {
  const modules = postgresModules.map(([filter]) => filter);
  const ofDomain = modules.filter((module) => !domain || domain.rust.some((filter) => module.startsWith(filter)));
  if (!ofDomain.length) return skipped('no module of this domain has SQL of its own');
  const postgres = await startPostgres();
  if (!postgres) return skipped('SKIPPED: no PostgreSQL here and none could be installed');
  try {
    const binaries = ['--test', 'it', '--test', 'up_and_down', '--test', 'adoption'];
    const filters = domain ? ofDomain : ['on_postgresql', ...modules];
    const args = ['test', ...binaries, '--no-fail-fast', '--', ...filters];
    return await runCounted(fromCargo, 'cargo', args, { env: { TEST_DATABASE_URL: postgres.url } });
  } finally {
    await postgres.stop();
  }
});

const wasmTest = (...args) => ['test', '--mode', 'no-install', ...args, 'rules-wasm'];

async function rulesAsWebAssembly() {
  await stage('wasm in Node', async () => {
    await wasmBindgen();
    await wasmPack();
    return runCounted(fromCargo, 'wasm-pack', wasmTest('--node'));
  });

  await stage('wasm in Chrome', async () => {
    await wasmBindgen();
    await wasmPack();
    const driver = (await chromium()) && (await chromeDriver());
    if (!driver) return skipped('SKIPPED: no Chromium with ChromeDriver here and none could be installed');
    // The same compiled tests as in Node.
    const args = wasmTest('--headless', '--chrome', '--chromedriver', driver);
    return runCounted(fromCargo, 'wasm-pack', args, { env: { WASM_BINDGEN_USE_BROWSER: '1' } });
  });
}

/** Measures and compares the built modules; `npm run parity` compares many more inputs. */
async function builtModules() {
  await stage('sizes of the browser modules', () => runCounted(fromScript, 'node', ['scripts/module-size.mjs']));
  await stage('weight of the needs-list page', () => whole('npm', ['run', 'size', '-w', 'ui']));
  await stage('parity of native and browser rules', () =>
    runCounted(fromScript, 'node', ['scripts/parity.mjs', '--each', '200', '--abuse', '50', '--search', '50000']),
  );
  await stage('growth of rule costs', () => runCounted(fromScript, 'node', ['scripts/parity/cost-growth.mjs']));
}

// Each of them keeps one core busy for most of its time.
await Promise.all([rulesAsWebAssembly(), builtModules()]);

// Component tests take most of the time, so the quick run leaves them out.
const withoutScreens = ['--', '--exclude', '**/*.test.tsx'];

const ofFeatures = domain && ['--', ...domain.ui.map((folder) => `src/features/${folder}/`)];
const vitest = ['run', 'test', '-w', 'ui', ...(ofFeatures ?? (quick ? withoutScreens : []))];

await stage('typescript', () => runCounted(fromVitest, 'npm', vitest));

await stage('stories in the browser', async () => {
  const browser = await headlessChromium();
  if (!browser) return skipped('SKIPPED: no Chromium here and none could be installed');
  const built = results.some(({ name }) => name === 'build') ? ['--built'] : [];
  const only = domain ? domain.stories.map((start) => `e2e/${start}`) : [];
  return runCounted(fromPlaywright, 'node', ['scripts/e2e.mjs', ...built, ...only], { env: { CHROMIUM_PATH: browser } });
});

const sumResults = (key) => results.reduce((total, result) => total + result[key], 0);
const passed = sumResults('passed');
const failed = sumResults('failed');
const left = sumResults('skipped');

print(`\n${bold('Stages')} ${faint(`in ${seconds(began)}`)}`);
for (const { name, passed: p, failed: f, took, note } of results) {
  print(`  ${f ? red('✗') : green('✓')} ${name}: ${p} passed, ${f} failed ${faint(took)}${note ? ` ${note}` : ''}`);
}
print('');
print(`${passed} passed, ${failed} failed${left ? `, ${left} skipped` : ''}`);
process.exit(failed ? 1 : 0);
