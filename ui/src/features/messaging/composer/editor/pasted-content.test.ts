import { expect, test } from 'vitest';
import { itemBlock, itemsIn } from '../items/items-in-body';
import { removeBallast, choosePasteMode } from './pasted-content';

test('drops Word’s markup and keeps its text', () => {
  const pasted = `<html><head><style>p{color:red}</style></head><body><!--[if mso]><xml>x</xml><![endif]--><p>Dear <o:p></o:p><b>Ann</b></p><img src="file:///x.png"></body></html>`;
  expect(removeBallast(pasted)).toBe('<html><body><p>Dear <b>Ann</b></p></body></html>');
});

test('cleans five megabytes of Word markup quickly', () => {
  const page = `<!-- ${'x'.repeat(5_000)} --><p>Word</p>`;
  const started = performance.now();
  expect(removeBallast(page.repeat(1_000))).toBe('<p>Word</p>'.repeat(1_000));
  expect(performance.now() - started).toBeLessThan(2_000);
});

test('pastes oversized content as plain text, or not at all', async () => {
  const pasted = (html: string, text: string) =>
    choosePasteMode({ getData: (type: string) => (type === 'text/html' ? html : text) } as unknown as DataTransfer).way;
  const heavy = (count: number) => '<p style="mso-style-name:Normal;margin:0cm">Word</p>'.repeat(count);
  expect(pasted(heavy(100), 'Word'.repeat(100))).toBe('AS_IT_IS');
  expect(pasted(heavy(100_000), 'Word'.repeat(100_000))).toBe('AS_TEXT');
  expect(pasted('', 'x'.repeat(1024 * 1024 + 1))).toBe('NOT_AT_ALL');
  expect(choosePasteMode(null).way).toBe('AS_IT_IS');
});

test('finds the distinct items of a body in order', () => {
  expect(itemsIn(`<p>x</p>${itemBlock('e2')}${itemBlock('e1')}${itemBlock('e2')}`)).toEqual(['e2', 'e1']);
  expect(itemsIn('<p>needs-list-item</p>')).toEqual([]);
});
