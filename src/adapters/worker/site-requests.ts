/** The kinds of saved copies, each in a cache of its own (OFFL-02). */
export type Kind = 'page' | 'asset' | 'list' | 'picture';

/** The origins of the site and of its server. */
export interface Places {
  /** The site's own origin. */
  readonly site: string;
  /** The server's base address, with a slash at its end. */
  readonly api: string;
}

/** The public calls: lists and single posts, events, and the bulletins of the weeks. */
const LISTS = /^api\/(?:(?:announcement|advertisement|biblestudy|event)(?:\/[\w-]*)?|file\/bulletins?)$/i;

/**
 * The paths that only members may read, pictures included: the request for an image carries no token by which the
 * worker could tell (REL-35).
 */
const MEMBERS = /^api\/directory\//i;

/**
 * The pages of an account, of the members and of the roles, and those of the management: their addresses tell on the device who
 * was looked up (REL-08). Without a line the empty page stands in for them.
 */
const OWN_PAGES = /^\/(?:account|member|role|duty|zone|job)(?:\/|$)|^\/sermon\/uploadbulletin(?:\/|$)/;

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

/**
 * The kind of a request whose answer may be saved; undefined for every other, which the worker does not handle: writes,
 * the session's calls, and what only signed-in users may read (OFFL-03), files of drafts with the key in their address
 * included (EDIT-03).
 */
export function kindOf({ url, method, mode, destination }: Asked, { site, api }: Places): Kind | undefined {
  if (method !== 'GET') return undefined;
  const { origin, pathname, searchParams, href } = new URL(url);
  const below = href.startsWith(api) ? decoded(`${origin}${pathname}`.slice(api.length)) : undefined;
  if (below !== undefined && LISTS.test(below)) return searchParams.has('drafts') ? undefined : 'list';
  if (mode === 'navigate') return origin === site && !/^api\//i.test(below ?? '') ? 'page' : undefined;
  if (origin === site && pathname.startsWith('/assets/')) return 'asset';
  const isPublic = below !== undefined && !MEMBERS.test(below) && !searchParams.has('key');
  return destination === 'image' && isPublic ? 'picture' : undefined;
}

/** The address under which a page is saved: without its query, which may contain a code, and in lower case. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.toLowerCase().replace(/\/(?:index\.html)?$/, '');
  return `${origin}${path === '' ? '/' : path}`;
}

/** Whether an answer is the requested content, and may be saved. */
export function isSavable(kind: Kind, { url, headers }: Pick<Request, 'url' | 'headers'>, answer: Response): boolean {
  if (headers.has('authorization')) return false;
  if (kind === 'page' && OWN_PAGES.test(new URL(pageKey(url)).pathname)) return false;
  const type = answer.headers.get('content-type') ?? '';
  // The answer for a week without a bulletin has this status (BULL-04), and is valid while offline, too.
  if (answer.status === 404) return kind === 'list' && bulletinLabel(url) !== undefined;
  if (answer.status !== 200) return false;
  const types: Readonly<Record<Kind, RegExp>> = {
    page: /html/,
    asset: /^(?!.*html)/,
    list: /json/,
    picture: /^image\//,
  };
  return types[kind].test(type);
}

/** The name of the Sunday whose bulletin is requested. */
export function bulletinLabel(url: string): string | undefined {
  const { pathname, searchParams } = new URL(url);
  return /\/file\/bulletin$/i.test(pathname) ? (searchParams.get('dateFolder') ?? undefined) : undefined;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
