// Rules decide, screens draw: no component compares roles, statuses, priorities or permissions itself.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import ts from 'typescript';
import { files, read } from './sources.mjs';

/** The enums of the API whose values are compared only by rules. */
const enums = ['Role', 'RoleGroup', 'SubRoleType', 'Permission', 'ReviewStatus', 'ReviewState', 'PriorityType', 'BorrowerType', 'EntityType', 'EntityLabel'];

/** The values of an enum in the API's generated types. */
function valuesOf(name) {
  const [, values] = read('ui/src/api/schema.d.ts').match(new RegExp(`^ +${name}: ((?:"\\w+"(?: \\| )?)+);$`, 'm')) ?? [];
  assert.ok(values, `the API has no ${name}`);
  return values.split(' | ').map((value) => JSON.parse(value));
}

const words = new Set(enums.flatMap(valuesOf));
const isWord = (node) => ts.isStringLiteralLike(node) && words.has(node.text);
const equality = new Set([ts.SyntaxKind.EqualsEqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsEqualsToken, ts.SyntaxKind.EqualsEqualsToken, ts.SyntaxKind.ExclamationEqualsToken]);

/** `x === 'WORD'`, `case 'WORD'`, `list.includes('WORD')`, and a lookup in a list or set of such words. */
function compares(node) {
  if (ts.isBinaryExpression(node)) return equality.has(node.operatorToken.kind) && (isWord(node.left) || isWord(node.right));
  if (ts.isCaseClause(node)) return isWord(node.expression);
  if (ts.isNewExpression(node)) return node.expression.getText() === 'Set' && (node.arguments ?? []).some(isListOfWords);
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return false;
  if (!['includes', 'has', 'indexOf'].includes(node.expression.name.text)) return false;
  const list = node.expression.expression;
  return node.arguments.some(isWord) || isListOfWords(ts.isIdentifier(list) ? declared(list) : list);
}

/** The initial value of a name in the same file, or the name itself if it is defined elsewhere. */
function declared(name) {
  let found = name;
  const visit = (node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && node.name.getText() === name.text) found = node.initializer;
    ts.forEachChild(node, visit);
  };
  visit(name.getSourceFile());
  return found;
}

function isListOfWords(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isListOfWords(node.expression);
  return ts.isArrayLiteralExpression(node) && node.elements.some(isWord);
}

function comparisons(name, text) {
  let count = 0;
  const visit = (node) => {
    if (compares(node)) count += 1;
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return count;
}

test('no screen compares with a role, status, priority or permission', () => {
  const sources = files.filter((file) => /^ui\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/test\/|schema\.d\.ts$/.test(file));
  assert.ok(sources.length > 100);
  const found = sources.map((file) => [file, comparisons(file, read(file))]).filter(([, count]) => count);
  assert.deepEqual(found, [], 'call a rule, or use the facts in ui/src/rules/facts.ts');
});

test('each kind of comparison is found', () => {
  const kinds = [
    "a === 'LENDER'",
    "'LENDER' !== a",
    "switch (a) { case 'LENDER': }",
    "list.includes('LENDER')",
    "['LENDER'].includes(a)",
    "const lenders = ['LENDER'] as const; lenders.includes(a)",
    "new Set(['LENDER'])",
  ];
  assert.deepEqual(kinds.map((text) => comparisons('a.ts', text)), kinds.map(() => 1));
  assert.equal(comparisons('a.ts', "const shown = { role: 'LENDER' }; a === 'left'"), 0);
});
