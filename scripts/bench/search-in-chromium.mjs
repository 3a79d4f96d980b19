// The search rows, measured in a page of headless Chromium.

import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join, normalize } from 'node:path';
import { at } from '../paths.mjs';
import { chromium } from '../toolchain.mjs';
import { row } from './measure.mjs';

const types = { '.mjs': 'text/javascript', '.js': 'text/javascript', '.wasm': 'application/wasm' };

const imports = {
  'fuse.js': '/node_modules/fuse.js/dist/fuse.mjs',
  '@leeoniya/ufuzzy': '/node_modules/@leeoniya/ufuzzy/dist/uFuzzy.mjs',
  fuzzysort: '/node_modules/fuzzysort/fuzzysort.js',
};

// Only cross-origin isolated pages have a clock with a resolution below a tenth of a millisecond.
const isolated = { 'Cross-Origin-Opener-Policy': 'same-origin', 'Cross-Origin-Embedder-Policy': 'require-corp' };

const page = `<!doctype html><script type="importmap">${JSON.stringify({ imports })}</script>`;

async function answer(path) {
  if (path === '/') return [page, 'text/html'];
  return [await readFile(join(at('.'), normalize(path))), types[extname(path)] ?? 'application/octet-stream'];
}

/** Serves the repository over HTTP on a free local port. */
async function serve() {
  const server = createServer(async ({ url }, response) => {
    try {
      const [body, type] = await answer(new URL(url, 'http://localhost').pathname);
      response.writeHead(200, { 'Content-Type': type, ...isolated }).end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  return server;
}

/** Runs in the page, without access to the scope around it. */
async function measure() {
  const folder = '/rules-wasm/pkg';
  const rules = await import(`${folder}/rules_wasm_bg.js`);
  const source = fetch(`${folder}/rules_wasm_bg.wasm`);
  const { instance } = await WebAssembly.instantiateStreaming(source, { './rules_wasm_bg.js': rules });
  rules.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start?.();
  const { searchRows } = await import('/scripts/bench/search.mjs');
  return searchRows({ rules }, 'Chromium');
}

/** All rows about search in Chromium; one row reports if it is missing. */
export async function chromiumSearchRows() {
  const executablePath = await chromium();
  if (!executablePath) return [row('search in Chromium', 'SKIPPED: Chromium is not installed')];
  const { chromium: launcher } = await import('playwright-core');
  const server = await serve();
  const browser = await launcher.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const tab = await browser.newPage();
    await tab.goto(`http://127.0.0.1:${server.address().port}/`);
    return await tab.evaluate(measure);
  } finally {
    await browser.close();
    server.close();
  }
}
