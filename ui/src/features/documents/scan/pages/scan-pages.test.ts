import { expect, test, vi } from 'vitest';
import type { PhotoFinding } from '@/rules/documents';
import type { ScanAsk } from '../worker/scan-worker';
import { type PhotoProcessor, UnreadablePhoto } from '../worker/photo-processor';
import { type QuadCorners, fullQuad } from '../picture/quad';
import { ScanPages, mostPages } from './scan-pages';

const photo = (name: string) => new File([name], name, { type: 'image/jpeg' });
const paper: QuadCorners = [
  { x: 0.1, y: 0.1 },
  { x: 0.9, y: 0.1 },
  { x: 0.9, y: 0.9 },
  { x: 0.1, y: 0.9 },
];
const dark: PhotoFinding = { fault: 'TOO_DARK', words: 'Too dark' };

/** Returns pages over a fake scanner that responds immediately and counts its requests. */
function scan(names: readonly string[]) {
  const asked: string[] = [];
  const answers = {
    look: () => ({ width: 10, height: 10, paper, grey: { width: 1, height: 1, pixels: new Uint8Array(1) } }),
    draw: () => new Blob(['small']),
    page: () => ({ jpeg: new Blob(['page']), width: 3, height: 4 }),
  };
  const ask = async (what: ScanAsk, { file }: { file: Blob }) => {
    if (!(file instanceof File)) throw new Error('Photos are files.');
    asked.push(`${what} ${file.name}`);
    if (file.name.startsWith('broken')) throw new UnreadablePhoto();
    return answers[what]();
  };
  const close = vi.fn<() => void>();
  const pages = new ScanPages({ ask: ask as PhotoProcessor['ask'], close }, async () => [dark]);
  pages.add(names.map(photo));
  const named = () => pages.snapshot().map((page) => page.photo.name);
  const idOf = (name: string) => pages.snapshot().find((page) => page.photo.name === name)?.id ?? '';
  return { pages, asked, named, idOf, close };
}

const done = (pages: ScanPages) =>
  vi.waitFor(() =>
    expect(pages.snapshot().every(({ state, cut, drawn }) => state === 'unreadable' || cut === drawn)).toBe(true),
  );

test('photos become pages, cropped to the paper, with their readability problems', async () => {
  const { pages } = scan(['a', 'b']);
  await done(pages);
  for (const page of pages.snapshot()) {
    expect(page.state).toBe('ready');
    expect(page.cut).toEqual({ quad: paper, turns: 0, look: 'DOCUMENT' });
    expect(page.findings).toEqual([dark]);
  }
});

test('pages move, rotate and are removed, and undo restores their position', async () => {
  const { pages, named, idOf } = scan(['a', 'b', 'c']);
  pages.move(idOf('c'), 0);
  expect(named()).toEqual(['c', 'a', 'b']);
  pages.move(idOf('c'), -1);
  pages.move(idOf('b'), 3);
  expect(named()).toEqual(['c', 'a', 'b']);
  await done(pages);
  pages.turn(idOf('a'));
  const back = pages.remove(idOf('a'));
  expect(named()).toEqual(['c', 'b']);
  back();
  expect(named()).toEqual(['c', 'a', 'b']);
  expect(pages.snapshot()[1]?.cut.turns).toBe(1);
  pages.setLook('COLOUR');
  pages.crop(idOf('a'), fullQuad);
  await done(pages);
  expect(pages.snapshot()[1]?.cut).toEqual({ quad: fullQuad, turns: 1, look: 'COLOUR' });
});

test('a replaced photo keeps its page’s position, and a restored page gets the current style', async () => {
  const { pages, named, idOf } = scan(['a', 'b']);
  await done(pages);
  const back = pages.remove(idOf('b'));
  pages.setLook('PHOTO');
  back();
  pages.replace(idOf('a'), photo('c'));
  await done(pages);
  expect(named()).toEqual(['c', 'b']);
  expect(pages.snapshot().map(({ cut }) => cut.look)).toEqual(['PHOTO', 'PHOTO']);
});

test('the PDF’s pages are created in order, without unreadable ones; cancelable', async () => {
  const { pages, asked, idOf } = scan(['a', 'broken', 'b']);
  await done(pages);
  expect(pages.snapshot()[1]?.state).toBe('unreadable');
  pages.move(idOf('b'), 0);
  asked.length = 0;
  const progress = vi.fn<(done: number) => void>();
  expect(await pages.finish(new AbortController().signal, progress)).toHaveLength(2);
  expect(asked).toEqual(['page b', 'page a']);
  expect(progress.mock.calls).toEqual([[1], [2]]);
  const stopped = new AbortController();
  expect(await pages.finish(stopped.signal, () => stopped.abort())).toBeNull();
});

test('fifty photos fit', async () => {
  const { pages } = scan([]);
  expect(pages.add(Array.from({ length: mostPages + 3 }, (_, place) => photo(`p${place}`)))).toBe(3);
  expect(pages.snapshot()).toHaveLength(mostPages);
  pages.close();
});

test('after closing, nothing is drawn any more and every picture URL is revoked', async () => {
  const given = vi.spyOn(URL, 'revokeObjectURL');
  const { pages, asked, close } = scan(['a']);
  await done(pages);
  pages.close();
  expect(close).toHaveBeenCalledOnce();
  expect(given).toHaveBeenCalled();
  const before = asked.length;
  pages.add([photo('late')]);
  expect(asked).toHaveLength(before);
});
