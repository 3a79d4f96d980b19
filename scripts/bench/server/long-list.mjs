// A needs list of thousands: asked for again, worked out anew, and told as what changed in it.

import { median, ms, row } from '../measure.mjs';
import { callPeopleOtherwise } from './made-up.mjs';

const within = (what, times, most) => row(what, `${ms(median(times))} ms`, `≤ ${most} ms`, median(times) <= most);
const atMost = (what, bytes, most) =>
  row(what, `${(bytes / 1_000).toFixed(1)} kB`, `≤ ${most / 1_000} kB`, bytes <= most);

async function timed(ask) {
  const begun = performance.now();
  const answer = await ask();
  return { ...answer, took: performance.now() - begun };
}

/** So many times what it takes, and the bytes of the last time. */
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

/** A list of 5,000 requests and somebody who works in it. */
export async function longRows({ long, packed, call, write, database }, rounds) {
  const kept = await several(rounds, write, () => packed(long));
  const anew = await several(rounds, () => callPeopleOtherwise(database), () => packed(long));
  const known = await call('GET', long);
  const tag = known.headers.get('etag');
  const list = await known.json();
  const stands = await several(rounds, write, async () => {
    const answer = await call('GET', long, undefined, { 'if-none-match': tag });
    if (answer.status !== 304) throw new Error(`a list that stands was answered ${answer.status}`);
    return { bytes: (await answer.arrayBuffer()).byteLength };
  });
  let { stamp } = list;
  let version = 1;
  const { id } = list.content[2_500];
  const change = async (round) => {
    const body = JSON.stringify({ version, priorityType: round % 2 ? 'HIGH' : 'LOW' });
    ({ version } = await (await call('PUT', `${long}/${id}`, body)).json());
    return stamp;
  };
  const changed = await several(rounds, change, async (since) => {
    const answer = await call('GET', `${long}/changes?since=${since}`);
    const text = await answer.text();
    ({ stamp } = JSON.parse(text));
    return { bytes: text.length };
  });
  return [
    within('a needs list of 5,000 requests', kept.times, 40),
    within('the same worked out anew', anew.times, 40),
    within('the same where one has it', stands.times, 40),
    within('the same with one request changed', changed.times, 40),
    atMost('it over the wire', kept.bytes, 300_000),
    atMost('where one has it', stands.bytes, 0),
    atMost('one request changed, uncompressed', changed.bytes, 3_000),
  ];
}
