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
// The browser's Origin must equal the Host, or the server refuses changes.
const proxied = { target: server, changeOrigin: false, ws: true };

/**
 * Sonner creates a `<style>` element on load, which our content security policy refuses; its style sheet is bundled
 * instead.
 */
const sonnerWithoutStyleElement: Plugin = {
  name: 'sonner-without-style-element',
  transform(code, id) {
    if (!id.includes('sonner/dist/index.mjs')) return null;
    const kept = code.replace(/^__insertCSS\(.*\);$/m, '');
    if (kept === code) throw new Error('Sonner changed how it brings its styles: see vite.config.ts.');
    return { code: kept, map: null };
  },
};

/** Writes compressed copies next to the build's files, so that the server doesn't compress at request time. */
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
 * Additional chunks: packages that every screen uses, which change less often than our code, and modules that many
 * screens share, which would otherwise be a request each.
 */
const groups = [
  { name: 'vendor', test: /\/node_modules\/(react|react-dom|scheduler|@tanstack|openapi-fetch)\// },
  { name: 'shared', test: /\/(ui\/src|node_modules\/(@radix-ui|@floating-ui|lucide-react))\//, minShareCount: 8 },
];

/**
 * An `index.ts` only re-exports its feature. Without this, a screen that imports one name from it would load everything
 * that it exports.
 */
const featureIndexes = [{ test: /\/src\/features\/[^/]+\/index\.ts$/, sideEffects: false }];

export default defineConfig({
  plugins: [react(), tailwindcss(), wasm(), sonnerWithoutStyleElement, compressedCopies],
  // Unbundled, so that the plugin above also sees it in development.
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
    // Nothing is inlined as a data: URL: the content security policy allows our own origin only.
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
    // A thread starts faster than a process.
    pool: 'threads',
    maxWorkers: '100%',
    // A busy machine isn't a failure.
    testTimeout: 20_000,
  },
});
