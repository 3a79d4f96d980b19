import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = resolve(import.meta.dirname, '..');

const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts') && !file.startsWith('test'),
);

/** What each layer may import; a feature also itself, never another feature. */
const allowed: Record<string, RegExp> = {
  app: /^(app|features|parts|components|address|rules|api|lib)\//,
  features: /^(parts|components|address|rules|api|lib)\//,
  parts: /^(parts|components|address|rules|api|lib)\//,
  components: /^(components|address|rules|api|lib)\//,
  address: /^(address|lib)\//,
  api: /^(api|lib)\//,
  rules: /^(rules|lib)\//,
  lib: /^lib\//,
};

function imports(file: string): string[] {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/(?:from|import\()\s*'([^']+)'/g)].flatMap(([, path = '']) => {
    if (path.startsWith('@/')) return path.slice(2);
    return path.startsWith('.') ? relative(source, resolve(source, file, '..', path)) : [];
  });
}

const featureOf = (path: string) => /^features\/([^/]+)/.exec(path)?.[1];

describe('who may import whom', () => {
  test.each(files)('%s', (file) => {
    const layer = file.split('/')[0] ?? '';
    const permitted = allowed[layer];
    if (!permitted) return;
    const feature = featureOf(file);
    const own = (path: string) => feature !== undefined && featureOf(path) === feature;
    const support = (path: string) => file.includes('.test.') && path.startsWith('test/');
    const wrong = imports(file).filter((path) => !permitted.test(path) && !own(path) && !support(path));
    expect(wrong).toEqual([]);
  });
});

test('only the rules folder knows the built packages', () => {
  const knowing = files.filter((file) => /'@rules\//.test(readFileSync(join(source, file), 'utf8')));
  expect(knowing.filter((file) => !file.startsWith('rules/'))).toEqual([]);
});

test('only the rules folder holds what stays in a module of rules', () => {
  const holding = files.filter((file) => /\b(core|rules)Module\(/.test(readFileSync(join(source, file), 'utf8')));
  expect(holding.filter((file) => !file.startsWith('rules/') && !file.includes('.test.'))).toEqual([]);
});
