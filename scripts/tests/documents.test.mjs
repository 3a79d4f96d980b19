// The documents are true: their paths, commands and settings exist.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { at } from '../paths.mjs';
import { outputOf } from '../run.mjs';
import { files, read, withoutUnitTests } from './sources.mjs';

const documents = files.filter((file) => file.endsWith('.md'));
const top = new Set(files.map((file) => file.split('/')[0]));
const scriptsOf = (file) => Object.keys(JSON.parse(read(file)).scripts);
const scripts = new Set([...scriptsOf('package.json'), ...scriptsOf('ui/package.json').map((name) => `${name} -w ui`), 'ci', 'install']);

/** Build outputs may not exist yet. */
const isBuilt = (path) => outputOf('git', 'check-ignore', `${path}/`) !== null;

/** Whether a path exists, relative to the document's folder or the top; `<domain>` and the like stand for any name. */
function exists(document, path) {
  const patterns = [join(dirname(document), path), path].map((each) => normalize(each).replace(/\/$/, ''));
  return patterns.some((pattern) => {
    if (!/[<*{]/.test(pattern)) return existsSync(at(pattern)) || isBuilt(pattern);
    const source = pattern.replace(/[.+()]/g, '\\$&').replace(/<[^>]+>|\*/g, '[^/]+').replace(/\{([^}]+)\}/g, (_, words) => `(${words.replaceAll(',', '|')})`);
    return files.some((file) => new RegExp(`^${source}(/|$)`).test(file));
  });
}

/** Whether a word between backticks is a path: it has a slash and begins with an existing entry. */
function isPath(document, word) {
  if (!/^[\w.<>{},*-]+(\/[\w.<>{},*-]+)*\/?$/.test(word) || !word.includes('/')) return false;
  const first = word.split('/')[0];
  return top.has(first) || existsSync(at(dirname(document), first));
}

test('the documents exist', () => {
  const expected = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md', 'docs/README.md', 'server/README.md', 'shared-rules/README.md', 'ui/README.md'];
  assert.deepEqual(expected.filter((name) => !documents.includes(name)), []);
});

test('every path in a document exists', () => {
  const missing = documents.flatMap((document) => {
    const text = read(document);
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word).filter((word) => isPath(document, word));
    const linked = [...text.matchAll(/(?:\]\(|src=")([^)"#\s]+)/g)].map(([, path]) => path).filter((path) => !/^[a-z]+:/.test(path));
    return [...named, ...linked].filter((path) => !exists(document, path)).map((path) => `${document}: ${path}`);
  });
  assert.deepEqual(missing, []);
});

/** The anchors of a document's headings, as GitHub makes them. */
const anchorsOf = (text) => [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading.toLowerCase().replace(/[^\w\s-]/g, '').replaceAll(' ', '-'));

test('every link to a section leads to a heading', () => {
  const missing = documents.flatMap((document) => {
    const links = [...read(document).matchAll(/\]\(([\w./-]*)#([\w-]+)\)/g)];
    const leadsNowhere = ([, path, anchor]) => !anchorsOf(read(path ? join(dirname(document), path) : document)).includes(anchor);
    return links.filter(leadsNowhere).map(([link]) => `${document}: ${link}`);
  });
  assert.deepEqual(missing, []);
});

test('every command in a document exists', () => {
  const missing = documents.flatMap((document) => {
    const named = [...read(document).matchAll(/\bnpm (?:run )?([a-z][\w:-]*(?: -w ui)?)/g)].map(([, name]) => name);
    return named.filter((name) => !scripts.has(name)).map((name) => `${document}: npm run ${name}`);
  });
  assert.deepEqual(missing, []);
});

test('docs/settings.md lists every setting that the server reads', () => {
  const documented = read('docs/settings.md');
  const sources = files.filter((file) => file.startsWith('server/src/') && file.endsWith('.rs')).map((file) => withoutUnitTests(read(file)));
  const settings = new Set(sources.flatMap((text) => [...text.matchAll(/"((?:LOANROOM|SMTP|DATABASE|DOCUMENTS|CLAMD)_[A-Z_]+)"/g)].map(([, name]) => name)));
  assert.ok(settings.size > 50);
  assert.deepEqual([...settings].filter((name) => !documented.includes(`\`${name}\``)), []);
});

test('docs/settings.md names no setting that the server does not read', () => {
  const sources = files.filter((file) => file.startsWith('server/src/environment/') && file.endsWith('.rs')).map(read).join('\n');
  const documented = [...read('docs/settings.md').matchAll(/`([A-Z]+_[A-Z_]*[A-Z])`/g)].map(([, name]) => name);
  assert.deepEqual(documented.filter((name) => !sources.includes(`"${name}"`)), []);
});

test('the README is short', () => {
  assert.ok(read('README.md').split('\n').length < 150);
});

test('an entry of the changelog is one line of at most 160 characters', () => {
  const entries = read('CHANGELOG.md').split('\n').filter((line) => line.startsWith('- ') || line.startsWith('  '));
  assert.ok(entries.length > 50);
  assert.deepEqual(entries.filter((line) => line.startsWith('  ') || line.length > 160), []);
});
