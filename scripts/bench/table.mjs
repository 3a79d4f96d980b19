// All measurements in one table. It reports; it never fails because of a time.

import { cpus, loadavg } from 'node:os';
import { performance } from 'node:perf_hooks';
import { bold, faint, green, print, seconds, yellow } from '../console.mjs';
import { browserRules } from '../parity/browser-rules.mjs';
import { callRows } from './rule-calls.mjs';
import { overloadRows } from './overload.mjs';
import { manyMessagesRows } from './messaging/many-messages.mjs';
import { messageRows } from './messaging/send-load.mjs';
import { paintRows } from './largest-paint.mjs';
import { pdfRows } from './pdf-unlock.mjs';
import { chromiumSearchRows } from './search-in-chromium.mjs';
import { searchRows } from './search.mjs';
import { fileRows } from './server/large-files.mjs';
import { serverRows } from './server/many-loans.mjs';
import { startNativeTimer } from './native-timer.mjs';
import { treeRows } from './needs-list-tree.mjs';
import { uploadRows } from './uploads-in-chromium.mjs';
import { writingRows } from './messaging/composer-typing.mjs';
import { zipRows } from './zip-reading.mjs';

const formatMark = (reached) => (reached === null ? ' ' : reached ? green('✓ reached') : yellow('not yet'));

const load = () => loadavg()[0].toFixed(1);

/** Measures everything and prints it. */
export async function printTable() {
  const native = await startNativeTimer();
  await printRows('The rules, beside other libraries', async () => [
    ...(await callRows()),
    ...treeRows(await browserRules('rules')),
    ...(await zipRows(await browserRules('documents'), native)),
    ...(await pdfRows(await browserRules('documents'), native)),
    ...(await overloadRows()),
    ...(await messageRows()),
    ...(await uploadRows()),
    ...(await manyMessagesRows()),
    ...(await writingRows()),
    ...searchRows(await browserRules('rules')),
    ...(await chromiumSearchRows()),
  ]);
  native.stop();
}

/** Measures and prints the rows about the server only. */
export const printServer = (profile) =>
  printRows(`The server, with many loans and a large file, and its first screens (${profile} build)`, async () => [
    ...(await serverRows(profile)),
    ...(await fileRows(profile)),
    ...(await paintRows(profile)),
  ]);

async function printRows(title, measure) {
  const began = performance.now();
  const loadBefore = load();
  const rows = await measure();
  const wide = Math.max(...rows.map(({ what }) => what.length));
  const figures = Math.max(...rows.map(({ figure }) => figure.length));
  const goals = Math.max(...rows.map(({ goal }) => goal.length));
  print(bold(`\n${title}`));
  for (const { what, figure, goal, reached } of rows) {
    print(`  ${what.padEnd(wide)}  ${figure.padEnd(figures)}  ${faint(goal.padEnd(goals))} ${formatMark(reached)}`);
  }
  print(faint(`\nMedians of at least 7 rounds in turns unless a row says otherwise, ranges in brackets; Node ${process.versions.node}; ${seconds(began)}.`));
  print(faint(`Machine load ${loadBefore} before and ${load()} after, on ${cpus().length} processors: the nearer to 1, the steadier the times.`));
}
