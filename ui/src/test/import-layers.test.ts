import { describe, expect, test } from 'vitest';
import { findCycles, files, imports, read, staticImports } from './import-graph';

const sources = files.filter((file) => !file.startsWith('test/'));

/** The layers that each layer may import. */
const allowed: Record<string, RegExp> = {
  'main.tsx': /^(app|styles)\//,
  app: /^(app|features|components|address|rules|api|lib)\//,
  features: /^(features|components|address|rules|api|lib)\//,
  components: /^(components|address|rules|api|lib)\//,
  address: /^(address|lib)\//,
  api: /^(api|lib)\//,
  rules: /^(rules|lib)\//,
  lib: /^lib\//,
};

const layerOf = (path: string) => path.split('/')[0] ?? '';

/** Returns the imports of a file that its layer doesn't allow. */
function forbiddenImports(file: string): string[] {
  const support = (path: string) => file.includes('.test.') && path.startsWith('test/');
  const permitted = allowed[layerOf(file)];
  return imports(file).filter((path) => !permitted?.test(path) && !support(path));
}

describe('layers', () => {
  const layers = [...new Set(sources.map(layerOf))];

  test('every layer has a rule, and every rule a layer', () => {
    expect(layers.toSorted()).toEqual(Object.keys(allowed).toSorted());
  });

  test.each(layers)('%s', (layer) => {
    const ofLayer = sources.filter((file) => layerOf(file) === layer);
    expect(ofLayer.flatMap((file) => forbiddenImports(file).map((path) => `${file} imports ${path}`))).toEqual([]);
  });
});

describe('features', () => {
  const featureOf = (path: string) => /^features\/([^/]+)/.exec(path)?.[1];
  const indexes = files.filter((file) => /^features\/[^/]+\/index\.ts$/.test(file));

  /**
   * Returns the files inside other features that a file imports. The app may import screens, and may load any file
   * dynamically.
   */
  function importsFromInside(file: string): string[] {
    const own = featureOf(file);
    const found = own === undefined ? staticImports(file).filter((path) => !path.includes('/screens/')) : imports(file);
    return found.filter((path) => /^features\/[^/]+\/./.test(path) && featureOf(path) !== own);
  }

  test('use each other through their index.ts only', () => {
    expect(indexes.length).toBeGreaterThan(10);
    expect(sources.flatMap((file) => importsFromInside(file).map((path) => `${file} imports ${path}`))).toEqual([]);
  });

  // vite.config.ts relies on it: an index.ts with side effects would be omitted from the build.
  test('have an index.ts that only names what they export', () => {
    const names = /^(?:export (?:type )?\{[^}]*\} from '\.\/[^']+';\n)+$/;
    expect(indexes.filter((file) => !names.test(read(file)))).toEqual([]);
  });
});

/** Returns the imports of each file, including types, by file name. */
function graphOf(nodeOf: (file: string) => string | undefined): Map<string, string[]> {
  const graph = new Map<string, string[]>();
  for (const file of files) {
    const node = nodeOf(file);
    if (node === undefined) continue;
    const found = imports(file).map((path) =>
      ['', '.ts', '.tsx', '/index.ts'].map((end) => path + end).find((each) => files.includes(each)),
    );
    const onward = found
      .flatMap((each) => (each && nodeOf(each)) ?? [])
      .filter((each) => each !== node || each === file);
    graph.set(node, [...(graph.get(node) ?? []), ...onward]);
  }
  return graph;
}

describe('no import cycles', () => {
  test('files', () => {
    const graph = graphOf((file) => file);
    expect([...graph.values()].flat().length).toBeGreaterThan(1000);
    expect(findCycles(graph)).toEqual([]);
  });

  test('features and folders of components', () => {
    const folderOf = (file: string) => /^(?:features|components)\/[^/]+(?=\/)/.exec(file)?.[0];
    expect(findCycles(graphOf((file) => (file.includes('.test.') ? undefined : folderOf(file))))).toEqual([]);
  });

  test('a cycle is found', () => {
    const graph = new Map([
      ['a', ['b']],
      ['b', ['c']],
      ['c', ['b', 'd']],
      ['d', []],
    ]);
    expect(findCycles(graph)).toEqual([['b', 'c']]);
  });
});

test('only the rules folder imports the built packages', () => {
  const knowing = sources.filter((file) => /'@rules\//.test(read(file)));
  expect(knowing.filter((file) => !file.startsWith('rules/'))).toEqual([]);
});

test('only the rules folder uses the loaded modules of rules', () => {
  const holding = sources.filter((file) => /\b(core|rules)Module\(/.test(read(file)));
  expect(holding.filter((file) => !file.startsWith('rules/') && !file.includes('.test.'))).toEqual([]);
});

test('the api folder contains no toasts and no component state', () => {
  const calls = sources.filter((file) => file.startsWith('api/') && !file.includes('.test.'));
  expect(calls.filter((file) => /'sonner'|useSyncExternalStore|useState/.test(read(file)))).toEqual([]);
});
