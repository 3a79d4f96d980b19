import { expect, test } from 'vitest';
import { checkFiles, dragRefusal } from './check-files';

const named = (name: string, type = '') => new File(['x'], name, { type });

test('refuses a program immediately, with the text of the rule', () => {
  const { files, refusals } = checkFiles([named('setup.exe', 'application/x-msdownload')]);
  expect(files).toEqual([]);
  expect(refusals[0]?.name).toBe('setup.exe');
  expect(refusals[0]?.message).toMatch(/^File type must be jpg, jpeg, png, .*pdf/);
});

test('accepts one file, but not two for a single-file request', () => {
  const pdf = named('a.pdf');
  expect(checkFiles([pdf]).files).toEqual([pdf]);
  const both = checkFiles([pdf, named('b.pdf')]);
  expect(both.files).toEqual([]);
  expect(both.refusals.map(({ message }) => message)).toEqual(['Too many files', 'Too many files']);
});

test('doesn’t refuse an unknown type while dragging', () => {
  expect(dragRefusal('')).toBeNull();
  expect(dragRefusal('application/pdf')).toBeNull();
  expect(dragRefusal('application/x-msdownload')).toMatch(/^File type must be /);
});
