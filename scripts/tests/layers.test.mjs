// Checks the direction of imports in the server and in the rules. server/README.md describes the server's layers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredBy, pathsIn } from './rust-paths.mjs';
import { files, read } from './sources.mjs';

/** The floors of the server, the highest first: each uses those below it, and nobody beside it. */
const floors = [
  ['serve'],
  ['demo'],
  ['features'],
  ['membership'],
  ['access'],
  ['state'],
  ['mail', 'realtime', 'storage'],
  ['projection', 'secrets'],
  ['db', 'pages'],
  ['http'],
  ['entity', 'environment'],
];

/** Who uses less than all that is below. */
const only = {
  db: ['environment'],
  http: ['environment'],
  pages: ['http'],
};

const floorOf = (name) => floors.findIndex((floor) => floor.includes(name));
const mayUse = (user, used) => user === used || (floorOf(used) > floorOf(user) && (only[user]?.includes(used) ?? true));

/** Every module, with what it uses and what it offers of the modules inside it; paths are names below the crate. */
const modules = files
  .filter((file) => /^server\/src\/.+\/.+\.rs$/.test(file) || file === 'server/src/state.rs')
  .map((file) => {
    const module = file.replace(/^server\/src\/|(\/mod)?\.rs$/g, '').split('/');
    return { file, module, paths: pathsIn(read(file), module), offers: offeredBy(read(file)) };
  });

/** Walks that come back to where they began, in a graph `{ name: Set of names }`. */
function circles(graph) {
  const done = new Set();
  const found = [];
  const walk = (name, way) => {
    if (way.includes(name)) return found.push([...way.slice(way.indexOf(name)), name].join(' → '));
    if (done.has(name)) return 0;
    for (const next of graph[name] ?? []) walk(next, [...way, name]);
    return done.add(name);
  };
  Object.keys(graph).forEach((name) => walk(name, []));
  return found;
}

test('every folder of the server stands on a floor', () => {
  const homeless = new Set(modules.map(({ module: [top] }) => top).filter((top) => floorOf(top) < 0));
  assert.deepEqual([...homeless], []);
});

test('the server is used downwards only', () => {
  assert.ok(modules.length > 150);
  const wrong = modules.flatMap(({ file, module: [user], paths }) =>
    paths.filter(([used]) => floorOf(used) >= 0 && !mayUse(user, used)).map((path) => `${file} uses ${path.join('::')}`));
  assert.deepEqual(wrong, []);
});

test('a feature is used through what its mod.rs offers, never through a module inside', () => {
  const open = files.filter((file) => /^server\/src\/features\/\w+\/mod\.rs$/.test(file) && /^pub\b.* mod /m.test(read(file)));
  assert.deepEqual(open, []);
});

test('no feature uses another that uses it', () => {
  const graph = {};
  for (const { module: [top, user], paths } of modules) {
    if (top !== 'features' || !user) continue;
    for (const [there, used] of paths) if (there === 'features' && used !== user) (graph[user] ??= new Set()).add(used);
  }
  assert.ok(Object.keys(graph).length > 5);
  assert.deepEqual(circles(graph), []);
});

test('no file of the server uses another that uses it', () => {
  const byModule = new Map(modules.map((found) => [found.module.join('::'), found]));
  // A folder's mod.rs stands for the file whose name it offers.
  const fileOf = (path) => {
    const found = byModule.get(path.slice(0, path.findLastIndex((_, at) => byModule.has(path.slice(0, at + 1).join('::'))) + 1).join('::'));
    const name = found && path[found.module.length];
    const inside = name && found.offers[name];
    return inside ? fileOf([...found.module, inside, ...path.slice(found.module.length)]) : found?.file;
  };
  const graph = Object.fromEntries(modules.map(({ file, paths }) => [file, new Set(paths.map(fileOf).filter((used) => used && used !== file))]));
  assert.deepEqual(circles(graph), []);
});

test('what answers a request stands in a routes.rs, or in a folder of routes', () => {
  const handlers = files.filter((file) => /^server\/src\/features\/.+\.rs$/.test(file) && /State<AppState>|#\[utoipa::path/.test(read(file)));
  assert.ok(handlers.length > 10);
  assert.deepEqual(handlers.filter((file) => !/\/routes(\/\w+)?\.rs$/.test(file)), []);
});

/** The floors of the rules, the highest first: each module uses those below it only. */
const ruleFloors = [
  ['registry'],
  ['identity'],
  ['notices'],
  ['messaging'],
  ['sharing'],
  ['contacts', 'search'],
  ['needs_list'],
  ['documents'],
  ['loans'],
  ['individuals'],
  ['team'],
  ['value'],
  ['because'],
  ['text'],
  ['violation', 'cancellation'],
];

test('the rules are used downwards only', () => {
  const floorOfRules = (name) => ruleFloors.findIndex((floor) => floor.includes(name));
  const rules = files.filter((file) => /^shared-rules\/src\/.+\.rs$/.test(file) && file !== 'shared-rules/src/lib.rs');
  assert.ok(rules.length > 150);
  const wrong = rules.flatMap((file) => {
    const module = file.replace(/^shared-rules\/src\/|(\/mod)?\.rs$/g, '').split('/');
    if (floorOfRules(module[0]) < 0) return [`${file} stands on no floor`];
    const used = pathsIn(read(file), module).filter(([top]) => top !== module[0] && floorOfRules(top) >= 0);
    return used.filter(([top]) => floorOfRules(top) <= floorOfRules(module[0])).map((path) => `${file} uses ${path.join('::')}`);
  });
  assert.deepEqual(wrong, []);
});
