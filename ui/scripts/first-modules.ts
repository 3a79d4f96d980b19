import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const source = fileURLToPath(new URL('../src', import.meta.url));

/** What each of the first screens begins with. */
const screens = [
  ['main.tsx', 'app/pages/sign-in-page.tsx'],
  ['main.tsx', 'app/shell/frames.ts', 'app/shell/home-page.tsx'],
  ['main.tsx', 'app/shell/frames.ts', 'features/loans/screens/loans-screen.tsx'],
  ['main.tsx', 'app/shell/frames.ts', 'app/pages/needs-list-page.tsx'],
  ['main.tsx', 'app/pages/portal-pages.tsx'],
];

/** Imports that aren't for types alone, nor on demand: what is named, and from where. */
const imports = /^(?:import|export) (?!type )([^;]*?) ?(?:from )?'([^']+)';/gm;

/** The file of ours that an import names. */
function named(path: string, from: string): string | undefined {
  const bare = path.startsWith('@/') ? join(source, path.slice(2)) : join(dirname(from), path);
  return [bare, `${bare}.ts`, `${bare}.tsx`].find((file) => /\.tsx?$/.test(file) && existsSync(file));
}

const index = fileURLToPath(new URL('../../node_modules/lucide-react/dist/esm/lucide-react.mjs', import.meta.url));

/** The file of each icon, by all of its names. */
const icons = new Map<string, string>();
for (const [, names = '', path = ''] of readFileSync(index, 'utf8').matchAll(imports)) {
  for (const [name] of names.matchAll(/\w+/g)) icons.set(name, join(dirname(index), path));
}

/** All that a screen begins with, and what that imports: modules of ours, and icons. */
function modulesOf(beginnings: readonly string[]): Set<string> {
  const files = new Set(beginnings.map((file) => join(source, file)));
  const drawn = new Set<string>();
  for (const file of files) {
    for (const [, names = '', path = ''] of readFileSync(file, 'utf8').matchAll(imports)) {
      const next = /^(@\/|\.)/.test(path) && named(path, file);
      if (next) files.add(next);
      if (path === 'lucide-react') for (const [name] of names.matchAll(/\w+/g)) drawn.add(icons.get(name) ?? '');
    }
  }
  return new Set([...files, ...drawn]);
}

const modules = screens.map(modulesOf);

/** On how many of the first screens a module of ours, or an icon, is before anybody does anything. */
export const onFirstScreens = (module: string): number => modules.filter((of) => of.has(module)).length;
