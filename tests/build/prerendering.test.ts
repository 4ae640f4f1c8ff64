import { describe, expect, it } from 'vitest';
import { type BuiltScripts, neededFiles, standsOn } from '../../src/build/bundle.ts';
import { earlyAmong, islandsAmong } from '../../src/build/chunks/loads.ts';
import { chunkNaming } from '../../src/build/chunks/solver.ts';
import { headersFile, redirectsFile, robots, securityHeaders, sitemap } from '../../src/build/hosting.ts';
import { type PageAssets, type PrerenderedPage, pageHtml } from '../../src/build/page-html.ts';
import { indexedPaths, renderPage } from '../../src/build/prerender-entry.tsx';
import { addressesOf } from '../../src/ui/app/routes/href.ts';
import { type Route, routes } from '../../src/ui/app/routes/routes.ts';

const page: PrerenderedPage = {
  path: '/intro/vision',
  body: '<title>목회철학과 비전</title><link rel="preload" as="image" href="/a.svg"/><p>본문</p>',
  title: '목회철학과 비전 · "교회"',
  description: '비전 <소개>',
  siteName: '교회',
  modules: ['src/ui/pages/intro/vision-page.tsx'],
  indexed: true,
  withoutProgram: '',
};
const assets: PageAssets = {
  css: '@layer reset{a{}}',
  sheets: ['/assets/a.css'],
  entry: '/assets/index.js',
  modules: ['/assets/shell.js'],
  later: [['/assets/vision-page.js', '/assets/core.js'], [], ['/assets/menu.js']],
  needsCore: false,
  siteUrl: 'https://www.example.org/',
};

describe('a prerendered page (ROUTE-08)', () => {
  const html = pageHtml(page, assets);

  it('has a title, a description and its address', () => {
    expect(html).toContain('<title>목회철학과 비전 · &quot;교회&quot;</title>');
    expect(html).toContain('<meta name="description" content="비전 &lt;소개>">');
    expect(html).toContain('<link rel="canonical" href="https://www.example.org/intro/vision">');
    expect(html).toContain('<meta property="og:image" content="https://www.example.org/social-card.png">');
  });

  it('SHELL-12 has no browser make links of its numbers and dates', () => {
    expect(html).toContain('<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">');
  });

  it('has one title only, and its preloads in the head', () => {
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html.indexOf('rel="preload"')).toBeLessThan(html.indexOf('</head>'));
    expect(html).toContain('data-path="/intro/vision"><p>본문</p></div>');
  });

  it('contains the text for when the application fails to load, with a link to itself', async () => {
    const failing = pageHtml({ ...page, withoutProgram: '<p>잠시 뒤에</p>' }, assets);
    expect(failing).toContain('<body><p>잠시 뒤에</p><div id="root"');
    const { withoutProgram } = await renderPage('/communion/announcements');
    expect(withoutProgram).toMatch(
      /role="alert".*일부 기능을 불러오지 못했습니다.*<a [^>]*href=""[^>]*>다시 시도<\/a>/,
    );
  });

  it('contains its style rules, and marks their sheets as present without fetching them', () => {
    expect(html).toContain('<style>@layer reset{a{}}</style>');
    expect(html).toContain('<link rel="stylesheet" href="/assets/a.css" disabled>');
  });

  it('says whether it needs the core as soon as it is shown', () => {
    expect(pageHtml(page, assets)).toContain('<div id="root" data-path="/intro/vision">');
    expect(pageHtml(page, { ...assets, needsCore: true })).toContain(
      '<div id="root" data-path="/intro/vision" data-core>',
    );
  });

  it('preloads what it needs at once, and names what it needs later, stage by stage', () => {
    expect(html.match(/rel="modulepreload" href="([^"]*)"/g)).toEqual(['rel="modulepreload" href="/assets/shell.js"']);
    expect(html).toContain('<script data-later="/assets/vision-page.js /assets/core.js|/assets/menu.js">');
  });

  it('names what it asks the server for first, and whether that waits for the program', () => {
    const asking = { ...page, earlyCall: 'api/Announcement?page=1&itemsPerPage=10' };
    const address = 'https://api.example.org/';
    expect(pageHtml(asking, { ...assets, apiBaseUrl: address })).toContain(
      ' data-calls="https://api.example.org/api/Announcement?page=1&amp;itemsPerPage=10">',
    );
    expect(pageHtml(asking, { ...assets, apiBaseUrl: address, awaitsServer: true })).toContain(
      'itemsPerPage=10" data-awaits>',
    );
    expect(pageHtml(page, { ...assets, awaitsServer: true })).toContain('/assets/menu.js" data-awaits>');
    expect(pageHtml(asking, assets)).not.toContain('data-calls');
    expect(pageHtml(page, { ...assets, apiBaseUrl: address })).not.toContain('data-calls');
  });

  it('is kept out of search results where it is not the same for everyone', () => {
    const hidden = pageHtml({ ...page, indexed: false }, assets);
    expect(hidden).toContain('<meta name="robots" content="noindex">');
    expect(hidden).not.toContain('canonical');
  });
});

