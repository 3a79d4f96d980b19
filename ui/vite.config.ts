/// <reference types="vitest/config" />
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import wasm from 'vite-plugin-wasm';
import { parts } from './scripts/parts.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['LOANROOM_SERVER'] ?? 'http://localhost:3000';
// The browser's Origin must stay equal to the Host, or the server refuses to change anything.
const proxied = { target: server, changeOrigin: false, ws: true };

/** Sonner writes a `<style>` element when it loads, which our content security policy refuses; we ship its sheet. */
const sonnerWithoutStyleElement: Plugin = {
  name: 'sonner-without-style-element',
  transform(code, id) {
    if (!id.includes('sonner/dist/index.mjs')) return null;
    const kept = code.replace(/^__insertCSS\(.*\);$/m, '');
    if (kept === code) throw new Error('Sonner changed how it brings its styles: see vite.config.ts.');
    return { code: kept, map: null };
  },
};

/** Writes compressed copies beside what is built, so that the server compresses nothing while people wait. */
const compressedCopies: Plugin = {
  name: 'compressed-copies',
  apply: 'build',
  async writeBundle({ dir = '.' }, bundle) {
    const copy = async (file: string) => {
      const content = await readFile(file);
      const [gz, br] = await Promise.all([promisify(gzip)(content), promisify(brotliCompress)(content)]);
      await Promise.all([writeFile(`${file}.gz`, gz), writeFile(`${file}.br`, br)]);
    };
    const names = Object.keys(bundle).filter((name) => /\.(js|css|wasm|svg)$/.test(name));
    await Promise.all(names.map((name) => copy(join(dir, name))));
  },
};

export default defineConfig({
  plugins: [react(), tailwindcss(), wasm(), sonnerWithoutStyleElement, compressedCopies],
  // Left as it is, so that the plugin above sees it in development too.
  optimizeDeps: { exclude: ['sonner'] },
  worker: { format: 'es', plugins: () => [wasm()] },
  resolve: {
    alias: {
      '@': at('./src'),
      'react-style-singleton': at('./src/lib/style-singleton.ts'),
      'file-selector': at('./src/parts/documents/upload/dropped/from-event.ts'),
      '@rules/core': at('../rules-wasm/pkg/rules_wasm.js'),
      '@rules/portal': at('../rules-wasm/pkg-portal/rules_wasm.js'),
      '@rules/people': at('../rules-wasm/pkg-people/rules_wasm.js'),
      '@rules/identity': at('../rules-wasm/pkg-identity/rules_wasm.js'),
      '@rules/messaging': at('../rules-wasm/pkg-messaging/rules_wasm.js'),
      '@rules/pdf': at('../rules-wasm/pkg-pdf/rules_wasm.js'),
      '@rules/zip': at('../rules-wasm/pkg-zip/rules_wasm.js'),
      '@rules/mail': at('../rules-wasm/pkg-mail/rules_wasm.js'),
      '@rules/photo': at('../rules-wasm/pkg-photo/rules_wasm.js'),
      '@rules/server': at('../rules-wasm/pkg-server/rules_wasm.js'),
    },
  },
  server: {
    port: 5173,
    proxy: { '/v1': proxied, '/v2': proxied, '/api/': proxied, '/healthz': proxied, '/openapi.json': proxied },
  },
  build: {
    target: 'esnext',
    manifest: true,
    // Nothing inlined as data: addresses: the content security policy allows our own origin only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      input: at('./src/main.tsx'),
      output: { codeSplitting: { groups: parts } },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
    // A thread starts sooner than a process, and the process that waits for them needs no processor.
    pool: 'threads',
    maxWorkers: '100%',
    // A busy machine is no failure.
    testTimeout: 20_000,
  },
});
