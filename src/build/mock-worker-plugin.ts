import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Copies the mock's service worker into the site's root, in mocked builds only; a production build has none (MOCK-05).
 */
export function mockWorkerPlugin(folder: string): Plugin {
  return {
    name: 'mock-worker',
    configureServer: async ({ middlewares }) => {
      const files = new Set(await readdir(folder));
      middlewares.use((request, response, next) => {
        const name = (request.url ?? '').slice(1).split('?')[0] ?? '';
        if (!files.has(name)) {
          next();
          return;
        }
        response.setHeader('Content-Type', 'text/javascript');
        createReadStream(join(folder, name)).on('error', next).pipe(response);
      });
    },
    async generateBundle() {
      const emit = async (fileName: string) =>
        this.emitFile({ type: 'asset', fileName, source: await readFile(join(folder, fileName)) });
      await Promise.all((await readdir(folder)).map(emit));
    },
  };
}
