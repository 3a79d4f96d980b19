// A lender with 20,000 loans compared with one with 20: the cost of each page of the list, and the rate of responses that
// every page needs.

import { demoServer } from '../demo-server.mjs';
import { median, row, formatTimes, takeTurnsAwaited } from '../measure.mjs';
import { signIn } from '../sign-in.mjs';
import { connection, rate } from './raw-connection.mjs';
import { longRows } from './long-needs-list.mjs';
import { canGenerateLoans, generateLoans } from './generate-loans.mjs';

const little = { loans: 20, requests: 60, long: 100 };
const much = { loans: 20_000, requests: 60, long: 5_000 };
const rounds = 15;
/** The number of concurrent connections when responses are counted. */
const clientCount = 8;
const milliseconds = 400;

/** An office of the given size: its calls and ids. */
async function createOffice({ address, database }, size) {
  const dana = await signIn(address, 'dana@harborpine.example');
  const { company } = await (await dana('GET', '/v1/users/me')).json();
  const long = generateLoans(database, { company: company.id, ...size });
  const headers = { cookie: dana.cookie, 'sec-fetch-site': 'same-origin' };
  const one = connection(address, headers);
  const packed = connection(address, { ...headers, 'accept-encoding': 'gzip, deflate, br' });
  // A preference changes no list, but it invalidates everything that was cached before.
  const write = () => dana('PUT', '/v1/preferences/bench', JSON.stringify({ at: performance.now() }));
  const ask = async (path, over = one) => {
    const begun = performance.now();
    const { status, bytes } = await over.ask(path);
    if (status !== 200) throw new Error(`${path} was answered ${status}`);
    return { took: performance.now() - begun, bytes };
  };
  return {
    /** Takes as long as the response right after a write. */
    afterwards: (path) => async () => {
      await write();
      return (await ask(path)).took;
    },
    packed: (path) => ask(path, packed),
    call: dana,
    database,
    asked: async (path) => {
      const connections = Array.from({ length: clientCount }, () => connection(address, headers));
      const answers = await rate(connections, path, milliseconds);
      connections.forEach(({ close }) => close());
      return answers;
    },
    long: `/v1/loans/${long}/elements`,
    write,
  };
}

const ratio = (times, one, other) => times[one].median / times[other].median;
const compareMedians = (what, value, most, about) =>
  row(what, `${value.toFixed(2)}× (${about})`, `≤ ${most.toFixed(2)}×`, value <= most);

async function pageRows(few, many) {
  const last = Math.floor((much.loans / 20) * 0.9);
  const times = await takeTurnsAwaited(
    {
      first: many.afterwards('/v1/loans'),
      deep: many.afterwards(`/v1/loans?p=${last}`),
      byRequests: many.afterwards('/v1/loans?sort=-requests'),
      few: few.afterwards('/v1/loans'),
    },
    rounds,
  );
  const all = much.loans.toLocaleString('en');
  return [
    compareMedians(`page ${last} of ${all} loans`, ratio(times, 'deep', 'first'), 1.15, `${formatTimes(times.deep)} to the first page's ${formatTimes(times.first)}`),
    compareMedians(`${all} loans by requests`, ratio(times, 'byRequests', 'first'), 1.15, formatTimes(times.byRequests)),
    compareMedians(`a page of ${all} loans to one of ${little.loans}`, ratio(times, 'first', 'few'), 1.3, `${formatTimes(times.first)} to ${formatTimes(times.few)}`),
  ];
}

async function rateRows(few, many) {
  const asked = {
    healthz: [few, '/healthz'],
    me: [few, '/v1/users/me'],
    few: [few, '/v1/loans'],
    many: [many, '/v1/loans'],
  };
  const rates = Object.fromEntries(Object.keys(asked).map((name) => [name, []]));
  for (let round = 0; round < 7; round++) {
    for (const [name, [of, path]] of Object.entries(asked)) rates[name].push(await of.asked(path));
  }
  const [healthz, me, ofFew, ofMany] = Object.values(rates).map(median);
  const share = (what, part, whole, least) =>
    row(what, `${((100 * part) / whole).toFixed(0)} % (${part.toFixed(0)} to ${whole.toFixed(0)} a second)`, `≥ ${least} %`, part >= (whole * least) / 100);
  return [
    share('who is signed in, to /healthz', me, healthz, 40),
    share('a page of 20 loans, to a route that only reads the session', ofFew, me, 25),
    row(`a page of ${much.loans.toLocaleString('en')} loans`, `${ofMany.toFixed(0)} a second`, '≥ 1,700', ofMany >= 1_700),
  ];
}

/** Rows about lists of loans and requests; none without sqlite3. */
export async function serverRows(profile) {
  if (!canGenerateLoans()) return [row('20,000 loans', 'SKIPPED: sqlite3 is not installed')];
  const servers = await Promise.all([demoServer(profile), demoServer(profile)]);
  try {
    const few = await createOffice(servers[0], little);
    const many = await createOffice(servers[1], much);
    // Writing the data blocked this program: meanwhile the server closed idle connections.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return [...(await pageRows(few, many)), ...(await longRows(many, rounds)), ...(await rateRows(few, many))];
  } finally {
    for (const { child, remove } of servers) {
      child.kill('SIGKILL');
      remove();
    }
  }
}