describe('a reader without scripts', () => {
  const sentence = '자바스크립트를 켜 주세요.';

  it('is told so on a page with missing parts', () => {
    const html = pageHtml({ ...page, withoutScript: sentence }, assets);
    expect(html).toContain(`<body><noscript><p>${sentence}</p></noscript><div id="root"`);
  });

  it('is told nothing on a complete page', () => {
    expect(pageHtml(page, assets)).not.toContain('noscript');
  });

  it.each(['/', '/communion/announcements', '/communion/events', '/people/elders', '/register'])(
    'misses parts of %s',
    async (path) => {
      expect((await renderPage(path)).withoutScript).toMatch(/자바스크립트/);
    },
  );

  it.each(['/intro/vision', '/intro/history', '/people/pastor'])('misses nothing on %s', async (path) => {
    expect((await renderPage(path)).withoutScript).toBeUndefined();
  });
});

describe('the files that a page needs', () => {
  const built: BuiltScripts = {
    'shell.js': { modules: ['src/main.tsx', 'src/ui/button.tsx'], sheets: ['shell.css'] },
    'a.js': { modules: ['src/ui/a-page.tsx'], imports: ['shell.js', 'card.js'], sheets: ['a.css'] },
    'card.js': { modules: ['src/ui/card.tsx'], sheets: ['card.css'], assets: ['card.webp'] },
  };

  it('are listed once, with sheets before those that depend on them, and with their pictures', () => {
    expect(neededFiles(built, ['src/main.tsx', 'src/ui/a-page.tsx'])).toEqual({
      scripts: ['shell.js', 'a.js', 'card.js'],
      sheets: ['shell.css', 'card.css', 'a.css'],
      assets: ['card.webp'],
    });
  });

  it('continue with islands, and begin with what shows the answer of its early call', () => {
    const later = [
      'src/composition/posts.early.ts',
      'src/ui/news-view.tsx',
      'src/ui/map.tsx',
      'src/ui/slides-view.tsx',
    ];
    expect(islandsAmong(later)).toEqual(['src/ui/news-view.tsx', 'src/ui/slides-view.tsx']);
    expect(earlyAmong(later)).toEqual(['src/composition/posts.early.ts']);
  });

  it('stand on the dialogs of every page when they import their chunk, directly or through others', () => {
    const dialogs = 'src/ui/dialogs.ts';
    const islands: BuiltScripts = {
      'kit.js': { modules: [] },
      'dialogs.js': { modules: [dialogs], imports: ['kit.js'] },
      'poster.js': { modules: ['src/ui/poster-view.tsx'], imports: ['frame.js'] },
      'frame.js': { modules: [], imports: ['dialogs.js'] },
      'news.js': { modules: ['src/ui/news-view.tsx'], imports: ['kit.js'] },
    };
    expect(standsOn(islands, 'src/ui/poster-view.tsx', dialogs)).toBe(true);
    expect(standsOn(islands, 'src/ui/news-view.tsx', dialogs)).toBe(false);
  });

  it('cannot be found for a module that is in no script', () => {
    expect(() => neededFiles(built, ['src/ui/gone.tsx'])).toThrow('No script of the build has src/ui/gone.tsx');
  });
});

