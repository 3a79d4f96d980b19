/// <reference types="vitest/config" />
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import wasm from 'vite-plugin-wasm';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env['LOANROOM_SERVER'] ?? 'http://localhost:3000';
// The browser's Origin must stay equal to the Host, or the server refuses to change anything.
const proxied = { target: server, changeOrigin: false, ws: true };

export default defineConfig({
  plugins: [react(), tailwindcss(), wasm()],
  worker: { format: 'es', plugins: () => [wasm()] },
  resolve: {
    alias: {
      '@': at('./src'),
      '@rules/core': at('../rules-wasm/pkg/rules_wasm.js'),
      '@rules/documents': at('../rules-wasm/pkg-documents/rules_wasm.js'),
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
    rolldownOptions: { input: at('./src/main.tsx') },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.{ts,tsx}', 'test/**/*.test.{ts,tsx}'],
    setupFiles: ['./src/test/setup.ts'],
    restoreMocks: true,
  },
});
