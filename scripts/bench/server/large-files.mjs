// Upload and download of a 2 GiB file: the cost compared with copying it and computing its checksum, and the server's memory.

import { execFile, execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { demoServer } from '../demo-server.mjs';
import { median, row } from '../measure.mjs';
import { signIn } from '../sign-in.mjs';

const MIB = 1024 * 1024;
const gibibytes = 2;
const size = gibibytes * 1024 * MIB;
const rounds = 3;

/** Whether the required programs are installed on Linux, which reports the peak memory of a process. */
const canMeasure = () => {
  try {
    for (const program of ['curl', 'sha256sum', 'cp']) execFileSync(program, ['--version'], { stdio: 'ignore' });
    return process.platform === 'linux';
  } catch {
    return false;
  }
};

/** Asynchronous, so that connections of this program notice that the server closed them. */
const execute = promisify(execFile);

const seconds = async (run) => {
  const begun = performance.now();
  await run();
  return (performance.now() - begun) / 1_000;
};

/** Writes a video file whose mebibytes are all different and incompressible. */
function writeLargeFile(path) {
  const part = Buffer.alloc(MIB);
  let seed = 1;
  for (let at = 0; at < MIB; at += 4) part.writeInt32LE((seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0), at);
  const file = openSync(path, 'w');
  for (let number = 0; number < size / MIB; number++) {
    part.writeUInt32BE(number, MIB / 2);
    if (number === 0) part.write('\0\0\0\x18ftypmp42', 'latin1');
    writeSync(file, part);
  }
  closeSync(file);
}

/** The current memory of a process in kibibytes, or its peak since {@link forgetMost}. */
const readMemory = ({ pid }, what) =>
  Number(new RegExp(`${what}:\\s+(\\d+) kB`).exec(readFileSync(`/proc/${pid}/status`, 'latin1'))[1]);
const forgetMost = ({ pid }) => writeFileSync(`/proc/${pid}/clear_refs`, '5');

/** The peak growth of the server's memory during `run`, in mebibytes. */
async function memoryGrowth(child, run) {
  forgetMost(child);
  const before = readMemory(child, 'VmRSS');
  await run();
  return (readMemory(child, 'VmHWM') - before) / 1024;
}

async function measure({ address, child }, folder) {
  const film = join(folder, 'film.mp4');
  writeLargeFile(film);
  const dana = await signIn(address, 'dana@harborpine.example');
  const json = async (...call) => (await dana(...call)).json();
  const { content } = await json('GET', '/v1/loans');
  const curl = (...more) =>
    execute('curl', ['--fail', '--silent', '--show-error', '-H', `Cookie: ${dana.cookie}`, '-H', 'Sec-Fetch-Site: same-origin', ...more]);
  const [copied, sent, fetched, up, down] = [[], [], [], [], []];
  // The times of the first round are ignored; its memory isn't.
  for (let round = 0; round <= rounds; round++) {
    const copy = await seconds(async () => {
      await execute('cp', [film, join(folder, 'copy')]);
      await execute('sha256sum', [join(folder, 'copy')]);
    });
    rmSync(join(folder, 'copy'));
    const body = JSON.stringify({ loanId: content[0].id, name: `film ${round}.mp4`, size });
    const { id, url } = await json('POST', '/v1/documents/uploads', body);
    let took;
    const grewUp = await memoryGrowth(child, async () => {
      took = await seconds(() => curl('-T', film, '-H', 'Content-Type: application/octet-stream', new URL(url, address).href));
    });
    const { documentId } = await json('POST', `/v1/documents/uploads/${id}/complete`);
    const document = `/v1/documents/${documentId}`;
    let back;
    const grewDown = await memoryGrowth(child, async () => {
      back = await seconds(() => curl('-o', '/dev/null', `${address}${document}/content`));
    });
    await dana('DELETE', document);
    up.push(grewUp);
    down.push(grewDown);
    if (round === 0) continue;
    copied.push(copy);
    sent.push(took);
    fetched.push(back);
  }
  const share = (100 * median(copied)) / median(sent);
  const flat = (what, grew) => row(what, `${Math.max(...grew).toFixed(1)} MiB more`, '≤ 8 MiB', Math.max(...grew) <= 8);
  const about = `${median(copied).toFixed(1)} s to ${median(sent).toFixed(1)} s, ${rounds} rounds`;
  return [
    row(`${gibibytes} GiB up, beside cp and sha256sum`, `${share.toFixed(0)} % (${about})`, '≥ 70 %', share >= 70),
    row(`${gibibytes} GiB down`, `${median(fetched).toFixed(1)} s`),
    flat('memory of the server while it goes up', up),
    flat('memory of the server while it comes down', down),
  ];
}

/** Rows about a large file; they temporarily need about 8 GiB of disk space. */
export async function fileRows(profile) {
  if (!canMeasure()) return [row(`${gibibytes} GiB up and down`, 'SKIPPED: it needs Linux, curl, cp and sha256sum')];
  const folder = mkdtempSync(join(tmpdir(), 'loanroom-film-'));
  const server = await demoServer(profile);
  try {
    return await measure(server, folder);
  } finally {
    server.child.kill('SIGKILL');
    server.remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
