import { EARLY_SCRIPT } from './early-script.ts';

/** A page as the prerenderer returns it. */
export interface PrerenderedPage {
  readonly path: string;
  /** Markup of the root, preceded by React's elements for the head: a title and preloads. */
  readonly body: string;
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** The page's own modules, by their paths from the project's folder. */
  readonly modules: readonly string[];
  readonly indexed: boolean;
  /** The first call of the page, below the base address, where it is known when building. */
  readonly earlyCall?: string | undefined;
  /** Markup beside the root, shown when the program fails to load. */
  readonly withoutProgram: string;
  /** Sentence for browsers without scripts; undefined when the page is complete without them. */
  readonly withoutScript?: string | undefined;
}

export interface PageAssets {
  /** The addresses of the page's style sheets that are files; small ones are in scripts. */
  readonly sheets: readonly string[];
  /** All rules of the page, in order. */
  readonly css: string;
  readonly entry: string;
  /** Scripts that the entry imports statically. */
  readonly modules: readonly string[];
  /**
   * Files that are fetched after the first paint, in stages: each once nearly all files of the one before are there, or all
   * of them where the server is part of the program.
   */
  readonly later: readonly (readonly string[])[];
  /** Whether something on the page needs the core as soon as it is shown. */
  readonly needsCore: boolean;
  /** The address of the server, with a slash at its end; undefined for a page that makes no call when it is shown. */
  readonly apiBaseUrl?: string | undefined;
  /** Whether the server is part of the program, and answers only once that runs. */
  readonly awaitsServer?: boolean;
  /** The site's own address with a slash at its end; `/` where it is not known. */
  readonly siteUrl: string;
}

/** Builds a page's HTML: this one file contains everything that the first paint needs. */
export function pageHtml(page: PrerenderedPage, assets: PageAssets): string {
  const [hoisted = ''] = /^(?:<link[^>]*>|<title>[^<]*<\/title>|<meta[^>]*>)*/.exec(page.body) ?? [];
  const preloads = (hoisted.match(/<link[^>]*>/g) ?? []).join('');
  const address = `${assets.siteUrl}${page.path.slice(1)}`;
  const card = `${assets.siteUrl}social-card.png`;
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    // A link that a browser made of a number or a date would stand where React expects the text (SHELL-12).
    '<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">',
    `<title>${escapeHtml(page.title)}</title>`,
    meta('name', 'description', page.description),
    page.indexed ? `<link rel="canonical" href="${escapeHtml(address)}">` : '<meta name="robots" content="noindex">',
    meta('property', 'og:type', 'website'),
    meta('property', 'og:locale', 'ko_KR'),
    meta('property', 'og:site_name', page.siteName),
    meta('property', 'og:title', page.title),
    meta('property', 'og:description', page.description),
    // One file for many addresses: previews use the address that they were given.
    page.path.includes('/_') ? '' : meta('property', 'og:url', address),
    meta('property', 'og:image', card),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
    '<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbfaf6">',
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#14191b">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/site.webmanifest">',
    `<script data-later="${stagesOf(assets)}"${callsOf(page, assets)}${assets.awaitsServer === true ? ' data-awaits' : ''}>${EARLY_SCRIPT}</script>`,
    preloads,
    `<style>${assets.css}</style>`,
    // The rules are inlined above. A disabled link is not fetched, but tells the chunk loader that the sheet is
    // present.
    ...assets.sheets.map((href) => `<link rel="stylesheet" href="${href}" disabled>`),
    `<script type="module" src="${assets.entry}"></script>`,
    ...assets.modules.map((href) => `<link rel="modulepreload" href="${href}">`),
  ].join('');
  const hint = page.withoutScript === undefined ? '' : `<noscript><p>${escapeHtml(page.withoutScript)}</p></noscript>`;
  return `<!doctype html><html lang="ko"><head>${head}</head><body>${hint}${page.withoutProgram}<div id="root" data-path="${escapeHtml(page.path)}"${assets.needsCore ? ' data-core' : ''}>${page.body.slice(hoisted.length)}</div></body></html>`;
}

const stagesOf = ({ later }: PageAssets): string =>
  later
    .filter((stage) => stage.length > 0)
    .map((stage) => stage.join(' '))
    .join('|');

function callsOf({ earlyCall }: PrerenderedPage, { apiBaseUrl }: PageAssets): string {
  return earlyCall === undefined || apiBaseUrl === undefined
    ? ''
    : ` data-calls="${escapeHtml(`${apiBaseUrl}${earlyCall}`)}"`;
}

function meta(kind: 'name' | 'property', name: string, content: string): string {
  return `<meta ${kind}="${name}" content="${escapeHtml(content)}">`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
