import { onMismatch, withActingUser } from '@/api/session/acting-user';
import { RealtimeConnection } from './connection';

function address(): string {
  const url = new URL(withActingUser('/v1/realtime'), location.href);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** The application's connection. Going online or returning to the tab reconnects immediately. */
export const liveConnection = new RealtimeConnection(() => new WebSocket(address()));

addEventListener('online', () => liveConnection.connect());
onMismatch((now) => !now && liveConnection.connect());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'visible') liveConnection.connect();
});
