// Fixed texts are defined in the catalog only; screens and server use them from there.

import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { files, read, withoutUnitTests } from './sources.mjs';

/** Fixed texts that are written as literals, with the reason. */
const exceptions = {
  'ui/src/features/messaging/message/message-tasks.ts: Delete': 'the name of a key',
  'ui/src/api/models.ts: Address': 'the name of a type in the API’s contract',
  'ui/src/components/ui/error-state.tsx: Try again': 'also shown if the rules, and with them the catalog, can’t be loaded',
  'ui/src/lib/byte-size.ts: kB': 'a unit of measure, in a layer that can’t use the rules',
  'ui/src/lib/byte-size.ts: MB': 'as before',
  'ui/src/lib/byte-size.ts: GB': 'as before',
};

/** Every text as `{ name, code, words }`. */
const texts = files
  .filter((file) => /^shared-rules\/src\/text\/(server\/)?\w+\.rs$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/^ +([A-Z_0-9]+)\s+"([a-z-]+)"\s+"([^"]+)"$/gm)].map(([, name, code, words]) => ({ name: `${basename(file, '.rs')}::${name}`, code, words })));

const catalogue = new Set(texts.map(({ words }) => words).filter((words) => !words.includes('{')));

const known = (words) => catalogue.has(words.replace(/\s+/g, ' ').trim());

/** The fixed texts in a TypeScript file, as strings or as text of elements. */
function inScript(name, text) {
  const found = [];
  const visit = (node) => {
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && known(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** The fixed texts in a Rust file, without comments and unit tests. */
function inRust(text) {
  const code = withoutUnitTests(text).replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, words]) => words).filter(known);
}

/** Whether a file contains texts that users see. */
const isScreen = (file) => /^ui\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/test\/|\.fixture\.|schema\.d\.ts$|rules\/facts\.ts$/.test(file);

test('no fixed text is written as a literal', () => {
  assert.ok(catalogue.size > 300);
  const written = files.flatMap((file) => {
    if (/^server\/src\/.*\.rs$/.test(file)) return inRust(read(file)).map((words) => `${file}: ${words}`);
    return isScreen(file) ? inScript(file, read(file)).map((words) => `${file}: ${words}`) : [];
  });
  assert.deepEqual(written.sort(), Object.keys(exceptions).sort());
});

test('each kind of literal is found', () => {
  assert.deepEqual(inScript('a.tsx', "const a = <B title='Cancel'>\n  Delete\n</B>; toast(`Undo`);"), ['Cancel', 'Delete', 'Undo']);
  assert.deepEqual(inScript('a.tsx', "const a = <B title={text('cancel')}>{text('delete')}</B>;"), []);
  assert.deepEqual(inRust('view! { <b>"Cancel"</b> } // "Delete"\n'), ['Cancel', 'Delete']);
  assert.deepEqual(inRust('/// “Cancel”, "Cancel"\nfn a() { CANCEL.template }'), []);
});

// Every other text would add to the size of every page.
test('browsers receive exactly the texts that screens use', () => {
  const said = new Set(files.filter(isScreen).flatMap((file) => [...read(file).matchAll(/'([a-z-]+)'/g)].map(([, code]) => code)));
  const asked = texts.filter(({ name, code }) => said.has(code) && !/^(history|problem|problem_title|refused)::/.test(name));
  const sent = [...read('shared-rules/src/text/screens.rs').matchAll(/^ {4}(\w+::\w+),$/gm)].map(([, name]) => name);
  assert.deepEqual(sent, asked.sort((a, b) => (a.code < b.code ? -1 : 1)).map(({ name }) => name));
});
