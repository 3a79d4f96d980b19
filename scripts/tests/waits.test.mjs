// Whether a screen waits for the module of each rule that it asks: one that doesn't breaks, and only for whom it opens
// first. On every way from the beginning of the page to a file that asks, somebody has to await loadRules() of the
// module: around the `import('…')` that brings the next file in, or around the use of what is imported.

import assert from 'node:assert/strict';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { modules } from '../wasm.mjs';
import { tableOfRules } from '../rules.mjs';
import { files, read } from './sources.mjs';

/** The modules that a page loads on demand. The core is there before all screens; workers fetch those that look into files. */
const onDemand = modules.filter(({ name, files: looks, unsent }) => name !== 'core' && !looks && !unsent).map(({ name }) => name);

const isScreen = (file) => /^ui\/src\/.*\.tsx?$/.test(file) && !/\.(test|fixture)\.|^ui\/src\/test\//.test(file);
const screens = new Map(files.filter(isScreen).map((file) => [file, read(file)]));

/** What is there only after somebody has begun to write, which waits, and so needn't wait once more. */
const afterWaiting = [
  'features/messaging/conversation/use-typing.ts',
  'parts/composer/drafts/draft-keeper.ts',
  'parts/composer/files/arriving.ts',
  'parts/composer/window/window-moves.ts',
].map((file) => `ui/src/${file}`);

/** The file that an import names, from another. */
function named(path, from) {
  const bare = path.startsWith('@/') ? join('ui/src', path.slice(2)) : join(dirname(from), path);
  return [bare, `${bare}.ts`, `${bare}.tsx`].find((file) => screens.has(file));
}

/** The declarations of a file, which begin at the left edge: `{ name, text, waits }`, with the modules waited for in it. */
function declarationsOf(text) {
  const found = text.split(/^(?=(?:export |async |const |let |function |class |interface |type ))/m).map((part) => ({
    name: part.match(/^(?:export )?(?:async )?(?:const|let|function|class) (\w+)/)?.[1],
    text: part,
    waits: new Set([...part.matchAll(/\bloadRules\('(\w+)'\)/g)].map(([, module]) => module)),
  }));
  const mentions = (one, { name }) => name !== undefined && one.name !== name && new RegExp(`\\b${name}\\b`).test(one.text);
  // Who calls a function that waits, waits.
  for (const one of found) {
    for (const other of found) if (/^[a-z]/.test(other.name ?? '') && mentions(one, other)) other.waits.forEach((module) => one.waits.add(module));
  }
  // What is mentioned only where somebody waits already needn't.
  for (const one of found.filter(({ text: part }) => !/^export /.test(part))) {
    const users = found.filter((other) => mentions(other, one));
    for (const module of users[0]?.waits ?? []) if (users.every(({ waits }) => waits.has(module))) one.waits.add(module);
  }
  return found;
}

const declared = new Map([...screens].map(([file, text]) => [file, declarationsOf(text)]));

// A route waits for what the one around it waits for.
const routes = [...declared.values()].flat().filter(({ text }) => text.includes('createRoute({'));
const parentOf = ({ text }) => routes.find(({ name }) => name === text.match(/getParentRoute: \(\) => (\w+)/)?.[1]);
for (const route of routes) for (let outer = parentOf(route); outer; outer = parentOf(outer)) outer.waits.forEach((module) => route.waits.add(module));

/** Who brings each file in: `{ by, waits }`, with the modules that are waited for there. */
const broughtIn = new Map([...screens.keys()].map((file) => [file, []]));
for (const [by, text] of screens) {
  const declarations = declared.get(by);
  for (const [, names, path] of text.matchAll(/^(?:import|export) (?!type )([^;]*?) ?(?:from )?'([^']+)';/gm)) {
    const file = named(path, by);
    const each = [...names.matchAll(/(\w+)(?=\s*[,}]|$)/g)].map(([, name]) => name);
    const uses = declarations.filter((part) => !/^(import|export \{)/.test(part.text) && each.some((name) => new RegExp(`\\b${name}\\b`).test(part.text)));
    const everywhere = uses.length === 0 ? [] : onDemand.filter((module) => uses.every(({ waits }) => waits.has(module)));
    if (file) broughtIn.get(file).push({ by, waits: new Set(everywhere) });
  }
  for (const { text: part, waits } of declarations) {
    for (const [, path] of part.matchAll(/\bimport\('([^']+)'\)/g)) {
      const file = named(path, by);
      if (file) broughtIn.get(file).push({ by, waits });
    }
  }
}

/** A way from the beginning of the page to a file, on which nobody waits for the module. */
function unguarded(module, asker) {
  const from = new Map([[asker, null]]);
  for (const file of from.keys()) {
    if (file === 'ui/src/main.tsx') {
      const way = [];
      for (let step = file; step; step = from.get(step)) way.push(step.replace('ui/src/', ''));
      return `${way.join(' → ')} asks ${module}`;
    }
    if (afterWaiting.includes(file)) continue;
    for (const { by, waits } of broughtIn.get(file)) if (!waits.has(module) && !from.has(by)) from.set(by, file);
  }
  return null;
}

test('a screen waits for the rules that it asks', () => {
  assert.ok(onDemand.length >= 3);
  assert.deepEqual(afterWaiting.filter((file) => !screens.has(file)), []);
  const moduleOf = new Map(tableOfRules().map(({ jsName, module }) => [jsName, module]));
  const asks = [...declared].flatMap(([file, declarations]) =>
    onDemand.flatMap((module) => {
      const asked = declarations.filter(({ text: part, waits }) => {
        const rules = [...part.matchAll(/\brule\(\s*'(\w+)'/g)].map(([, name]) => moduleOf.get(name));
        return !waits.has(module) && (rules.includes(module) || part.includes(`rulesModule('${module}')`));
      });
      return asked.length > 0 ? [[module, file]] : [];
    }),
  );
  assert.ok(asks.length > 50);
  assert.deepEqual(asks.flatMap(([module, file]) => unguarded(module, file) ?? []), []);
});
