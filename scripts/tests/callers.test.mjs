// Every rule decides something: the server, the browser or another rule asks it.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { tableOfRules } from '../rules.mjs';
import { files, read, withoutUnitTests } from './sources.mjs';

/** Modules of rules that wait for what will ask them, each with why. */
const waiting = {};

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

test('no rule is without a caller', () => {
  const table = tableOfRules();
  assert.ok(table.length > 100);
  const idle = table.filter((rule) => !(rule.module in waiting) && !isAsked(rule));
  assert.deepEqual(idle.map(({ domain, rule }) => `${domain}.${rule}`), Object.keys(elsewhere));
});

test('what waits does wait', () => {
  for (const domain of Object.keys(waiting)) {
    const begun = files.some((file) => file.startsWith(`ui/src/features/${domain}/`) || file.startsWith(`server/src/features/${domain}/`));
    assert.ok(!begun, `${domain} is there: its rules wait no longer`);
  }
});
