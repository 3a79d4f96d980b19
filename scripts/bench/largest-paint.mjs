// Largest contentful paint of the first screens on a phone with a medium connection, compared with the invitation page,
// which is plain HTML. Each page is opened with an empty cache.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chromium } from '../toolchain.mjs';
import { demoServer } from './demo-server.mjs';
import { median, ms, row } from './measure.mjs';
import { canGenerateLoans } from './server/generate-loans.mjs';
import { signIn } from './sign-in.mjs';

const rounds = 7;
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true, hasTouch: true };
const connection = { offline: false, latency: 100, downloadThroughput: 9e6 / 8, uploadThroughput: 9e6 / 8 };
/** Processor slowdown, and the maximum time of a screen relative to the invitation page. */
const speeds = [
  { slower: 1, words: 'at full speed', most: 1.3 },
  { slower: 4, words: 'four times slower', most: 1.6 },
];
/** The paint counts as final after this time without a larger one. */
const quietMs = 1_000;
const token = 'c0ffee'.repeat(10);

const dana = 'dana@harborpine.example';
const lucia = 'lucia.alvarez@mail.example';
const screens = [
  { name: 'invitation', path: `/invitation/${token}`, who: null },
  { name: 'sign-in', path: '/sign-in', who: null },
  { name: 'loans', path: '/loans', who: dana },
  { name: 'needs list', path: (loan) => `/loans/${loan}/needs-list`, who: dana },
  { name: 'portal', path: '/portal', who: lucia },
];

/** Records each larger paint. */
const watchPaints = () => {
  window.largest = null;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.largest = { startTime, noted: performance.now() };
  }).observe({ type: 'largest-contentful-paint', buffered: true });
};

const waitUntilSettled = (quiet) => window.largest !== null && performance.now() - window.largest.noted > quiet;

/** Milliseconds until the largest paint of a page in a browser with an empty cache. */
async function paintOf(browser, { address, path, cookie }, slower) {
  const context = await browser.newContext({ baseURL: address, ...phone });
  try {
    if (cookie) await context.addCookies([{ ...cookie, url: address }]);
    const page = await context.newPage();
    const control = await context.newCDPSession(page);
    await control.send('Network.enable');
    await control.send('Network.emulateNetworkConditions', connection);
    await control.send('Emulation.setCPUThrottlingRate', { rate: slower });
    await page.addInitScript(watchPaints);
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.waitForFunction(waitUntilSettled, quietMs, { polling: 100 });
    return await page.evaluate(() => window.largest.startTime);
  } finally {
    await context.close();
  }
}

/** The URLs of the screens and the users who open them. */
async function screenAddress({ address, database }) {
  const hash = createHash('sha256').update(token).digest('hex');
  execFileSync('sqlite3', [database, '.timeout 5000', `UPDATE invitation SET token_hash = '${hash}'`]);
  const cookies = {};
  for (const who of [dana, lucia]) {
    const [name, value] = (await signIn(address, who)).cookie.split(/=(.*)/);
    cookies[who] = { name, value };
  }
  const loans = await (await (await signIn(address, dana))('GET', '/v1/loans')).json();
  const loan = loans.content[0].id;
  return screens.map(({ name, path, who }) => ({
    name,
    address,
    path: typeof path === 'string' ? path : path(loan),
    cookie: who && cookies[who],
  }));
}

async function rowsAt(browser, places, { slower, words, most }) {
  const times = Object.fromEntries(places.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++) {
    for (const place of places) times[place.name].push(await paintOf(browser, place, slower));
  }
  const plain = median(times.invitation);
  return places.slice(1).map(({ name }) => {
    const share = median(times[name]) / plain;
    const figure = `${share.toFixed(2)}× (${ms(median(times[name]))} to ${ms(plain)} ms)`;
    return row(`largest paint of ${name}, ${words}, to an invitation’s`, figure, `≤ ${most.toFixed(1)}×`, share <= most);
  });
}

/** The rows; one row reports if Chromium or sqlite3 is missing. */
export async function paintRows(profile) {
  const executablePath = await chromium();
  if (!executablePath || !canGenerateLoans())
    return [row('largest paint', 'SKIPPED: Chromium or sqlite3 is not installed')];
  const { chromium: launcher } = await import('playwright-core');
  const server = await demoServer(profile);
  const browser = await launcher.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const places = await screenAddress(server);
    const rows = [];
    for (const speed of speeds) rows.push(...(await rowsAt(browser, places, speed)));
    return rows;
  } finally {
    await browser.close();
    server.child.kill('SIGKILL');
    server.remove();
  }
}
