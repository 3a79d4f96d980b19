import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderAt } from '@/test/render-at';
import { useFollowLink } from './follow-link';

const { origin } = window.location;

/** Responds to calls about actions, and records them. */
function serveActions(validated: number, leadsTo: string): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string, { method = 'GET' }: RequestInit) => {
    asked.push(`${method} ${path}`);
    const answer = new Response(null, { status: path.includes('validate') ? validated : 200 });
    return Promise.resolve(Object.defineProperty(answer, 'url', { value: origin + leadsTo }));
  });
  return asked;
}

function Link({ address }: { address: string }) {
  const follow = useFollowLink('t1');
  return <button onClick={() => follow(address)}>Open</button>;
}

async function choose(address: string) {
  const { href } = renderAt('/loans/l1/messages', () => <Link address={address} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }));
  return href;
}

test('checks an action link, then follows it with its thread', async () => {
  const asked = serveActions(204, '/loans/l1?x=1');
  const href = await choose(`${origin}/api/v1/action?id=9`);
  await waitFor(() => expect(href()).toContain('messageThreadId=t1'));
  expect(href()).toMatch(/^\/loans\/l1\?x=1&.*MESSAGE/);
  expect(asked).toEqual(['GET /v1/action/validate?id=9', 'HEAD /v1/action?id=9']);
});

test('reports an action link without a target', async () => {
  const asked = serveActions(404, '/');
  const href = await choose(`${origin}/api/v1/action?id=9`);
  await waitFor(() => expect(href()).toContain('noAccessModalSeverity=info'));
  expect(href().replaceAll('+', ' ')).toContain('This item has been removed and does not exist');
  expect(asked).toEqual(['GET /v1/action/validate?id=9']);
});

test('doesn’t follow links to other sites', async () => {
  serveActions(204, '//elsewhere.example/x');
  const href = await choose(`${origin}/api/v1/action?id=9`);
  await waitFor(() => expect(href()).not.toBe('/loans/l1/messages'));
  expect(href()).not.toContain('elsewhere');
});
