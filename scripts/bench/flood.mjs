// What the heaviest allowed calls, sent all at once, do to everybody else: how long other calls take meanwhile,
// how much memory stays taken afterwards, and how soon the server ends when it is asked to.

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { serverBinary } from '../toolchain.mjs';
import { row } from './measure.mjs';

const seconds = 8;
const senders = 12;

/** The demo office on a free port, with everything in a folder of its own. */
async function server() {
  const folder = mkdtempSync(join(tmpdir(), 'loanroom-flood-'));
  const env = {
    ...process.env,
    LOANROOM_PORT: '0',
    LOANROOM_DATA: join(folder, 'data'),
    LOANROOM_LOG: 'error',
    LOANROOM_REQUESTS_PER_MINUTE: '1000000',
  };
  delete env.DATABASE_URL;
  const child = spawn(serverBinary(), { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (chunk) => {
      said += chunk;
      const found = said.match(/Listening on (\S+)/);
      if (found) resolve(found[1].replace('localhost', '127.0.0.1'));
    });
    child.on('exit', () => reject(new Error('the server ended before it listened')));
  });
  return { child, address, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** One person's way to call it. */
async function signIn(address, emailAddress) {
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  const send = (method, path, body) => fetch(address + path, { method, headers, body: body && JSON.stringify(body) });
  const answer = await send('POST', '/v1/session', { emailAddress, password: 'loanroom-demo' });
  if (!answer.ok) throw new Error(`couldn't sign in: ${answer.status}`);
  headers.cookie = answer.headers.getSetCookie()[0].split(';')[0];
  return send;
}

/** The heaviest calls that are allowed, to be sent in turns. */
async function heavyCalls(send) {
  const loans = await (await send('GET', '/v1/loans')).json();
  const loan = loans.content[0].id;
  const list = await (await send('GET', `/v1/loans/${loan}/elements?view=CONVENTIONAL&status=ACTIVE`)).json();
  const elementIds = list.content.slice(0, 44).map(({ id }) => id);
  const many = (count, make) => Array.from({ length: count }, (_, nth) => make(nth));
  const folders = many(26_000, (nth) => `f${nth}`);
  const people = (count) => many(count, (nth) => ({ email: `person${nth}@example.com`, assign: true }));
  const known = many(2_000, (nth) => ({ id: `${nth}`, givenName: `Given${nth}`, familyName: `Family${nth}`, emailAddress: `p${nth}@example.com` }));
  return [
    // What took gigabytes and half minutes once, as long as it may be, and what is the longest that is carried out.
    ['/v1/rules/documents.package_paths', { files: [{ folders, name: 'a.pdf' }] }],
    ['/v1/rules/messaging.split_recipients', { entries: many(9_000, (nth) => `person${nth}@example.com`) }],
    ['/v1/rules/search.find_people', { people: known, query: 'near to nothing' }],
    [`/v1/loans/${loan}/sharing/preview`, { entries: people(5_000), elementIds, send: 'ASSIGN' }],
    [`/v1/loans/${loan}/sharing/preview`, { entries: people(200), elementIds, send: 'ASSIGN' }],
  ];
}

/** How long calls take that have nothing to do with the flood, in milliseconds, sorted. */
async function others(send) {
  const times = [];
  const until = performance.now() + seconds * 1_000;
  while (performance.now() < until) {
    const begun = performance.now();
    const answer = await send('GET', times.length % 2 ? '/v1/users/me' : '/v1/loans');
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a call was answered ${answer.status}`);
    times.push(performance.now() - begun);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  return times.sort((a, b) => a - b);
}

const p99 = (times) => times[Math.min(times.length - 1, Math.floor(times.length * 0.99))];
const megabytes = (pid) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1]) / 1_024;

/** Rows on what a flood does; none where memory can't be looked at. */
export async function floodRows() {
  if (process.platform !== 'linux') return [];
  const { child, address, remove } = await server();
  try {
    const dana = await signIn(address, 'dana@harborpine.example');
    const lucia = await signIn(address, 'lucia.alvarez@mail.example');
    const calls = await heavyCalls(dana);
    for (const [path, body] of calls) await (await dana('POST', path, body)).arrayBuffer();
    const idle = await others(lucia);
    const before = megabytes(child.pid);
    let flooding = true;
    let [done, turnedAway] = [0, 0];
    const flood = async (first) => {
      for (let nth = first; flooding; nth++) {
        const answer = await dana('POST', ...calls[nth % calls.length]).catch(() => null);
        await answer?.arrayBuffer();
        if (answer?.status === 503) turnedAway += 1;
        else done += 1;
      }
    };
    const floods = Array.from({ length: senders }, (_, nth) => flood(nth));
    const meanwhile = await others(lucia);
    flooding = false;
    await Promise.all(floods);
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    const after = megabytes(child.pid);
    for (let nth = 0; nth < senders; nth++) dana('POST', ...calls[nth % calls.length]).catch(() => null);
    await new Promise((resolve) => setTimeout(resolve, 300));
    const asked = performance.now();
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    const took = (performance.now() - asked) / 1_000;
    const slower = p99(meanwhile) / p99(idle);
    const about = `${p99(idle).toFixed(1)} → ${p99(meanwhile).toFixed(1)} ms; ${done} heavy calls done, ${turnedAway} asked to come back`;
    return [
      row('other calls during a flood of heavy ones, p99', `${slower.toFixed(2)}× (${about})`, '≤ 3× idle', slower <= 3),
      row('memory after the flood', `${(after / before).toFixed(2)}× (${before.toFixed(0)} → ${after.toFixed(0)} MB)`, '≤ 1.5× before', after <= 1.5 * before),
      row('the server ends during a flood', `${took.toFixed(1)} s`, '≤ 10 s', took <= 10),
    ];
  } finally {
    child.kill('SIGKILL');
    remove();
  }
}
