import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';

const source = resolve(import.meta.dirname, '..');

/** All source files, as paths below `src`. */
export const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'),
);

export const read = (file: string): string => readFileSync(join(source, file), 'utf8');

/** Returns the project's own files that a file imports statically, as paths below `src`, mostly without ending. */
export const staticImports = (file: string): string[] => ownPaths(file, /(?:from|import)\s*'([^']+)'/g);

/** Returns the same and the files that it loads with `import()`. */
export const imports = (file: string): string[] => ownPaths(file, /(?:from|import|import\()\s*'([^']+)'/g);

function ownPaths(file: string, pattern: RegExp): string[] {
  return [...read(file).matchAll(pattern)].flatMap(([, path = '']) => {
    if (path.startsWith('@/')) return path.slice(2);
    return path.startsWith('.') ? relative(source, resolve(source, file, '..', path)) : [];
  });
}

/** Returns the cycles in a graph: for each, the nodes that lead to one another. */
export function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const onward = new Map<string, ReadonlySet<string>>();
  const reach = (node: string): ReadonlySet<string> => {
    const known = onward.get(node);
    if (known) return known;
    const reached = new Set<string>();
    const waiting = [...(graph.get(node) ?? [])];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(...(graph.get(next) ?? []));
    }
    onward.set(node, reached);
    return reached;
  };
  const inCircles = [...graph.keys()].filter((node) => reach(node).has(node));
  const groups = inCircles.map((node) => inCircles.filter((other) => reach(node).has(other) && reach(other).has(node)));
  return groups.filter(([first], at) => first === inCircles[at]);
}
