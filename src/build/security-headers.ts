export interface PolicySources {
  /** Hashes of the inline style elements, `sha256-…`. */
  readonly styleHashes: readonly string[];
  /** That of the one line of script which stands in the pages themselves. */
  readonly scriptHash: string;
  /** Origins that calls, pictures and downloads may go to besides the own one. */
  readonly apiOrigin: string | undefined;
  readonly tileOrigin: string | undefined;
}

/** The headers that every answer of the site carries (REL-25), as data: the demo serves them, README tells hosts of them. */
export function securityHeaders({
  styleHashes,
  scriptHash,
  apiOrigin,
  tileOrigin,
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
  };
}

/** The same as a `_headers` file, which static hosts and the demo read. */
export function headersFile(headers: Readonly<Record<string, string>>): string {
  return `/*\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;
}
