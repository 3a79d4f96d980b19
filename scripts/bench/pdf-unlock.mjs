// PDF unlocking: all locked fixtures in turn, compared with qpdf, which starts a process for each.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../paths.mjs';
import { outputOf } from '../run.mjs';
import { row, formatTimes, takeTurnsAwaited } from './measure.mjs';

const names = ['rc4-40', 'rc4-128', 'aes-128', 'aes-256-r5', 'aes-256-r6', 'object-streams', 'linearized'];
const password = 'secret';

function unlockAll(rules, files) {
  for (const bytes of files) {
    const { answer } = rules.unlockPdf(bytes, { password });
    if (!answer.unlocked) throw new Error(`not unlocked: ${answer.message}`);
  }
}

function qpdfAll(paths, out) {
  for (const path of paths) {
    const { status, stderr } = spawnSync('qpdf', ['--decrypt', `--password=${password}`, path, out]);
    if (status !== 0) throw new Error(`qpdf failed: ${stderr}`);
  }
}

async function nativeAll(native, paths) {
  let total = 0;
  for (const path of paths) total += await native.unlock(path, password);
  return total;
}

/** All rows about PDFs, in WebAssembly and natively; one row reports if qpdf is missing. */
export async function pdfRows({ rules }, native) {
  const paths = names.map((name) => at('shared-rules', 'fixtures', 'pdf', `${name}.pdf`));
  const files = paths.map((path) => readFileSync(path));
  const what = `PDF unlock, ${names.length} small files`;
  const contenders = { mine: () => unlockAll(rules, files), native: () => nativeAll(native, paths) };
  const folder = mkdtempSync(join(tmpdir(), 'loanroom-bench-'));
  try {
    const there = outputOf('qpdf', '--version');
    if (there) contenders.qpdf = () => qpdfAll(paths, join(folder, 'out.pdf'));
    const times = await takeTurnsAwaited(contenders);
    const own = [row(what, formatTimes(times.mine)), row(`${what}, natively`, formatTimes(times.native))];
    if (!there) return [...own, row(`${what}, qpdf`, 'SKIPPED: qpdf is not installed')];
    const share = (build) => times[build].median / times.qpdf.median;
    const judged = (name, build) =>
      row(`${what}${name}: share of qpdf's time`, `${share(build).toFixed(2)}×`, '≤ 0.7×, process start included', share(build) <= 0.7);
    return [...own, row(`${what}, qpdf (process start included)`, formatTimes(times.qpdf)), judged('', 'mine'), judged(', natively', 'native')];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
