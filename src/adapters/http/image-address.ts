import { parseUrl } from '@/shared/domain/parse-url.ts';
import { pathInside } from '@/shared/domain/site-path.ts';

/**
 * Resolves the address of an image against the server's own (AUTH-19).
 * @param baseUrl the configured server, absolute or `/`
 * @returns undefined for an address that is not http or https of that server (REL-14)
 */
export function imageAddress(baseUrl: string, named: string): string | undefined {
  if (baseUrl === '/') return pathInside(named);
  const url = parseUrl(named, baseUrl);
  const isHttp = url?.protocol === 'https:' || url?.protocol === 'http:';
  return isHttp && url.origin === parseUrl(baseUrl)?.origin ? url.href : undefined;
}
