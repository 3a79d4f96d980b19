// The cost of a keystroke in the composer on a slow computer, compared with a plain text field on the same page.

import { chromium } from '../../toolchain.mjs';
import { demoServer } from '../demo-server.mjs';
import { median, ms, row } from '../measure.mjs';

const letters = 100;
const slower = 4;
const frame = 1_000 / 60;

/** Runs in the page: records the time from each key press to the frame that shows its effect. */
function watchFrames() {
  window.keyTimes = [];
  const after = (event) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => window.keyTimes.push(performance.now() - event.timeStamp);
    requestAnimationFrame(() => channel.port2.postMessage(null));
  };
  addEventListener('keydown', after, { capture: true });
  const plain = document.createElement('textarea');
  plain.id = 'plain';
  plain.style.cssText = 'position:fixed;top:0;left:0;z-index:99';
  document.body.append(plain);
}

/** The times of typing letters into a field. */
async function measureTyping(page, field) {
  await field.click();
  await page.keyboard.type('Warming up. ', { delay: 40 });
  await page.evaluate(() => (window.keyTimes = []));
  await page.keyboard.type('lorem ipsum '.repeat(letters).slice(0, letters), { delay: 40 });
  await page.waitForTimeout(500);
  return page.evaluate(() => window.keyTimes);
}

/** Rows about writing. */
export async function writingRows() {
  const executablePath = await chromium();
  if (!executablePath) return [row('a keystroke in the composer', 'SKIPPED: Chromium is not installed')];
  const { chromium: launcher } = await import('playwright-core');
  const { child, address, remove } = await demoServer();
  const browser = await launcher.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const page = await browser.newPage({ baseURL: address.replace('127.0.0.1', 'localhost') });
    await page.goto('/sign-in');
    await page.getByLabel('Email').fill('dana@harborpine.example');
    await page.getByLabel('Password', { exact: true }).fill('loanroom-demo');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.startsWith('/sign-in'));
    const loans = await (await page.request.get('/v1/loans?q=Alvarez')).json();
    await page.goto(`/loans/${loans.content[0].id}`);
    await page.getByRole('button', { name: 'Write a message' }).first().click();
    const body = page.getByRole('textbox', { name: 'Message', exact: true });
    await body.waitFor();
    await page.evaluate(watchFrames);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower });
    const times = [
      { where: 'a plain text field', taken: await measureTyping(page, page.locator('#plain')) },
      { where: 'the composer', taken: await measureTyping(page, body) },
    ];
    const [plain, composer] = times.map(({ taken }) => median(taken));
    const shown = times.map(({ where, taken }) => `${ms(median(taken))} (up to ${ms(Math.max(...taken))}) ms in ${where}`);
    const what = `a keystroke at ${slower}× slower, key to frame`;
    return [row(what, shown.join(', '), 'one frame more at most', composer - plain <= frame)];
  } finally {
    await browser.close();
    child.kill('SIGKILL');
    remove();
  }
}
