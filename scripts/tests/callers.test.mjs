// Every rule decides something: the server, the browser or another rule asks it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOfRules } from '../rules.mjs';
import { files, read, withoutUnitTests } from './sources.mjs';

/** Rules that wait for what will ask them. */
const waiting = {
  'documents.load_says_protected': 'a stored PDF that turns out to be locked in the preview',
  'documents.unlock_failure': 'a stored PDF that is unlocked in the preview',
  'documents.zip_upload': 'an archive that is shown before it is sent',
  'value.starts_drag': 'files that are dragged on a touch screen',
};

/** Rules that are asked by what stands outside of server and browser, each with why. */
const elsewhere = {
  'documents.read_zip': 'the worker asks the archive that it opened once (ZipContents), which answers by it',
  'search.find_people': 'the browser asks the list that it keeps ready (PeopleIndex), which answers by it',
  'text.texts': 'the workbench and translators read the whole catalogue',
};

const texts = (pattern, not) => files.filter((file) => pattern.test(file) && !not.test(file)).map((file) => ({ file, text: withoutUnitTests(read(file)) }));
const ui = texts(/^ui\/src\/.*\.tsx?$/, /\.test\.|\/test\/|schema\.d\.ts$/);
const server = texts(/^server\/src\/.*\.rs$/, /\/tests\.rs$/);
const rules = texts(/^shared-rules\/src\/.*\.rs$/, /\/tests\.rs$/);

const asks = (name) => new RegExp(`(?<!fn )\\b${name}\\(|[:{ ,]${name}[,;})]`);
const askedIn = (sources, pattern) => sources.some(({ text }) => pattern.test(text));

function isAsked({ rule, jsName }) {
  if (askedIn(ui, new RegExp(`['"]${jsName}['"]|\\.${jsName}\\(`)) || askedIn(server, asks(rule))) return true;
  return askedIn(rules, new RegExp(`(?<!fn )\\b${rule}\\(`));
}

const nameOf = ({ domain, rule }) => `${domain}.${rule}`;
const table = tableOfRules();
const idle = table.filter((rule) => !isAsked(rule)).map(nameOf);

test('no rule is without a caller', () => {
  assert.ok(table.length > 100);
  assert.deepEqual(idle.filter((name) => !(name in waiting)), Object.keys(elsewhere));
});

test('what waits does wait', () => {
  assert.deepEqual(Object.keys(waiting).filter((name) => !idle.includes(name)), []);
});
