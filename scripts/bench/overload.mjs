// The effect of the most expensive allowed calls, sent concurrently, on other users: duration of other calls, memory that
// remains in use afterwards, and how quickly the server stops.

import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { at } from '../paths.mjs';
import { demoServer } from './demo-server.mjs';
import { row } from './measure.mjs';
import { signIn } from './sign-in.mjs';

/** The number of alternating turns without and with load, so that other work of the machine affects both equally. */
const turns = 5;
const measuredCalls = 220;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The duration of calls unrelated to the load, in milliseconds. */
async function measureOthers(send, count) {
  const times = [];
  while (times.length < count) {
    const begun = performance.now();
    const answer = await send('GET', times.length % 2 ? '/v1/users/me' : '/v1/loans');
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`a call was answered ${answer.status}`);
    times.push(performance.now() - begun);
    await pause(5);
  }
  return times;
}

function p99(times) {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.99))];
}

/** The durations of other calls without and with load, and the results of the load's own calls. */
async function runInTurns(send, senders, said) {
  const all = { idle: [], meanwhile: [], done: 0, turnedAway: 0 };
  await measureOthers(send, measuredCalls);
  for (let turn = 0; turn < turns; turn++) {
    all.idle.push(...(await measureOthers(send, measuredCalls)));
    senders.send('begin');
    await pause(300);
    all.meanwhile.push(...(await measureOthers(send, measuredCalls)));
    senders.send('end');
    const { done, turnedAway } = await said();
    all.done += done;
    all.turnedAway += turnedAway;
  }
  return all;
}

const megabytes = (pid) => Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmRSS:\s+(\d+)/)[1]) / 1_024;

/** Rows about the effect of load; none if memory can't be measured. */
export async function overloadRows() {
  if (process.platform !== 'linux') return [];
  const { child, address, remove } = await demoServer();
  const senders = fork(at('scripts/bench/overload-senders.mjs'), [address]);
  const said = () => new Promise((resolve) => senders.once('message', resolve));
  try {
    const lucia = await signIn(address, 'lucia.alvarez@mail.example');
    await said();
    const before = megabytes(child.pid);
    const { idle, meanwhile, done, turnedAway } = await runInTurns(lucia, senders, said);
    await pause(1_000);
    const after = megabytes(child.pid);
    senders.send('begin');
    await pause(300);
    const asked = performance.now();
    const ended = new Promise((resolve) => child.on('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    const took = (performance.now() - asked) / 1_000;
    const slower = p99(meanwhile) / p99(idle);
    const times = `${p99(idle).toFixed(1)} → ${p99(meanwhile).toFixed(1)} ms of ${meanwhile.length} calls each`;
    const about = `${times}; ${done} heavy calls done, ${turnedAway} asked to come back`;
    return [
      row(
        'other calls during a flood of heavy ones, p99',
        `${slower.toFixed(2)}× (${about})`,
        '≤ 3× idle',
        slower <= 3,
      ),
      row(
        'memory after the flood',
        `${(after / before).toFixed(2)}× (${before.toFixed(0)} → ${after.toFixed(0)} MB)`,
        '≤ 1.5× before',
        after <= 1.5 * before,
      ),
      row('the server ends during a flood', `${took.toFixed(1)} s`, '≤ 10 s', took <= 10),
    ];
  } finally {
    senders.kill('SIGKILL');
    child.kill('SIGKILL');
    remove();
  }
}
