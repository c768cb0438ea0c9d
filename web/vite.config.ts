/** How the page is built: into the server's package, to be served from the root of its address. */

import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { compressed } from './config/compressed.ts';
import { texts } from './config/texts.ts';

const SERVER = process.env['ARDRI_SERVER'] ?? 'http://127.0.0.1:8063';

export default defineConfig({
  // Absolute, for the page has addresses within addresses: /table/x.
  base: '/',
  plugins: [svelte(), texts(), compressed()],
  build: {
    outDir: '../src/ardri/server/static',
    emptyOutDir: true,
    manifest: true,
    // Nothing is put into `data:` addresses: the server's policy for content forbids them.
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // gallery.html is for whoever draws, and is not built.
    rolldownOptions: { input: 'index.html' },
  },
  server: {
    // The texts lie in the Python package.
    fs: { allow: ['..'] },
    proxy: {
      '/api': { target: SERVER },
      '/ws': { target: SERVER, ws: true },
    },
  },
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
  },
});
