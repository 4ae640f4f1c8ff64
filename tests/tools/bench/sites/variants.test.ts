import { describe, expect, it } from 'vitest';
import { type PageAssets, type PrerenderedPage, pageHtml } from '../../../../src/build/page-html.ts';
import { clientOnlyHtml, floorHtml } from './variants.ts';

const page: PrerenderedPage = {
  path: '/intro/vision',
  body: '<link rel="preload" as="image" href="/a.svg"/><main data-page="" data-place="a b" class="x"><p data-x>본문 data-x="1"</p><img src="/a.svg" alt="그림"/></main>',
  title: '비전',
  description: '비전',
  siteName: '교회',
  modules: [],
  indexed: true,
  withoutProgram: '',
};
const assets: PageAssets = {
  css: '.x{color:red}',
  sheets: ['/assets/a.css'],
  entry: '/assets/index.js',
  later: [],
  needsCore: false,
  modules: ['/assets/shell.js'],
  siteUrl: 'https://www.example.org/',
};
const html = pageHtml(page, assets);

describe('the floor of a page', () => {
  const floor = floorHtml(html);

  it('runs and fetches nothing of the program', () => {
    expect(floor).not.toMatch(/<script|modulepreload|rel="stylesheet"|\/assets\//);
  });

  it('shows the same: text, rules and pictures', () => {
    expect(floor).toContain('<style>.x{color:red}</style>');
    expect(floor).toContain('<link rel="preload" as="image" href="/a.svg"/>');
    expect(floor).toContain('<main class="x"><p>본문 data-x="1"</p><img src="/a.svg" alt="그림"/></main>');
  });
});

describe('a page that scripts alone render', () => {
  it('is empty but for its root, and loads what the page loads', () => {
    const emptied = clientOnlyHtml(html);
    expect(emptied).toContain('<body><div id="root"></div></body>');
    expect(emptied).toContain('<script type="module" src="/assets/index.js"></script>');
  });

  it('is not taken from a page without a root', () => {
    expect(() => clientOnlyHtml('<!doctype html><body></body>')).toThrow('has no root');
  });
});
