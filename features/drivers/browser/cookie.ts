import type { BrowserContext } from 'playwright';
import { SCENARIO_BUILD } from '../../../tests/tools/scenarios/builds.ts';

type Cookie = Parameters<BrowserContext['addCookies']>[0][number];

const SAME_SITE = ['Strict', 'Lax', 'None'] as const;

/**
 * A cookie of the server's header, for a browser that did not receive the answer.
 * @throws Error when the header names no cookie
 */
export function readCookie(header: string): Cookie {
  const [pair = '', ...rest] = header.split(';').map((part) => part.trim());
  const [, name, value] = /^([^=]+)=(.*)$/.exec(pair) ?? [];
  if (name === undefined || value === undefined) throw new Error(`No cookie: ${header}`);
  const attributes = new Map(rest.map((part) => attributeOf(part)));
  const sameSite = SAME_SITE.find((one) => one.toLowerCase() === attributes.get('samesite')?.toLowerCase());
  const maxAge = attributes.get('max-age');
  return {
    name,
    value,
    domain: attributes.get('domain') ?? new URL(SCENARIO_BUILD.VITE_API_BASE_URL).hostname,
    path: attributes.get('path') ?? '/',
    httpOnly: attributes.has('httponly'),
    secure: attributes.has('secure'),
    ...(sameSite !== undefined && { sameSite }),
    ...(maxAge !== undefined && { expires: Date.now() / 1000 + Number(maxAge) }),
  };
}

const attributeOf = (part: string): [string, string] => {
  const [name = '', value = ''] = part.split('=');
  return [name.toLowerCase(), value];
};
