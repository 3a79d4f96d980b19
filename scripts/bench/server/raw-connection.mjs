// Sends requests over raw persistent sockets, to keep this program's own work out of the figures.

import { connect } from 'node:net';

/**
 * A connection that is reopened after the server closed it: `ask(path)` returns `{ status, bytes }`, with the bytes as they
 * were transferred.
 */
export function connection(address, headers) {
  const { hostname, port } = new URL(address);
  let socket = null;
  let said = Buffer.alloc(0);
  let answered = null;
  const whole = () => {
    const end = said.indexOf('\r\n\r\n');
    if (end < 0) return null;
    const head = said.toString('latin1', 0, end).toLowerCase();
    const length = head.match(/\r\ncontent-length: (\d+)/);
    if (length) return said.length >= end + 4 + Number(length[1]) ? end + 4 + Number(length[1]) : null;
    return said.indexOf('\r\n0\r\n\r\n', end) >= 0 || said.indexOf('0\r\n\r\n', end + 4) === end + 4 ? said.length : null;
  };
  const take = (chunk) => {
    said = said.length ? Buffer.concat([said, chunk]) : chunk;
    const size = answered && whole();
    if (!size) return;
    const answer = { status: Number(said.toString('latin1', 9, 12)), bytes: size };
    const done = answered;
    said = said.subarray(size);
    answered = null;
    done(answer);
  };
  const open = () => {
    const opened = connect({ host: hostname, port: Number(port), noDelay: true });
    opened.on('data', take).on('close', () => {
      if (socket === opened) socket = null;
    });
    return opened;
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`).join('');
  const ask = (path) =>
    new Promise((resolve) => {
      answered = resolve;
      socket ??= open();
      socket.write(`GET ${path} HTTP/1.1\r\nhost: ${hostname}\r\n${lines}\r\n`);
    });
  return { ask, close: () => socket?.destroy() };
}

/** The responses per second over the connections, each requesting `path` repeatedly for the given time. */
export async function rate(connections, path, milliseconds) {
  const until = performance.now() + milliseconds;
  let answers = 0;
  const begun = performance.now();
  await Promise.all(
    connections.map(async ({ ask }) => {
      while (performance.now() < until) {
        const { status } = await ask(path);
        if (status !== 200) throw new Error(`${path} was answered ${status}`);
        answers++;
      }
    }),
  );
  return (answers * 1_000) / (performance.now() - begun);
}
