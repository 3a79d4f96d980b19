// Thousands of messages: concurrent repeated sends create one message each, and a long thread opens and pages as fast as a
// short one.

import { demoServer } from '../demo-server.mjs';
import { row, formatTimes, takeTurnsAwaited } from '../measure.mjs';
import { signIn } from '../sign-in.mjs';

const sends = 1_000;
const retries = 3;
const atOnce = 8;
const rounds = 31;

/** Sends one message to a thread under each key, each several times concurrently. */
async function sendAll(send, loan, thread) {
  const answers = new Map();
  const numbers = Array.from({ length: sends }, (_, nth) => nth);
  const one = async (nth) => {
    const body = JSON.stringify({
      contextId: loan,
      messageThreadId: thread,
      body: `<p>Number ${nth}</p>`,
    });
    const key = { 'idempotency-key': `bench-${thread}-${nth}` };
    await Promise.all(
      Array.from({ length: retries }, async () => {
        const answer = await send('POST', '/v1/messages', body, key);
        await answer.arrayBuffer();
        answers.set(answer.status, (answers.get(answer.status) ?? 0) + 1);
      }),
    );
  };
  const worker = async () => {
    while (numbers.length) await one(numbers.shift());
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return [...answers].map(([status, count]) => `${count} answered ${status}`).join(', ');
}

/** Creates a thread of the loan with a subject and `count` messages by one person. */
async function thread(send, loan, to, subject, count) {
  let id;
  for (let nth = 0; nth < count; nth++) {
    const place = id ? { messageThreadId: id } : { subject, toUserIds: [to] };
    const body = JSON.stringify({
      contextId: loan,
      body: `<p>Message ${nth}</p>`,
      ...place,
    });
    const answer = await send('POST', '/v1/messages', body);
    if (!answer.ok) throw new Error(`a message was answered ${answer.status}: ${await answer.text()}`);
    id = (await answer.json()).messageThread.id;
  }
  return id;
}

/** Rows about sending and long threads. */
export async function messageRows() {
  const { child, address, remove } = await demoServer();
  try {
    const dana = await signIn(address, 'dana@harborpine.example');
    const lucia = await signIn(address, 'lucia.alvarez@mail.example');
    const { id: to } = await (await lucia('GET', '/v1/users/me')).json();
    const loans = await (await lucia('GET', '/v1/loans')).json();
    const loan = loans.content[0].id;
    const short = await thread(dana, loan, to, 'Short', 30);
    const long = await thread(dana, loan, to, 'Long', 1);
    const answered = await sendAll(dana, loan, long);
    const page = (id, number) => async () => {
      const answer = await dana('GET', `/v1/messages/threads/${id}/messages?page=${number}`);
      return answer.json();
    };
    const made = (await page(long, 0)()).total - 1;
    const last = Math.floor(sends / 30) - 1;
    const times = await takeTurnsAwaited(
      {
        short: page(short, 0),
        long: page(long, 0),
        oldest: page(long, last),
      },
      rounds,
    );
    const slower = (name) => times[name].median / times.short.median;
    const beside = (name) =>
      row(
        `${name === 'long' ? 'opening' : 'the oldest page of'} a thread of ${sends.toLocaleString('en')} messages`,
        `${slower(name).toFixed(2)}× one of 30 (${formatTimes(times[name])})`,
        '≤ 1.3×',
        slower(name) <= 1.3,
      );
    return [
      row(
        `${sends.toLocaleString('en')} sends, ${retries} times each at once`,
        `${made.toLocaleString('en')} messages (${answered})`,
        `exactly ${sends.toLocaleString('en')}`,
        made === sends,
      ),
      beside('long'),
      beside('oldest'),
    ];
  } finally {
    child.kill('SIGKILL');
    remove();
  }
}
