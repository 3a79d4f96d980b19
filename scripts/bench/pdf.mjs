// PDF unlock: all locked fixtures in turn, beside qpdf, which starts a process for each.

import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '../paths.mjs';
import { ask } from '../run.mjs';
import { row, shown, takeTurns } from './measure.mjs';

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

/** All rows on PDFs; without qpdf one says so. */
export function pdfRows({ rules }) {
  const paths = names.map((name) => at('shared-rules', 'fixtures', 'pdf', `${name}.pdf`));
  const files = paths.map((path) => readFileSync(path));
  const what = `PDF unlock, ${names.length} small files`;
  const mine = () => unlockAll(rules, files);
  if (!ask('qpdf', '--version')) {
    return [row(what, shown(takeTurns({ mine }).mine)), row(`${what}, qpdf`, 'SKIPPED: qpdf is not installed')];
  }
  const folder = mkdtempSync(join(tmpdir(), 'loanroom-bench-'));
  try {
    const times = takeTurns({ mine, qpdf: () => qpdfAll(paths, join(folder, 'out.pdf')) });
    const share = times.mine.median / times.qpdf.median;
    return [
      row(what, shown(times.mine)),
      row(`${what}, qpdf (process start included)`, shown(times.qpdf)),
      row(`${what}: share of qpdf's time`, `${share.toFixed(2)}×`, '≤ 0.7×, process start included', share <= 0.7),
    ];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
