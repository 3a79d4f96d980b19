import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isMismatch, resumeCalls } from '@/api/session/acting-user';
import { onSecondStepMissing } from '@/api/session/session-events';
import { problemResponse } from '@/test/fake-responses';
import { RealtimeConnection, type RealtimeEvent } from './connection';

class FakeSocket extends EventTarget {
  readyState: number = WebSocket.CONNECTING;
  readonly sent: object[] = [];

  open(): void {
    this.readyState = WebSocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  say(event: RealtimeEvent): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(event) }));
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as object);
  }

  close(code = 1006): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }
}

let sockets: FakeSocket[];
let connection: RealtimeConnection;
const topic = 'loans/1';

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  connection = new RealtimeConnection(() => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  });
});

afterEach(() => vi.useRealTimers());

const listen = (name = topic) => {
  const heard: string[] = [];
  return { heard, stop: connection.subscribe(name, ({ event }) => heard.push(event)) };
};

test('shares one subscription per topic, whose listeners get only its events', () => {
  const one = listen();
  const two = listen();
  sockets[0]?.open();
  expect(sockets[0]?.sent).toEqual([{ subscribe: topic, since: null }]);
  sockets[0]?.say({ topic, event: 'loan-updated', seq: 1 });
  sockets[0]?.say({ topic: 'loans/2', event: 'loan-updated', seq: 1 });
  expect(one.heard).toEqual(['loan-updated']);
  expect(two.heard).toEqual(['loan-updated']);
});

test('reconnects with backoff and resumes after the last event', async () => {
  const { heard } = listen();
  sockets[0]?.open();
  sockets[0]?.say({ topic, event: 'element-updated', seq: 7 });
  sockets[0]?.close();
  expect(sockets).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(700);
  sockets[1]?.close();
  await vi.advanceTimersByTimeAsync(700);
  expect(sockets).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(700);
  sockets[2]?.open();
  expect(sockets[2]?.sent).toEqual([{ subscribe: topic, since: 7 }]);
  sockets[2]?.say({ topic, event: 'element-updated', seq: 7 });
  sockets[2]?.say({ topic, event: 'element-created', seq: 8 });
  expect(heard).toEqual(['element-updated', 'element-created']);
});

test('reconnects immediately when the browser is online again', () => {
  listen();
  sockets[0]?.close();
  connection.connect();
  expect(sockets).toHaveLength(2);
});

test('pings after silence, and closes a connection without a response', async () => {
  listen();
  sockets[0]?.open();
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sockets[0]?.sent).toHaveLength(2);
  sockets[0]?.say({ topic, event: 'subscribed', seq: 3 });
  await vi.advanceTimersByTimeAsync(30_000);
  expect(sockets[0]?.readyState).toBe(WebSocket.OPEN);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sockets).toHaveLength(2);
});

test('closes the connection after the last listener, unless another subscribes soon', async () => {
  const first = listen();
  sockets[0]?.open();
  first.stop();
  const second = listen('loans/2');
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sockets[0]?.readyState).toBe(WebSocket.OPEN);
  expect(sockets[0]?.sent).toContainEqual({ unsubscribe: topic });
  second.stop();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sockets[0]?.readyState).toBe(WebSocket.CLOSED);
  expect(sockets).toHaveLength(1);
});

test('notifies the page that the company now requires two-step sign-in', () => {
  const missing = vi.fn();
  const stop = onSecondStepMissing(missing);
  listen();
  sockets[0]?.open();
  sockets[0]?.close();
  expect(missing).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1000);
  sockets[1]?.open();
  sockets[1]?.close(4403);
  expect(missing).toHaveBeenCalledOnce();
  stop();
});

test('stops for another signed-in user, and reconnects once the page’s user is back', async () => {
  vi.stubGlobal('fetch', async () => problemResponse(409, 'acting-user-mismatch'));
  listen();
  sockets[0]?.open();
  sockets[0]?.close(4409);
  await vi.waitFor(() => expect(isMismatch()).toBe(true));
  vi.advanceTimersByTime(120_000);
  expect(sockets).toHaveLength(1);
  resumeCalls();
  connection.connect();
  expect(sockets).toHaveLength(2);
});
