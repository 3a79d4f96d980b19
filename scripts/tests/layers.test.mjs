// Checks the direction of imports in the server and in the rules. server/README.md describes the server's layers.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { offeredBy, pathsIn } from './rust-paths.mjs';
import { files, read } from './sources.mjs';

/** The layers of the server, the highest first: each uses only those below it. */
const layers = [
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

/** Modules that use fewer layers than all below them. */
const only = {
  db: ['environment'],
  http: ['environment'],
  pages: ['http'],
};

const layerOf = (name) => layers.findIndex((layer) => layer.includes(name));
const mayUse = (user, used) => user === used || (layerOf(used) > layerOf(user) && (only[user]?.includes(used) ?? true));

/** Every module with the paths it uses and the names it re-exports from submodules; paths are relative to the crate. */
const modules = files
  .filter((file) => /^server\/src\/.+\/.+\.rs$/.test(file) || file === 'server/src/state.rs')
  .map((file) => {
    const module = file.replace(/^server\/src\/|(\/mod)?\.rs$/g, '').split('/');
    return { file, module, paths: pathsIn(read(file), module), offers: offeredBy(read(file)) };
  });

/** The cycles of a graph `{ name: Set of names }`. */
function cycles(graph) {
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

test('every folder of the server belongs to a layer', () => {
  const homeless = new Set(modules.map(({ module: [top] }) => top).filter((top) => layerOf(top) < 0));
  assert.deepEqual([...homeless], []);
});

test('modules of the server use only lower layers', () => {
  assert.ok(modules.length > 150);
  const wrong = modules.flatMap(({ file, module: [user], paths }) =>
    paths.filter(([used]) => layerOf(used) >= 0 && !mayUse(user, used)).map((path) => `${file} uses ${path.join('::')}`));
  assert.deepEqual(wrong, []);
});

test('features are used only through their mod.rs', () => {
  const open = files.filter((file) => /^server\/src\/features\/\w+\/mod\.rs$/.test(file) && /^pub\b.* mod /m.test(read(file)));
  assert.deepEqual(open, []);
});

test('features have no dependency cycles', () => {
  const graph = {};
  for (const { module: [top, user], paths } of modules) {
    if (top !== 'features' || !user) continue;
    for (const [there, used] of paths) if (there === 'features' && used !== user) (graph[user] ??= new Set()).add(used);
  }
  assert.ok(Object.keys(graph).length > 5);
  assert.deepEqual(cycles(graph), []);
});

test('files of the server have no dependency cycles', () => {
  const byModule = new Map(modules.map((found) => [found.module.join('::'), found]));
  // A name that a folder's mod.rs re-exports belongs to the file that defines it.
  const fileOf = (path) => {
    const found = byModule.get(path.slice(0, path.findLastIndex((_, at) => byModule.has(path.slice(0, at + 1).join('::'))) + 1).join('::'));
    const name = found && path[found.module.length];
    const inside = name && found.offers[name];
    return inside ? fileOf([...found.module, inside, ...path.slice(found.module.length)]) : found?.file;
  };
  const graph = Object.fromEntries(modules.map(({ file, paths }) => [file, new Set(paths.map(fileOf).filter((used) => used && used !== file))]));
  assert.deepEqual(cycles(graph), []);
});

test('request handlers are in routes.rs or in a routes folder', () => {
  const handlers = files.filter((file) => /^server\/src\/features\/.+\.rs$/.test(file) && /State<AppState>|#\[utoipa::path/.test(read(file)));
  assert.ok(handlers.length > 10);
  assert.deepEqual(handlers.filter((file) => !/\/routes(\/\w+)?\.rs$/.test(file)), []);
});

/** The layers of the rules, the highest first: each module uses only those below it. */
const ruleLayers = [
  ['registry'],
  ['identity'],
  ['notices'],
  ['messaging'],
  ['sharing'],
  ['contacts', 'reminders', 'search'],
  ['needs_list'],
  ['documents'],
  ['loans'],
  ['individuals'],
  ['team'],
  ['value'],
  ['visibility_reason'],
  ['text'],
  ['violation', 'cancellation', 'fixture_cases'],
];

test('modules of the rules use only lower layers', () => {
  const ruleLayerOf = (name) => ruleLayers.findIndex((layer) => layer.includes(name));
  const rules = files.filter((file) => /^shared-rules\/src\/.+\.rs$/.test(file) && file !== 'shared-rules/src/lib.rs');
  assert.ok(rules.length > 150);
  const wrong = rules.flatMap((file) => {
    const module = file.replace(/^shared-rules\/src\/|(\/mod)?\.rs$/g, '').split('/');
    if (ruleLayerOf(module[0]) < 0) return [`${file} belongs to no layer`];
    const used = pathsIn(read(file), module).filter(([top]) => top !== module[0] && ruleLayerOf(top) >= 0);
    return used.filter(([top]) => ruleLayerOf(top) <= ruleLayerOf(module[0])).map((path) => `${file} uses ${path.join('::')}`);
  });
  assert.deepEqual(wrong, []);
});
