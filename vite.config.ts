import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { readBuildConfiguration } from './src/composition/build-configuration.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig(({ mode }) => {
  const testing = mode === 'test';
  const mocked = mode === 'mock' || testing;
  const configuration = readBuildConfiguration({ ...loadEnv(mode, here('.'), 'VITE_'), mocked });

  return {
    plugins: [react()],
    resolve: { alias: { '@': here('./src') } },
    // A production build must not receive the worker files of the mock (MOCK-05).
    publicDir: mode === 'mock' ? here('./mock-server/public') : false,
    define: {
      __MOCKED__: JSON.stringify(mode === 'mock'),
      __CONFIGURATION__: JSON.stringify(configuration),
    },
    css: { modules: { generateScopedName: mocked ? '[name]__[local]' : '[hash:base64:6]' } },
    build: {
      target: 'es2023',
      outDir: mocked ? 'dist-demo' : 'dist',
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
    server: { port: 5173, strictPort: true },
    test: {
      projects: [
        {
          extends: true,
          test: {
            name: 'inside',
            environment: 'node',
            include: ['tests/**/*.test.ts'],
            exclude: ['tests/ui/**', 'tests/adapters/browser/**'],
          },
        },
        {
          extends: true,
          test: {
            name: 'views',
            environment: 'happy-dom',
            include: ['tests/ui/**/*.test.{ts,tsx}', 'tests/adapters/browser/**/*.test.ts'],
            setupFiles: ['tests/ui/setup.ts'],
          },
        },
      ],
    },
  };
});
