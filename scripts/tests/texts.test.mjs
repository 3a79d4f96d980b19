// A fixed text stands in the catalogue and nowhere else: screens and server take it from there.

import assert from 'node:assert/strict';
import { basename } from 'node:path';
import { test } from 'node:test';
import ts from 'typescript';
import { files, read, withoutUnitTests } from './sources.mjs';

/** Fixed texts that are written out all the same, and why. */
const exceptions = {
  'ui/src/features/messaging/message/message-tasks.ts: Delete': 'the name of a key',
  'ui/src/api/models.ts: Address': 'the name of a type in the API’s contract',
  'ui/src/components/ui/error-state.tsx: Try again': 'shows also when the rules, and with them the catalogue, could not be loaded',
  'ui/src/lib/byte-size.ts: kB': 'a unit of measure; what stands below the rules can’t ask them',
  'ui/src/lib/byte-size.ts: MB': 'as before',
  'ui/src/lib/byte-size.ts: GB': 'as before',
};

/** Every text as `{ name, code, words }`. */
const texts = files
  .filter((file) => /^shared-rules\/src\/text\/(server\/)?\w+\.rs$/.test(file))
  .flatMap((file) => [...read(file).matchAll(/^ +([A-Z_0-9]+)\s+"([a-z-]+)"\s+"([^"]+)"$/gm)].map(([, name, code, words]) => ({ name: `${basename(file, '.rs')}::${name}`, code, words })));

const catalogue = new Set(texts.map(({ words }) => words).filter((words) => !words.includes('{')));

const known = (words) => catalogue.has(words.replace(/\s+/g, ' ').trim());

/** The fixed texts that a TypeScript file writes out: as a string, or as the text of an element. */
function inScript(name, text) {
  const found = [];
  const visit = (node) => {
    if ((ts.isStringLiteralLike(node) || ts.isJsxText(node)) && known(node.text)) found.push(node.text.trim());
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return found;
}

/** The same of a Rust file: comments and unit tests aside. */
function inRust(text) {
  const code = withoutUnitTests(text).replace(/^\s*\/\/.*$/gm, '');
  return [...code.matchAll(/"((?:[^"\\]|\\.)*)"/g)].map(([, words]) => words).filter(known);
}

/** Whether what people see is written there by hand. */
const isScreen = (file) => /^ui\/src\/.*\.tsx?$/.test(file) && !/\.test\.|\/test\/|\.fixture\.|schema\.d\.ts$|rules\/facts\.ts$/.test(file);

test('no fixed text is written out beside the catalogue', () => {
  assert.ok(catalogue.size > 300);
  const written = files.flatMap((file) => {
    if (/^server\/src\/.*\.rs$/.test(file)) return inRust(read(file)).map((words) => `${file}: ${words}`);
    return isScreen(file) ? inScript(file, read(file)).map((words) => `${file}: ${words}`) : [];
  });
  assert.deepEqual(written.sort(), Object.keys(exceptions).sort());
});

test('each way of writing one out is noticed', () => {
  assert.deepEqual(inScript('a.tsx', "const a = <B title='Cancel'>\n  Delete\n</B>; toast(`Undo`);"), ['Cancel', 'Delete', 'Undo']);
  assert.deepEqual(inScript('a.tsx', "const a = <B title={text('cancel')}>{text('delete')}</B>;"), []);
  assert.deepEqual(inRust('view! { <b>"Cancel"</b> } // "Delete"\n'), ['Cancel', 'Delete']);
  assert.deepEqual(inRust('/// “Cancel”, "Cancel"\nfn a() { CANCEL.template }'), []);
});

// What else is in the catalogue would weigh on every page.
test('browsers are sent the texts that screens ask for by their codes, and no others', () => {
  const said = new Set(files.filter(isScreen).flatMap((file) => [...read(file).matchAll(/'([a-z-]+)'/g)].map(([, code]) => code)));
  const asked = texts.filter(({ name, code }) => said.has(code) && !/^(history|problem|problem_title|refused)::/.test(name));
  const sent = [...read('shared-rules/src/text/screens.rs').matchAll(/^ {4}(\w+::\w+),$/gm)].map(([, name]) => name);
  assert.deepEqual(sent, asked.sort((a, b) => (a.code < b.code ? -1 : 1)).map(({ name }) => name));
});
