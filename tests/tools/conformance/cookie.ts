import { type ConformanceRequest, isLoopback } from './request.ts';
import { type Difference, type Finding, notAsked, verdictOn } from './verdict.ts';

const NAME = 'refreshToken';

const REFRESH_COOKIE = 'the refresh cookie';

interface Kept {
  /** `refreshToken=…`, as it is sent back; it is not part of any report. */
  readonly pair: string;
  /** By their names in lower case. */
  readonly attributes: ReadonlyMap<string, string>;
}

/** The refresh cookie that an answer sets. */
export function cookieOf(headers: Headers): Kept | undefined {
  const line = headers.getSetCookie().find((one) => one.startsWith(`${NAME}=`));
  if (line === undefined) return undefined;
  const [pair = '', ...rest] = line.split(';').map((part) => part.trim());
  const attributes = rest.map((part): [string, string] => {
    const [name = '', value = ''] = part.split('=');
    return [name.toLowerCase(), value];
  });
  return { pair, attributes: new Map(attributes) };
}

interface Fault extends Difference {
  readonly consequence: string;
}

const HTTP_ONLY: Fault = {
  where: 'HttpOnly',
  expected: 'the attribute',
  got: 'none',
  consequence: 'An injected script can steal the signed-in user’s session.',
};
const SECURE: Fault = {
  where: 'Secure',
  expected: 'the attribute',
  got: 'none',
  consequence: 'The signed-in user’s session is sent over connections that others can read.',
};
const NO_COOKIE: Fault = {
  where: 'Set-Cookie',
  expected: `a cookie ${NAME}`,
  got: 'none',
  consequence: 'All users are signed out when a page is reloaded.',
};

/** How a browser treats the cookie that logging in sets (AUTH-14, AUTH-18). */
export function cookieFinding(headers: Headers, request: Pick<ConformanceRequest, 'server' | 'site'>): Finding {
  const cookie = cookieOf(headers);
  const faults = cookie === undefined ? [NO_COOKIE] : faultsOf(cookie.attributes, request);
  return {
    name: REFRESH_COOKIE,
    requirements: ['AUTH-14'],
    verdict: verdictOn(faults.map(({ where, expected, got }) => ({ where, expected, got }))),
    consequences: faults.map(({ consequence }) => consequence),
  };
}

export const cookieUnseen: Finding = {
  name: REFRESH_COOKIE,
  requirements: ['AUTH-14'],
  verdict: notAsked('nobody could sign in'),
};

function faultsOf(
  attributes: Kept['attributes'],
  { server, site }: Pick<ConformanceRequest, 'server' | 'site'>,
): readonly Fault[] {
  const url = new URL(server);
  // A server on plain HTTP, such as on one's own computer, could not set a secure one.
  const isPlain = url.protocol === 'http:' && isLoopback(url);
  return [
    ...(attributes.has('httponly') ? [] : [HTTP_ONLY]),
    ...(attributes.has('secure') || isPlain ? [] : [SECURE]),
    ...sameSiteFaults(attributes.get('samesite'), site !== undefined && areApart(url, new URL(site))),
  ];
}

function sameSiteFaults(got: string | undefined, isApart: boolean): readonly Fault[] {
  if (got === undefined || !/^(?:lax|strict|none)$/i.test(got)) {
    const consequence =
      'Each browser decides by itself when the session goes along: some sign users out when a page is loaded again, some let other sites use it.';
    const expected = isApart ? 'SameSite=None' : 'SameSite=Lax or Strict';
    return [{ where: 'SameSite', expected, got: got === undefined ? 'none' : 'a word that is not known', consequence }];
  }
  if (!isApart || /^none$/i.test(got)) return [];
  const consequence = 'All users are signed out when a page is reloaded: the site and the server are different sites.';
  return [
    { where: 'SameSite', expected: 'SameSite=None, as the site is another', got: `SameSite=${got}`, consequence },
  ];
}

/** Whether they are certainly of different sites: the last two parts of their names differ. */
function areApart(one: URL, other: URL): boolean {
  const site = ({ hostname }: URL): string => hostname.split('.').slice(-2).join('.');
  return !(isLoopback(one) && isLoopback(other)) && site(one) !== site(other);
}
