import { expect, test } from 'vitest';
import { safeHtml } from './safe-html';

const own = '/v1/documents/0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b/content';

test('a picture is a document or has no address', () => {
  expect(safeHtml(`<img src="${own}" alt="x">`)).toContain(`src="${own}"`);
  for (const address of [
    '/v1/documents/%2e%2e/users/me',
    '/v1/documents/../loans/export',
    `${own}?x`,
    `${own}#x`,
    ` ${own}`,
    `${own}\n`,
    `//${window.location.host}${own}`,
    `${window.location.origin}${own}`,
    `/v2${own.slice(3)}`,
    '/v1/loans/export',
    'data:image/png;base64,AAAA',
    'data:image/svg+xml,<svg/>',
    'https://elsewhere.example/p.png',
  ]) {
    const html = safeHtml(`<p>a<img alt="x" src="${address}" srcset="${own} 1x"></p>`);
    expect(html, address).not.toMatch(/src|elsewhere|export/);
  }
});