describe('a module that the chunk table names', () => {
  const pages = ['src/ui/pages/a-page.tsx'];
  const name = (known: (id: string) => boolean) =>
    chunkNaming('/top', pages)('/top/src/main.tsx', {
      getModuleInfo: (id) => (known(id) ? { importedIds: [], code: '' } : null),
    });

  it('stops the build when it is gone, and is named', () => {
    expect(() => name((id) => !id.endsWith('/src/core.tsx'))).toThrow('No module is called src/core.tsx: see table.ts');
  });

  it('does not when all are there', () => {
    expect(name(() => true)).toBe('shell');
  });
});

describe('chunks that load together', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    '/top/src/main.tsx': ['/top/src/ui/app.tsx'],
    '/top/src/ui/app.tsx': ['/top/src/ui/kit/button.tsx'],
    '/top/src/core.tsx': ['/top/src/ui/kit/button.tsx', '/top/src/ui/kit/card.tsx', '/node_modules/inversify.js'],
    '/top/src/composition/posts.ts': ['/top/src/people/drafts.ts', '/node_modules/zod.js'],
    '/top/src/composition/post-kinds.ts': [
      '/node_modules/inversify.js',
      '/node_modules/zod.js',
      '/top/src/shared/feed.ts',
      '/top/src/ui/kit/card.tsx',
    ],
    '/top/src/ui/pages/communion/events/events-page.tsx': ['/top/src/shared/feed.ts'],
  };
  const context = { getModuleInfo: (id: string) => ({ importedIds: imports[id] ?? [], code: 'x'.repeat(9000) }) };
  const name = chunkNaming('/top', ['src/ui/pages/communion/events/events-page.tsx']);

  it.each([
    ['/top/src/ui/app.tsx', 'shell'],
    ['/top/src/ui/kit/button.tsx', 'shell'],
    ['/node_modules/inversify.js', 'core'],
    ['/top/src/ui/kit/card.tsx', 'card'],
    ['/top/src/main.tsx', 'shell'],
    ['/top/src/core.tsx', 'core'],
    ['/node_modules/zod.js', 'data'],
    ['/top/src/people/drafts.ts', 'posts'],
    // Modules that a page or the core imports statically are left out.
    ['/top/src/shared/feed.ts', 'events-page'],
    ['/top/src/ui/other.tsx', null],
  ])('%s goes into %s', (id, chunk) => {
    expect(name(id, context)).toBe(chunk);
  });
});

describe('the size of a module', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    '/top/src/ui/pages/a-page.tsx': ['/top/src/button.tsx', '/top/src/list.tsx'],
    '/top/src/ui/pages/b-page.tsx': ['/top/src/button.tsx', '/top/src/list.tsx'],
    '/top/src/ui/pages/c-page.tsx': ['/top/src/list.tsx'],
  };
  const pages = ['a', 'b', 'c'].map((name) => `src/ui/pages/${name}-page.tsx`);
  const nameOfButton = (button: string) => {
    const context = {
      getModuleInfo: (id: string) => ({
        importedIds: imports[id] ?? [],
        code: id.endsWith('button.tsx') ? button : `f('${'x'.repeat(40_000)}');`,
      }),
    };
    return chunkNaming('/top', pages)('/top/src/button.tsx', context);
  };
  const long = 'x'.repeat(2000);

  it('decides about its chunk', () => {
    expect(nameOfButton('export const button = 1;')).toBe('list');
    expect(nameOfButton(`export const button = '${long}';`)).not.toBe('list');
  });

  it('is that of what is downloaded: without comments, imports and long names', () => {
    expect(nameOfButton(`/** ${long} */ export const button = 1;`)).toBe('list');
    expect(nameOfButton(`import { a } from './${long}.ts'; import './${long}.css'; export const button = a;`)).toBe(
      'list',
    );
    expect(nameOfButton(`const ${long} = f(); export const button = [${long}, ${long}];`)).toBe('list');
  });

  it('is that of its code where that is no script', () => {
    expect(nameOfButton(`{"button": "${long}"}`)).not.toBe('list');
  });
});

