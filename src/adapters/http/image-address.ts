import { parseUrl } from '@/shared/domain/parse-url.ts';

/** Stands for the page's own host where the server's address names none. */
const SAME_HOST = 'https://same-host.invalid';

/**
 * The address of an image that the server named, resolved against the server's own (AUTH-19).
 * @param baseUrl the configured server, absolute or `/`
 * @returns undefined for whatever is not http or https of that server (REL-14)
 */
export function imageAddress(baseUrl: string, named: string): string | undefined {
  const base = new URL(baseUrl, SAME_HOST);
  const url = parseUrl(named, base);
  if (url === undefined) return undefined;
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp || url.origin !== base.origin) return undefined;
  return base.origin === SAME_HOST ? `${url.pathname}${url.search}` : url.href;
}
