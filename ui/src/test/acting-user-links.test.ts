import { expect, test } from 'vitest';
import { files, read } from './import-graph';

/** Code that makes the browser request an address: attributes, properties, and calls that navigate or download. */
const requests =
  /\b(?:(?:href|src|srcSet|poster|formAction)=\{|(?:location\.(?:assign|replace)|window\.open|downloadFromUrl)\()|\.(?:href|src|poster) = /g;

/** Addresses that name the user of the page, and those that never lead to the API. */
const harmless = /^(?:withActingUser\(|`(?:tel:|mailto:|data:)|`?(?:\$\{)?paths\.)/;

/** Addresses that don't need the page's user. */
const exceptions = {
  'app/overlays/session-ended.tsx: ended.byOther ? paths.home : paths.signIn': 'a page of the application',
  'app/pages/people/second-step-page.tsx: inside': 'an action link of an email, opened by the user who just signed in',
  'app/pages/sign-in-page.tsx: inside': 'an action link of an email, opened by the user who just signed in',
  'components/layout/lender-logo.tsx: address': 'a logo, which is public',
  'components/layout/use-page-title.ts: count ? icons.unread : icons.usual': 'an icon of the application',
  'components/ui/linked-text.tsx: href': 'a typed web address',
  'features/company/components/logo-setting.tsx: company.logo': 'a logo, which is public',
  'features/identity/second-step/second-step-setup.tsx: begun.address': 'opens the authenticator app',
  'features/messaging/actions/print-message.ts: `/print-email/${id': 'a page of the application',
  'features/messaging/message/message-body.tsx: target.src':
    'an image of a message, to which `safeHtml` added the user',
  'lib/download-file.ts: address': 'the address that `downloadFromUrl` is called with',
  'features/messaging/composer/window/navigation.ts: href': 'a page of the application',
  'features/documents/preview/picture/image-view.tsx: url': 'bytes in memory',
  'features/documents/preview/tools/print-frame.ts: address': 'bytes in memory',
  'features/documents/scan/photo-dialog.tsx: picture': 'bytes in memory',
  'features/documents/scan/window/crop-step.tsx: address': 'bytes in memory',
  'features/documents/scan/window/result-step.tsx: address': 'bytes in memory',
  'features/documents/scan/window/page-tile.tsx: picture': 'bytes in memory',
  'features/secure-upload/components/page-link.tsx: address': 'a public page of the server',
};

/** Returns the addresses in a source that the browser requests without naming the page's user. */
function plainAddresses(source: string): string[] {
  // A function's definition isn't a call.
  const calls = [...source.matchAll(requests)].filter(({ index }) => !source.slice(0, index).endsWith('function '));
  const addresses = calls.map(({ index, 0: opening }) => source.slice(index + opening.length).trimStart());
  return addresses.filter((address) => !harmless.test(address)).map((address) => /^[^,;)}]*/.exec(address)?.[0] ?? '');
}

test('every API address that the browser requests itself names the page’s user', () => {
  const sources = files.filter((file) => !file.includes('.test.') && !file.startsWith('test/'));
  const found = sources.flatMap((file) => plainAddresses(read(file)).map((address) => `${file}: ${address}`));
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(exceptions).toSorted());
});

test.each([
  ['<a href={document.downloadUrl} download>', 'document.downloadUrl'],
  ['<img\n  src={`/v1/users/${id}/photo`}', '`/v1/users/${id'],
  ["window.open('/api/v1/action?id=7', '_blank')", "'/api/v1/action?id=7'"],
  ['location.assign(exampleUrl(id))', 'exampleUrl(id'],
  ['downloadFromUrl(\n  url,\n  name)', 'url'],
  ['link.href = url;', 'url'],
])('a plain address is found in %j', (source, address) => {
  expect(plainAddresses(source)).toEqual([address]);
});

test.each([
  '<a href={withActingUser(document.downloadUrl)} download>',
  '<a href={`mailto:${address}`}>',
  '<a href={`${paths.secureUpload}${slug}`}>',
  'location.assign(paths.home)',
  'export function downloadFromUrl(address: string)',
])('none is found in %j', (source) => {
  expect(plainAddresses(source)).toEqual([]);
});
