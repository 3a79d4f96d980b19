// What it costs to load the rules and to call one.

import { browserRules } from '../parity/browser-rules.mjs';
import { budgets, sizes } from '../size.mjs';
import { median, row, shown, takeTurns } from './measure.mjs';

const rounds = 9;
const calls = 10_000;

async function instantiate() {
  const times = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await browserRules();
    times.push(performance.now() - start);
  }
  return { median: median(times), low: Math.min(...times), high: Math.max(...times) };
}

/** Rows on sizes, loading and calling. */
export async function callRows() {
  const { rules } = await browserRules();
  const many = (call, input) => () => {
    for (let nth = 0; nth < calls; nth++) call(input);
  };
  const times = takeTurns({
    statusReached: many(rules.statusReached, { loanStatus: 'CLOSING', status: 'HOLD' }),
    checkEmail: many(rules.checkEmail, { emailAddress: 'ann@x.com' }),
  });
  const inKilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
  const sizeRow = ({ name, folder, goal }) => {
    const { raw, gzip, brotli } = sizes(folder);
    const figure = `${inKilobytes(raw)} raw, ${inKilobytes(gzip)} gzip, ${inKilobytes(brotli)} brotli`;
    return row(`size of the ${name} module`, figure, `≤ ${inKilobytes(goal)} brotli`, brotli <= goal);
  };
  return [
    ...budgets.map(sizeRow),
    row('time to load and start the core', shown(await instantiate())),
    ...Object.entries(times).map(([name, taken]) => row(`${calls} calls of ${name}`, shown(taken))),
  ];
}
