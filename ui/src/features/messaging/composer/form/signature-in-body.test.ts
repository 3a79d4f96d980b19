import { expect, test } from 'vitest';
import { insertAboveSignature, replaceSignature, signatureIn, splitAtSignature } from './signature-in-body';

const signature = '<p>Dana Whitfield<br/>Harbor &amp; Pine</p><p>NMLS 1234</p>';
/** The same, as written by the editor. */
const asEdited = '<p>Dana Whitfield<br>Harbor &amp; Pine</p><p>NMLS 1234</p>';
const item = '<div data-type="needs-list-item" data-id="e1"></div>';

test.each([signature, asEdited])('puts items between the typed text and the signature', (inBody) => {
  const body = `<p>Hello Lucia</p>${inBody}`;
  expect(insertAboveSignature(body, signature, item)).toBe(`<p>Hello Lucia</p>${item}<p></p>${inBody}`);
});

test.each([signature, asEdited])('replaces the signature and keeps the text around it', (inBody) => {
  const body = `<p>Hello</p>${inBody}<p>P.S. Thanks</p>`;
  expect(replaceSignature(body, signature, '<p>Dana</p>')).toBe('<p>Hello</p><p>Dana</p><p>P.S. Thanks</p>');
});

test('appends a signature if the previous one was edited', () => {
  expect(replaceSignature('<p>Hello</p><p>D. W.</p>', signature, '<p>Dana</p>')).toBe(
    '<p>Hello</p><p>D. W.</p><p>Dana</p>',
  );
});

test('finds the signature of a body', () => {
  expect(signatureIn(`<p>Hello</p>${asEdited}`, ['<p>Other</p>', signature])).toBe(signature);
  expect(signatureIn('<p>Hello</p>', [signature])).toBeNull();
  expect(splitAtSignature('<p>Hello</p>', null)).toEqual({ before: '<p>Hello</p>', signature: '', after: '' });
});
