// A needs list with thousands of requests: loaded completely, and revalidated by its ETag.

import { median, ms, row } from '../measure.mjs';

const within = (what, times, most) => row(what, `${ms(median(times))} ms`, `≤ ${most} ms`, median(times) <= most);
const atMost = (what, bytes, most) =>
  row(what, `${(bytes / 1_000).toFixed(1)} kB`, `≤ ${most / 1_000} kB`, bytes <= most);

async function timed(ask) {
  const begun = performance.now();
  const answer = await ask();
  return { ...answer, took: performance.now() - begun };
}

/** The times of `rounds` calls, and the bytes of the last one. */
async function several(rounds, before, ask) {
  const times = [];
  let bytes = 0;
  for (let round = 0; round < rounds; round++) {
    const given = await before(round);
    const answer = await timed(() => ask(given));
    times.push(answer.took);
    bytes = answer.bytes;
  }
  return { times, bytes };
}

/** Rows about a list of 5,000 requests that is changed meanwhile. */
export async function longRows({ long, packed, call, write }, rounds) {
  const whole = await several(rounds, write, () => packed(long));
  const tag = (await call('GET', long)).headers.get('etag');
  const stands = await several(rounds, write, async () => {
    const answer = await call('GET', long, undefined, { 'if-none-match': tag });
    if (answer.status !== 304) throw new Error(`a list that stands was answered ${answer.status}`);
    return { bytes: (await answer.arrayBuffer()).byteLength };
  });
  return [
    within('a needs list of 5,000 requests', whole.times, 250),
    within('the same where one has it', stands.times, 250),
    atMost('it over the wire', whole.bytes, 300_000),
    atMost('where one has it', stands.bytes, 0),
  ];
}
