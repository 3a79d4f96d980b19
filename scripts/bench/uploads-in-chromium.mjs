// The effect of sending an archive of 300 files on the page: frames per second while it is sent, compared with the idle page.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipSync } from 'fflate';
import { chromium } from '../toolchain.mjs';
import { demoServer } from './demo-server.mjs';
import { row } from './measure.mjs';
import { signIn } from './sign-in.mjs';

const files = 300;
const fileSize = 20_000;
const turns = 2;
/** The duration of a frame at 60 frames per second. */
const frame = 1_000 / 60;
const idleFor = 5_000;

/** Texts in ten folders, with new content each time: existing content would trigger a question. */
function createArchive(turn) {
  const text = (nth) => Buffer.from(`Note ${turn} ${nth}\n${randomBytes(fileSize / 2).toString('hex')}`);
  const list = Array.from({ length: files }, (_, nth) => [
    `notes ${nth % 10}/note-${turn}-${nth}.txt`,
    new Uint8Array(text(nth)),
  ]);
  return zipSync(Object.fromEntries(list), { level: 6 });
}

/** Starts recording the frames of the page. */
const countFrames = () => {
  const gaps = [];
  let last = null;
  const tick = (now) => {
    if (last !== null) gaps.push(now - last);
    last = now;
    window.nextFrame = requestAnimationFrame(tick);
  };
  window.frameGaps = gaps;
  window.nextFrame = requestAnimationFrame(tick);
};

/** Stops recording; returns the duration of each frame in milliseconds. */
const counted = () => {
  cancelAnimationFrame(window.nextFrame);
  return window.frameGaps;
};

/** The processor time of each task of the page's main thread, in milliseconds. */
function tasksOf(trace) {
  const { traceEvents } = JSON.parse(trace.toString());
  const main = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const tasks = traceEvents.filter(({ name, pid, tid }) => name.endsWith('RunTask') && main.has(`${pid} ${tid}`));
  return tasks.map(({ tdur = 0 }) => tdur / 1_000);
}

/** The durations of frames and tasks during the work. */
async function whileCounting(page, work) {
  const browser = page.context().browser();
  await browser.startTracing(page, { categories: ['toplevel'] });
  await page.evaluate(countFrames);
  await work();
  const gaps = await page.evaluate(counted);
  return { gaps, tasks: tasksOf(await browser.stopTracing()) };
}

/** Chooses the archive, confirms the proposed filing, and waits until everything is sent. */
async function sendArchive(page, path) {
  const tray = () => document.querySelector('[aria-label=Uploads]') !== null;
  const none = () => document.querySelector('[aria-label=Uploads]') === null;
  const button = page.getByRole('button', { name: 'Upload files' });
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), button.click()]);
  await chooser.setFiles(path);
  await page.getByRole('button', { name: `Send ${files} files` }).click();
  await page.waitForFunction(tray, null, { polling: 500, timeout: 60_000 });
  await page.waitForFunction(none, null, { polling: 500, timeout: 120_000 });
}

const sum = (times) => times.reduce((all, each) => all + each, 0);
const all = (parts, name) => parts.flatMap((part) => part[name]);
const longest = (times) => times.reduce((one, other) => Math.max(one, other), 0).toFixed(0);

function rowsOf(alone, sending) {
  const perSecond = (parts) => (all(parts, 'gaps').length / sum(all(parts, 'gaps'))) * 1_000;
  const share = perSecond(sending) / perSecond(alone);
  const beside = (figure) => `${figure(sending)} (alone ${figure(alone)})`;
  const frames = `${beside((parts) => perSecond(parts).toFixed(1))}, longest ${beside((parts) => longest(all(parts, 'gaps')))} ms`;
  const tasks = all(sending, 'tasks');
  const over = tasks.filter((task) => task > frame).length;
  return [
    row(
      'frames a second while a zip of 300 files goes up',
      `${share.toFixed(2)}×: ${frames}`,
      '≥ 0.95× the page alone',
      share >= 0.95,
    ),
    row(
      'tasks of the page longer than a frame meanwhile',
      `${over} of ${tasks.length.toLocaleString('en')}, longest ${beside((parts) => longest(all(parts, 'tasks')))} ms of the processor`,
      'longest ≤ 50 ms',
      tasks.every((task) => task <= 50),
    ),
  ];
}

/** The rows; one row reports if Chromium is missing. */
export async function uploadRows() {
  const executablePath = await chromium();
  if (!executablePath) return [row('a zip of 300 files in Chromium', 'SKIPPED: Chromium is not installed')];
  const { chromium: launcher } = await import('playwright-core');
  const folder = mkdtempSync(join(tmpdir(), 'loanroom-zips-'));
  const { child, address, remove } = await demoServer();
  const browser = await launcher.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const lucia = await signIn(address, 'lucia.alvarez@mail.example');
    const [name, value] = lucia.cookie.split(/=(.*)/);
    const context = await browser.newContext({ baseURL: address });
    await context.addCookies([{ name, value, url: address }]);
    const page = await context.newPage();
    await page.goto('/portal');
    await page.getByRole('button', { name: 'Upload files' }).waitFor();
    await page.waitForTimeout(2_000);
    const [alone, sending] = [[], []];
    for (let turn = 0; turn < turns; turn++) {
      const path = join(folder, `notes-${turn}.zip`);
      writeFileSync(path, createArchive(turn));
      alone.push(await whileCounting(page, () => page.waitForTimeout(idleFor)));
      sending.push(await whileCounting(page, () => sendArchive(page, path)));
    }
    return rowsOf(alone, sending);
  } finally {
    await browser.close();
    child.kill('SIGKILL');
    remove();
    rmSync(folder, { recursive: true, force: true });
  }
}
