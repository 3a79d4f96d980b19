// The server tells browsers ahead which parts of the application a screen takes: they have to be those that the
// router asks for, or they come late again and nobody notices.

import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { test } from 'node:test';
import { at } from '../paths.mjs';

const table = readFileSync(at('server/src/pages/first/mod.rs'), 'utf8');
const parts = [...new Set(table.match(/"src\/[^"]+\.tsx?"/g))].map((part) => part.slice(1, -1));
const routes = readdirSync(at('ui/src/app/routes')).filter((name) => name.endsWith('.ts'));

/** Every module that a route brings in when its address is opened. */
const asked = new Set(
  routes.flatMap((name) => {
    const file = at(`ui/src/app/routes/${name}`);
    const imports = [...readFileSync(file, 'utf8').matchAll(/import\('([^']+)'\)/g)].map(([, path]) => path);
    return imports.map((path) =>
      path.startsWith('@/') ? at(join('ui/src', path.slice(2))) : resolve(dirname(file), path),
    );
  }),
);

test('the server names some parts, and each is there', () => {
  assert.ok(parts.length >= 6);
  for (const part of parts) assert.ok(existsSync(at(`ui/${part}`)), part);
});

test('each part that the server names is one that a route asks for', () => {
  for (const part of parts) assert.ok(asked.has(at(`ui/${part}`).replace(/\.tsx?$/, '')), part);
});
