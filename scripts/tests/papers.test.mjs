// What the papers say is there, is there.

import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { test } from 'node:test';
import { at } from '../paths.mjs';
import { ask } from '../run.mjs';
import { files, read, withoutUnitTests } from './sources.mjs';

const papers = files.filter((file) => file.endsWith('.md'));
const top = new Set(files.map((file) => file.split('/')[0]));
const scriptsOf = (file) => Object.keys(JSON.parse(read(file)).scripts);
const scripts = new Set([...scriptsOf('package.json'), ...scriptsOf('ui/package.json').map((name) => `${name} -w ui`), 'ci', 'install']);

/** What a build makes is not there until it ran. */
const isBuilt = (path) => ask('git', 'check-ignore', `${path}/`) !== null;

/** A path in a paper, from the paper's folder or the top; `<domain>` and the like stand for any name. */
function exists(paper, path) {
  const patterns = [join(dirname(paper), path), path].map((each) => normalize(each).replace(/\/$/, ''));
  return patterns.some((pattern) => {
    if (!/[<*{]/.test(pattern)) return existsSync(at(pattern)) || isBuilt(pattern);
    const source = pattern.replace(/[.+()]/g, '\\$&').replace(/<[^>]+>|\*/g, '[^/]+').replace(/\{([^}]+)\}/g, (_, words) => `(${words.replaceAll(',', '|')})`);
    return files.some((file) => new RegExp(`^${source}(/|$)`).test(file));
  });
}

/** Whether a word between backticks is a path: it has a slash, and begins with something that is there. */
function isPath(paper, word) {
  if (!/^[\w.<>{},*-]+(\/[\w.<>{},*-]+)*\/?$/.test(word) || !word.includes('/')) return false;
  const first = word.split('/')[0];
  return top.has(first) || existsSync(at(dirname(paper), first));
}

test('there are papers', () => {
  for (const paper of ['README.md', 'CONTRIBUTING.md', 'CHANGELOG.md', 'server/README.md', 'shared-rules/README.md', 'ui/README.md']) assert.ok(papers.includes(paper), paper);
});

test('every path in a paper exists', () => {
  const lost = papers.flatMap((paper) => {
    const text = read(paper);
    const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, word]) => word).filter((word) => isPath(paper, word));
    const linked = [...text.matchAll(/(?:\]\(|src=")([^)"#\s]+)/g)].map(([, path]) => path).filter((path) => !/^[a-z]+:/.test(path));
    return [...named, ...linked].filter((path) => !exists(paper, path)).map((path) => `${paper}: ${path}`);
  });
  assert.deepEqual(lost, []);
});

test('every command in a paper exists', () => {
  const lost = papers.flatMap((paper) => {
    const named = [...read(paper).matchAll(/\bnpm (?:run )?([a-z][\w:-]*(?: -w ui)?)/g)].map(([, name]) => name);
    return named.filter((name) => !scripts.has(name)).map((name) => `${paper}: npm run ${name}`);
  });
  assert.deepEqual(lost, []);
});

test('every setting that the server reads stands in the README', () => {
  const readme = read('README.md');
  const sources = files.filter((file) => file.startsWith('server/src/') && file.endsWith('.rs')).map((file) => withoutUnitTests(read(file)));
  const settings = sources.flatMap((text) => [...text.matchAll(/"((?:LOANROOM|SMTP|DATABASE)_[A-Z_]+)"/g)].map(([, name]) => name));
  assert.ok(settings.length > 15);
  assert.deepEqual([...new Set(settings)].filter((name) => !readme.includes(name)), []);
});
