// The cost of loading the rules and of calling one.

import { browserRules } from '../parity/browser-rules.mjs';
import { budgets, sizes } from '../module-size.mjs';
import { modules } from '../wasm.mjs';
import { row, formatTimes, takeTurns, takeTurnsAwaited } from './measure.mjs';

const rounds = 9;
const calls = 10_000;

/** The rule of an email address as one expression, to measure the overhead of the WebAssembly bridge. */
const plainEmail = ({ emailAddress }) => ({ valid: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(emailAddress) });

/** Measures loading, compiling and instantiating each module, in turns. */
async function startRows() {
  const start = ({ name }) => [name, () => browserRules(name)];
  const times = await takeTurnsAwaited(Object.fromEntries(modules.map(start)), rounds);
  return Object.entries(times).map(([name, taken]) => row(`time to load and start the ${name} module`, formatTimes(taken)));
}

/** Rows about sizes, loading and calls. */
export async function callRows() {
  const { rules } = await browserRules();
  const many = (call, input) => () => {
    for (let nth = 0; nth < calls; nth++) call(input);
  };
  const times = takeTurns({
    badgeCount: many(rules.badgeCount, { count: 100 }),
    checkEmail: many(rules.checkEmail, { emailAddress: 'ann@x.com' }),
    'a like check in JavaScript': many(plainEmail, { emailAddress: 'ann@x.com' }),
  });
  const inKilobytes = (bytes) => `${(bytes / 1_000).toFixed(1)} kB`;
  const sizeRow = ({ name, folder, budget }) => {
    const { raw, gzip, brotli } = sizes(folder);
    const figure = `${inKilobytes(raw)} raw, ${inKilobytes(gzip)} gzip, ${inKilobytes(brotli)} brotli`;
    return row(`size of the ${name} module`, figure, `≤ ${inKilobytes(budget)} brotli`, brotli <= budget);
  };
  return [
    ...budgets.map(sizeRow),
    ...(await startRows()),
    ...Object.entries(times).map(([name, taken]) => row(`${calls.toLocaleString('en')} calls of ${name}`, formatTimes(taken))),
  ];
}
