export interface PolicySources {
  /** Hashes of the inline style elements, `sha256-…`. */
  readonly styleHashes: readonly string[];
  /** Hash of the early script, the only inline script of the pages. */
  readonly scriptHash: string;
  /** Origin of the server for calls, pictures and downloads, when it is not the site's own. */
  readonly apiOrigin: string | undefined;
  readonly tileOrigin: string | undefined;
  /** Whether the site's own address begins with `https:`; browsers are then told to request it only by https. */
  readonly isSecure: boolean;
}

/**
 * The headers of every answer of the site (REL-25), as data: the demo sends them, tests/rehearsal/README.md documents them for hosts.
 */
export function securityHeaders({
  styleHashes,
  scriptHash,
  apiOrigin,
  tileOrigin,
  isSecure,
}: PolicySources): Readonly<Record<string, string>> {
  const api = apiOrigin === undefined ? [] : [apiOrigin];
  const tiles = tileOrigin === undefined ? [] : [tileOrigin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", `'${scriptHash}'`],
    'style-src': ["'self'", ...styleHashes.map((hash) => `'${hash}'`)],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...tiles],
    'connect-src': ["'self'", ...api],
    'font-src': ["'self'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'object-src': ["'none'"],
  };
  return {
    'Content-Security-Policy': Object.entries(directives)
      .map(([name, sources]) => `${name} ${sources.join(' ')}`)
      .join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    ...(isSecure ? { 'Strict-Transport-Security': 'max-age=31536000' } : {}),
  };
}

/** The headers as the content of a `_headers` file, which static hosts and the demo read. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return `/*\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}

/**
 * The `_redirects` file for static hosts: every address with a parameter is served the one file for all of them, in the
 * folder `_`.
 * @param paths addresses of the route table; those without a parameter have a file of their own
 */
export function redirectsFile(paths: readonly string[]): string {
  return paths
    .filter((path) => path.includes(':'))
    .map((path) => `${path} ${path.replaceAll(/:\w+/g, '_')}/ 200\n`)
    .join('');
}

/** `sitemap.xml` with the pages for search engines. */
export function sitemap(siteUrl: string, paths: readonly string[]): string {
  const urls = paths.map((path) => `  <url><loc>${siteUrl}${path.slice(1)}</loc></url>`).join('\n');
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`;
}

/** `robots.txt`: everything may be crawled. Pages that must not be indexed say so themselves. */
export function robots(siteUrl: string): string {
  return `User-agent: *\nAllow: /\nSitemap: ${siteUrl}sitemap.xml\n`;
}
