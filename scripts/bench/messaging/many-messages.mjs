// An office with many messages compared with one with few: a long thread opens and pages as fast as a short one, and threads
// are listed and counted at the same cost.

import { demoServer } from '../demo-server.mjs';
import { canGenerateMessages, generateMessages } from './generate-messages.mjs';
import { row, formatTimes, takeTurnsAwaited } from '../measure.mjs';
import { signIn } from '../sign-in.mjs';

const little = { threads: 10, messages: 100 };
const much = { threads: 10_000, messages: 100_000 };
const pageSize = 30;
/** The number of threads in the small office, so that both responses have the same size. */
const listSize = little.threads;
const rounds = 31;
/** Threads are listed from the latest one, so pages that users rarely scroll to aren't judged. */
const farOff = new Set(['the last page of the list of threads']);

/** An office of the given size, and the calls to measure. */
async function createOffice({ address, database }, size) {
  const dana = await signIn(address, 'dana@harborpine.example');
  const lucia = await signIn(address, 'lucia.alvarez@mail.example');
  const me = async (person) => (await person('GET', '/v1/users/me')).json();
  const [{ id: to, companyId }, { id: from }] = [await me(dana), await me(lucia)];
  const { content } = await (await lucia('GET', '/v1/loans')).json();
  const { id: loan, lender } = content[0];
  const long = generateMessages(database, { loan, from, to, ...size });
  const ask = (path) => async () => {
    const answer = await dana('GET', path);
    if (!answer.ok) throw new Error(`${path} was answered ${answer.status}`);
    return answer.json();
  };
  const page = (number) => ask(`/v1/messages/threads/${long}/messages?page=${number}&size=${pageSize}`);
  const pages = Math.floor(size.messages / pageSize);
  const list = (more) => ask(`/v1/messages/threads?loanId=${loan}&s=${listSize}${more}`);
  return {
    'opening a thread': page(0),
    'the middle page of a thread': page(Math.floor(pages / 2)),
    'the oldest page of a thread': page(pages - 1),
    'the list of threads': list('&p=0'),
    'the last page of the list of threads': list(`&p=${Math.floor((size.threads - 1) / listSize)}`),
    'the list of unread threads': list('&p=0&unread=true'),
    'what is unread on a loan': ask(`/v1/messages/threads/messages/countunread?loanId=${loan}`),
    'what is unread anywhere': ask('/v1/messages/unread'),
    'what is unread at a company': ask(`/v1/messages/unreadForCompany/${companyId ?? lender.id}`),
  };
}

/** Rows that compare the large office with the small one. */
export async function manyMessagesRows() {
  if (!canGenerateMessages()) return [row('100,000 messages', 'SKIPPED: sqlite3 is not installed')];
  const servers = await Promise.all([demoServer(), demoServer()]);
  try {
    const [few, many] = [await createOffice(servers[0], little), await createOffice(servers[1], much)];
    const rows = [];
    for (const [what, ask] of Object.entries(many)) {
      const times = await takeTurnsAwaited({ many: ask, few: few[what] }, rounds);
      const slower = times.many.median / times.few.median;
      const size = what.includes('page of a thread') || what === 'opening a thread' ? 'messages' : 'threads';
      const count = (office) => office[size].toLocaleString('en');
      const figure = `${slower.toFixed(2)}× ${count(little)} (${formatTimes(times.many)})`;
      const name = `${what}, ${count(much)} ${size}`;
      rows.push(farOff.has(what) ? row(name, figure) : row(name, figure, '≤ 1.5×', slower <= 1.5));
    }
    return rows;
  } finally {
    for (const { child, remove } of servers) {
      child.kill('SIGKILL');
      remove();
    }
  }
}
