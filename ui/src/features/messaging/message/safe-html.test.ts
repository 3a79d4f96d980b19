import { expect, test } from 'vitest';
import { setActingUser } from '@/api/session/acting-user';
import { addReaderToLinks, safeHtml } from './safe-html';

const document = '/v1/documents/0192f3a0-0000-7000-8000-000000000001/content';

/** Returns the addresses that a message would make the browser request. */
function addressesOf(html: string): string[] {
  const page = window.document.implementation.createHTMLDocument();
  page.body.innerHTML = safeHtml(html);
  const called = [
    ...page.body.querySelectorAll('[src], [srcset], [poster], [background], [style], link, iframe, object'),
  ];
  return called.map((element) => element.getAttribute('src') ?? element.outerHTML);
}

test('keeps the address of a document’s image', () => {
  expect(addressesOf(`<p><img src="${document}" alt="Deed"></p>`)).toEqual([document]);
});

test.each([
  '/v1/documents/%2e%2e/users/me',
  `${document}/../../../users/me`,
  `${document}?download=1`,
  `${document}#x`,
  `//elsewhere.example${document}`,
  `https://elsewhere.example${document}`,
  `\\\\elsewhere.example${document}`,
  '/v1/loans/0192f3a0-0000-7000-8000-000000000001/package/download',
  'data:image/svg+xml,<svg onload=alert(1)>',
  'javascript:alert(1)',
  ` ${document}`,
  document.toUpperCase(),
])('a picture loses the address %s', (address) => {
  const attribute = address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  expect(addressesOf(`<img src="${attribute}">`)).toEqual([]);
  expect(addressesOf(`<img srcset="${attribute} 2x">`)).toEqual([]);
});

test.each([
  '<video poster="/v1/users/me"></video>',
  '<audio src="/v1/users/me"></audio>',
  '<iframe src="/v1/users/me"></iframe>',
  '<object data="/v1/users/me"></object>',
  '<embed src="/v1/users/me">',
  '<link rel="prefetch" href="/v1/users/me">',
  '<table background="/v1/users/me"><tbody><tr><td background="/v1/users/me">x</td></tr></tbody></table>',
  '<p style="background: url(/v1/users/me)">x</p>',
  '<input type="image" src="/v1/users/me">',
])('nothing else is called: %s', (html) => {
  expect(addressesOf(html)).toEqual([]);
});

test.each([
  ['a', 'href', `${location.origin}/api/v1/action?id=7`, `${location.origin}/api/v1/action?id=7&actingUser=dana`],
  ['a', 'href', document, `${document}?actingUser=dana`],
  ['img', 'src', document, `${document}?actingUser=dana`],
  ['a', 'href', '/loans/7', '/loans/7'],
  ['a', 'href', 'https://elsewhere.example/v1/x', 'https://elsewhere.example/v1/x'],
  ['a', 'href', 'mailto:dana@harbor.example', 'mailto:dana@harbor.example'],
  ['a', 'href', 'https://', 'https://'],
])('of <%s %s="%s"> the reader is named where the API is called', (tag, name, address, named) => {
  setActingUser('dana');
  const element = window.document.createElement(tag);
  element.setAttribute(name, address);
  addReaderToLinks(element);
  expect(element).toHaveAttribute(name, named);
});
