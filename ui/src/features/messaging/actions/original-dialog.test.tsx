import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ann } from '@/test/people';
import { renderAt } from '@/test/render-at';
import { serveCalls } from '@/test/server';
import { OriginalDialog } from './original-dialog';

// The frame's page is served by the server.
Object.assign(Reflect.get(window, 'happyDOM').settings, { disableIframePageLoading: true });

const message = { id: 'm1', from: ann, createdDate: '2026-11-20T10:00:00Z' } as never;
const path = '/v1/messages/originatorimplementation/m1';

function show(remoteImages: boolean) {
  serveCalls({ [`GET ${path}`]: { htmlContent: '<p>x</p>', remoteImages } });
  renderAt('/', () => <OriginalDialog message={message} onClose={() => undefined} />);
}

test('isolates the original and blocks images from other sites', async () => {
  show(true);
  const frame = await screen.findByTitle('Original message');
  expect(frame).toHaveAttribute('sandbox', '');
  expect(frame).toHaveAttribute('src', `${path}/page`);
  expect(frame).not.toHaveAttribute('srcdoc');
  expect(screen.getByText(/Images from other sites are hidden/)).toBeVisible();
});

test('shows no image notice without images from other sites', async () => {
  show(false);
  expect(await screen.findByTitle('Original message')).toBeVisible();
  expect(screen.queryByText(/Images from other sites/)).toBeNull();
});
