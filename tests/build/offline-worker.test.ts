import { describe, expect, it } from 'vitest';
import type { BuiltScripts } from '@/build/bundle.ts';
import { offlineWorker, picturesIn, siteFiles, WORKER_PACKAGES } from '@/build/offline-worker.ts';

const TOP = new URL('../../', import.meta.url).pathname;

const BUILT: BuiltScripts = {
  'assets/main-1.js': { modules: ['main'], imports: ['assets/shell-1.js'], sheets: ['assets/main-1.css'] },
  'assets/shell-1.js': { modules: ['shell'], assets: ['assets/failed.svg'] },
  'assets/home-1.js': { modules: ['home'] },
  'assets/news-1.js': { modules: ['news-view.tsx'], sheets: ['assets/news-1.css'] },
  'assets/vision-1.js': { modules: ['vision'], imports: ['assets/shell-1.js'] },
};

describe('OFFL-02 what of a build is kept', () => {
  const files = siteFiles(
    BUILT,
    ['main'],
    [
      { path: '/', modules: ['home', 'news-view.tsx'], pictures: ['/assets/slide-1.webp'] },
      { path: '/intro/vision', modules: ['vision'], pictures: [] },
    ],
  );

  it('is at first what the home page runs, each file once', () => {
    expect(files.entry).toBe('/assets/main-1.js');
    expect(files.minimum).toEqual([
      '/assets/main-1.js',
      '/assets/shell-1.js',
      '/assets/home-1.js',
      '/assets/news-1.js',
      '/assets/main-1.css',
      '/assets/news-1.css',
    ]);
  });

  it('is later the other pages with their scripts, and all pictures, those that any page may come to show first', () => {
    expect(files.pages).toEqual(['/intro/vision']);
    expect(files.rest).toEqual(['/assets/failed.svg', '/assets/slide-1.webp', '/assets/vision-1.js']);
  });

  it('are the site’s own pictures, not the server’s', () => {
    const markup =
      '<img alt="" src="/assets/a.webp"><img src="https://api.test/b.png"><img srcset="" src="/assets/c.avif">';
    expect(picturesIn(markup)).toEqual(['/assets/a.webp', '/assets/c.avif']);
  });
});

describe('the file of the worker', () => {
  const config = { root: TOP, mode: 'production' };

  it('OFFL-02 is one classic script that names the files of the build', async () => {
    const files = { entry: '/assets/e.js', minimum: ['/assets/e.js'], shell: '/shell.html', pages: ['/a'], rest: [] };
    const code = await offlineWorker(config, 'https://api.church.test/', files);
    expect(code).not.toMatch(/^\s*(?:import|export)\b/m);
    for (const word of ['/assets/e.js', '/shell.html', 'https://api.church.test/']) expect(code).toContain(word);
    expect(code).not.toContain('skipWaiting');
    expect(WORKER_PACKAGES).toContain('workbox-strategies');
  });

  it('OFFL-03 only takes an older one away where the build has none', async () => {
    const code = await offlineWorker(config, 'https://api.church.test/', undefined);
    expect(code).toContain('unregister');
    expect(code).not.toContain('fetch');
  });
});
