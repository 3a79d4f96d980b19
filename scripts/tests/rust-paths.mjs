// Finds the paths within the crate that a Rust file uses: `use crate::…`, `super::…` and full paths in the code.

import { withoutUnitTests } from './sources.mjs';

/** Words of comments and texts are no paths. */
const code = (text) => withoutUnitTests(text).replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\/\/.*$/gm, '');

/** `a::{b, c::{self, d as e}}` as `a::b`, `a::c`, `a::c::d`. */
function branches(tree) {
  const found = [];
  const open = [];
  for (const [part] of tree.matchAll(/[{},]|[^{},]+/g)) {
    const word = part.replace(/\s+as\s+\w+/, '').replace(/\s+/g, '');
    if (part === '{') open.push(found.pop());
    else if (part === '}') open.pop();
    else if (part !== ',' && word) found.push(word === 'self' ? open.at(-1).replace(/::$/, '') : (open.at(-1) ?? '') + word);
  }
  return found;
}

/**
 * The paths as lists of names relative to the crate. `module` is the file's own path: `['features', 'team']`
 * for `features/team/mod.rs`.
 */
export function pathsIn(text, module) {
  const used = /\buse\s+((?:crate|super)::[^;]+);/g;
  const source = code(text);
  const uses = [...source.matchAll(used)].flatMap(([, tree]) => branches(tree));
  const others = [...source.replace(used, '').matchAll(/\b(?:crate|super)(?:::\w+)+/g)].map(([path]) => path);
  return [...uses, ...others].map((path) => {
    const names = path.split('::');
    if (names[0] === 'crate') return names.slice(1);
    const up = names.findLastIndex((name) => name === 'super') + 1;
    return [...module.slice(0, module.length - up), ...names.slice(up)];
  });
}

/** The names that a mod.rs re-exports from its submodules: `{ name: module }`. */
export function offeredBy(text) {
  const offered = [...code(text).matchAll(/\bpub(?:\(\w+\))? use (\w+)::([^;]+);/g)];
  return Object.fromEntries(offered.flatMap(([, module, tree]) => branches(tree).map((name) => [name.split('::')[0], module])));
}