describe('the modules of the mock', () => {
  const imports: Readonly<Record<string, readonly string[]>> = {
    '/top/mock-server/hosts/browser.ts': ['/node_modules/zod/index.js', '/node_modules/jar.js'],
    '/top/src/ui/pages/a-page.tsx': ['/node_modules/zod/index.js'],
    '/top/src/ui/pages/b-page.tsx': ['/node_modules/zod/index.js'],
  };
  const later: Readonly<Record<string, readonly string[]>> = {
    '/top/src/main.tsx': ['/top/mock-server/hosts/browser.ts'],
  };
  const context = {
    getModuleInfo: (id: string) => ({
      importedIds: imports[id] ?? [],
      dynamicallyImportedIds: later[id] ?? [],
      code: 'x'.repeat(9000),
    }),
  };
  const zodWith = (mocked: boolean) =>
    chunkNaming('/top', ['src/ui/pages/a-page.tsx', 'src/ui/pages/b-page.tsx'], { mocked })(
      '/node_modules/zod/index.js',
      context,
    );

  it('decide about chunks only in a mocked build', () => {
    expect(zodWith(true)).toBe('schemas');
    expect(zodWith(false)).toBe('zod');
  });

  it('are not part of another build, though that imports them until the bundler drops them', () => {
    const name = chunkNaming('/top', ['src/ui/pages/a-page.tsx'], { mocked: false });
    expect(name('/node_modules/jar.js', context)).toBeNull();
  });
});

describe('REL-25 security headers', () => {
  const sources = {
    styleHashes: ['sha256-abc='],
    scriptHash: 'sha256-def=',
    apiOrigin: 'https://api.example.org',
    tileOrigin: 'https://tile.example.org',
    isSecure: true,
  };
  const headers = securityHeaders(sources);
  const policy = headers['Content-Security-Policy'] ?? '';
  const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `));

  it('allow only scripts of the site, and inline only the one with their hash', () => {
    expect(directive('script-src')).toBe("script-src 'self' 'sha256-def='");
    expect(policy).not.toContain('unsafe');
  });

  it('allow the inlined rules by their hash, the API and the map tiles by their origin', () => {
    expect(directive('style-src')).toBe("style-src 'self' 'sha256-abc='");
    expect(directive('connect-src')).toBe("connect-src 'self' https://api.example.org");
    expect(directive('img-src')).toContain('https://tile.example.org');
  });

  it('refuse frames, plugins and a foreign base', () => {
    expect(directive('frame-ancestors')).toBe("frame-ancestors 'none'");
    expect(directive('object-src')).toBe("object-src 'none'");
    expect(directive('base-uri')).toBe("base-uri 'none'");
  });

  it('keep a site on https there, and leave one without it where it is', () => {
    expect(headers['Strict-Transport-Security']).toBe('max-age=31536000');
    expect(securityHeaders({ ...sources, isSecure: false })).not.toHaveProperty('Strict-Transport-Security');
  });

  it('are written in the format of static hosts', () => {
    expect(headersFile({ 'X-Content-Type-Options': 'nosniff' })).toBe('/*\n  X-Content-Type-Options: nosniff\n');
    expect(headers['Referrer-Policy']).toBe('strict-origin-when-cross-origin');
  });
});

describe('addresses with a parameter (ORGN-03)', () => {
  it('are served the file of their kind', () => {
    expect(redirectsFile(['/intro/vision', '/member/detail/:id'])).toBe('/member/detail/:id /member/detail/_/ 200\n');
  });
});

describe('search engines', () => {
  it('find the public pages in the sitemap', () => {
    expect(sitemap('https://a.org/', ['/', '/intro/vision'])).toContain('<loc>https://a.org/intro/vision</loc>');
    expect(robots('https://a.org/')).toContain('Sitemap: https://a.org/sitemap.xml');
  });

  it('may read that a page is not to be indexed', () => {
    expect(robots('https://a.org/')).not.toContain('Disallow');
  });

  const all: readonly Route[] = Object.values(routes);
  const hidden = all
    .filter(({ audience, path }) => audience !== undefined || path.startsWith('/demo/'))
    .flatMap((route) => addressesOf(route).map((path) => ({ path })));

  it.each(hidden)('do not find $path', async ({ path }) => {
    const file = path.replaceAll(/:\w+/g, '_');
    expect(indexedPaths).not.toContain(file);
    expect(pageHtml(await renderPage(file), assets)).toContain('<meta name="robots" content="noindex">');
  });
});
