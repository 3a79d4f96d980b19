import { expect, test } from 'vitest';
import type { RequestTarget } from '../filing/request-targets';
import { type PlanFile, safeDisplayName } from './plan-file';
import { isArchive } from './archives/open-archives';
import { planTree, shownNodes } from './plan-tree';
import {
  countsLabel,
  countPlacements,
  computePlacements,
  proposePlacements,
  summarizeFolder,
} from './destinations/placements';

const target = (id: string, name: string, ...people: string[]): RequestTarget => ({
  id,
  name,
  people,
  path: ['Income'],
  answered: false,
  refusal: null,
});
const file = (path: string, refusal: string | null = null): PlanFile => ({
  id: path,
  name: path.slice(path.lastIndexOf('/') + 1),
  path,
  size: 1,
  refusal,
  packed: false,
  source: { file: new File(['x'], path) },
});

const targets = [
  target('w2-lucia', 'W-2 forms', 'Lucia Alvarez'),
  target('w2-mateo', 'W-2 forms', 'Mateo Alvarez'),
  target('gift', 'Gift letter'),
];
const files = [
  file('docs.zip/Mateo/w2.pdf'),
  file('docs.zip/w2.pdf'),
  file('docs.zip/gift letter.pdf'),
  file('docs.zip/IMG_1.jpg'),
  file('docs.zip/tool.exe', 'Not taken'),
];
const open = new Map(targets.map((each) => [each.id, each]));
const nothing = { left: new Set<string>(), chosen: new Map<string, string>(), all: null };
const placesOf = (lines: ReturnType<typeof computePlacements>) => files.map(({ id }) => lines.get(id)?.place);

test('matches by name, breaks ties by people’s names, and offers ambiguous matches', () => {
  const proposed = proposePlacements(files, targets);
  const lines = computePlacements(files, nothing, proposed, open);
  expect(placesOf(lines)).toEqual(['w2-mateo', '', 'gift', '', '']);
  expect(lines.get('docs.zip/w2.pdf')?.alike).toEqual(['w2-lucia', 'w2-mateo']);
  const counts = countPlacements(files, lines);
  expect(countsLabel(counts, true, true)).toBe('4 of 5 files, 2 requests, 2 to the shoebox');
  expect(countsLabel(counts, true, false)).toBe('4 of 5 files, 2 requests, 2 for your lender to sort');
  expect(countsLabel(counts, false, true)).toBe('4 of 5 files');
});

test('a manual choice overrides the common request; a deleted request is reported', () => {
  const proposed = proposePlacements(files, targets);
  const decided = {
    left: new Set(['docs.zip/IMG_1.jpg']),
    chosen: new Map([['docs.zip/w2.pdf', 'lease']]),
    all: 'gift',
  };
  const lines = computePlacements(files, decided, proposed, open);
  expect(placesOf(lines)).toEqual(['gift', '', 'gift', 'gift', 'gift']);
  expect(lines.get('docs.zip/w2.pdf')?.gone).toBe('lease');
  expect(countPlacements(files, lines)).toEqual({ kept: 3, all: 5, requests: 1, shoebox: 1 });
});

test('folders come before their files and summarize their destinations', () => {
  const tree = planTree(files);
  const folded = new Set(['docs.zip/Mateo/']);
  expect(shownNodes(tree, folded).map(({ name, depth }) => `${depth} ${name}`)).toEqual([
    '0 docs.zip',
    '1 Mateo',
    '1 w2.pdf',
    '1 gift letter.pdf',
    '1 IMG_1.jpg',
    '1 tool.exe',
  ]);
  const lines = computePlacements(
    files,
    { ...nothing, left: new Set(['docs.zip/w2.pdf']) },
    proposePlacements(files, targets),
    open,
  );
  expect(summarizeFolder(files, lines)).toEqual({ kept: 'indeterminate', place: null, takeable: true });
  expect(summarizeFolder([files[4] ?? file('x')], lines)).toEqual({ kept: false, place: null, takeable: false });
});

test('ten thousand files are grouped and matched quickly', () => {
  const many = Array.from({ length: 10_000 }, (_, n) => file(`all.zip/${n % 300}/W2 ${n}.pdf`));
  const began = performance.now();
  const lines = computePlacements(many, nothing, proposePlacements(many, targets), open);
  expect(shownNodes(planTree(many), new Set())).toHaveLength(10_301);
  expect(lines.size).toBe(10_000);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('only archives that fit into memory are opened', () => {
  expect(isArchive(new File(['PK'], 'SCANS.ZIP'))).toBe(true);
  expect(isArchive(new File([], 'empty.zip'))).toBe(false);
  expect(isArchive(new File(['x'], 'id.png'))).toBe(false);
});

test('characters that change the text direction are made visible', () => {
  expect(safeDisplayName('in\u202efdp.exe')).toBe('in\ufffdfdp.exe');
});
