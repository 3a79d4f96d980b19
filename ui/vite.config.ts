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

/**
 * Chunks besides those that Vite makes: packages that every screen uses, which change less often than our own code, and
 * modules that many screens share, which would be a request each.
 */
const groups = [
  { name: 'vendor', test: /\/node_modules\/(react|react-dom|scheduler|@tanstack|openapi-fetch)\// },
  { name: 'shared', test: /\/(ui\/src|node_modules\/(@radix-ui|@floating-ui|lucide-react))\//, minShareCount: 8 },
];

/**
 * An `index.ts` only names what its feature offers. Without this, a screen that takes one name from it would load
 * everything that it names.
 */
const featureIndexes = [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }];

export default defineConfig({
  plugins: [react(), tailwindcss(), wasm(), sonnerWithoutStyleElement, compressedCopies],
  // Left as it is, so that the plugin above sees it in development too.
  optimizeDeps: { exclude: ['sonner'] },
  worker: { format: 'es', plugins: () => [wasm()] },
  resolve: {
    alias: {
      '@': at('./src'),
      'react-style-singleton': at('./src/lib/style-singleton.ts'),
      '@wasm/rules': at('../rules-wasm/pkg/rules_wasm.js'),
      '@wasm/documents': at('../rules-wasm/pkg-documents/rules_wasm.js'),
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
      treeshake: { moduleSideEffects: featureIndexes },
      output: { codeSplitting: { groups } },
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
