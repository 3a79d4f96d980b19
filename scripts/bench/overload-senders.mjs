// Sends the load of overload.mjs from a separate process with low priority: real load comes from other machines and doesn't
// compete with the server or the measurement for the processor.

import { constants, setPriority } from 'node:os';
import { signIn } from './sign-in.mjs';

const senders = 12;
let flooding = false;
let floods = [];

/** The most expensive allowed calls, sent in turns. */
async function heavyCalls(send) {
  const loans = await (await send('GET', '/v1/loans')).json();
  const loan = loans.content[0].id;
  const list = await (await send('GET', `/v1/loans/${loan}/elements?view=CONVENTIONAL&status=ACTIVE`)).json();
  const elementIds = list.content.slice(0, 44).map(({ id }) => id);
  const many = (count, make) => Array.from({ length: count }, (_, nth) => make(nth));
  const folders = many(26_000, (nth) => `f${nth}`);
  const people = (count) => many(count, (nth) => ({ email: `person${nth}@example.com`, assign: true }));
  const known = many(2_000, (nth) => ({
    id: `${nth}`,
    givenName: `Given${nth}`,
    familyName: `Family${nth}`,
    emailAddress: `p${nth}@example.com`,
  }));
  return [
    // Inputs that once took gigabytes of memory or half a minute, at their maximum length and at the longest length that is processed.
    ['/v1/rules/documents.package_paths', { files: [{ folders, name: 'a.pdf' }] }],
    ['/v1/rules/messaging.split_recipients', { entries: many(9_000, (nth) => `person${nth}@example.com`) }],
    ['/v1/rules/search.find_people', { people: known, query: 'near to nothing' }],
    [`/v1/loans/${loan}/sharing/preview`, { entries: people(5_000), elementIds, send: 'ASSIGN' }],
    [`/v1/loans/${loan}/sharing/preview`, { entries: people(200), elementIds, send: 'ASSIGN' }],
  ].map(([path, body]) => [path, JSON.stringify(body)]);
}

const [address] = process.argv.slice(2);
setPriority(constants.priority.PRIORITY_LOW);
const dana = await signIn(address, 'dana@harborpine.example');
const calls = await heavyCalls(dana);
for (const [path, body] of calls) await (await dana('POST', path, body)).arrayBuffer();

/** Sends calls one after the other; returns how many succeeded and how many were refused with a time to retry. */
async function flood(first) {
  const counts = { done: 0, turnedAway: 0 };
  for (let nth = first; flooding; nth++) {
    const answer = await dana('POST', ...calls[nth % calls.length]).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.status === 503) counts.turnedAway += 1;
    else counts.done += 1;
  }
  return counts;
}

process.on('message', async (order) => {
  if (order === 'begin') {
    flooding = true;
    floods = Array.from({ length: senders }, (_, nth) => flood(nth));
  } else {
    flooding = false;
    const sum = (name, counts) => counts.reduce((all, each) => all + each[name], 0);
    const counts = await Promise.all(floods);
    process.send({
      done: sum('done', counts),
      turnedAway: sum('turnedAway', counts),
    });
  }
});
process.send('ready');
