// Type casts in the user interface are few, because the compiler can't check them.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { files, read } from './sources.mjs';

/** The maximum numbers of casts. They may only go down. */
const most = { casts: 13, throughUnknown: 0 };

/** Every `x as T` except `as const`, which asserts nothing. */
function castsIn(name, text) {
  const found = [];
  const visit = (node) => {
    if (ts.isAsExpression(node) && !ts.isConstTypeReference(node.type)) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, name.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS));
  return found;
}

const toUnknown = ({ type }) => type.kind === ts.SyntaxKind.UnknownKeyword;

test('the user interface has few type casts', () => {
  const sources = files.filter((file) => /^ui\/src\/.*\.tsx?$/.test(file) && !/\.(test|fixture)\.|\/test\/|\.d\.ts$/.test(file));
  assert.ok(sources.length > 100);
  const casts = sources.flatMap((file) => castsIn(file, read(file)).map((node) => ({ file, node })));
  const listed = casts.map(({ file, node }) => `${file}: ${node.getText().replace(/\s+/g, ' ')}`).join('\n');
  assert.ok(casts.length <= most.casts, `${casts.length} casts, ${most.casts} allowed:\n${listed}`);
  const around = casts.filter(({ node }) => toUnknown(node));
  assert.ok(around.length <= most.throughUnknown, `${around.length} casts through unknown:\n${listed}`);
});

test('each kind of cast is found', () => {
  const text = "const a = b as B; const c = d as unknown as D; const e = ['f'] as const;";
  assert.deepEqual(castsIn('a.ts', text).map(toUnknown), [false, false, true]);
});
