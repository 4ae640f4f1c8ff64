/** What of the site is saved on the device, each kind in a cache of its own (OFFL-02). */
export type Kind = 'page' | 'asset' | 'list' | 'picture';

/** Where the site and its server are. */
export interface Places {
  /** The site's own origin. */
  readonly site: string;
  /** The server's base address, with a slash at its end. */
  readonly api: string;
}

/** What everybody may read: lists and single posts, events, and the bulletins of the weeks. */
const LISTS = /^api\/(?:(?:announcement|advertisement|biblestudy|event)(?:\/[\w-]*)?|file\/bulletins?)$/i;

/** What only members may read, pictures included: an image carries no token by which it could be told (REL-35). */
const MEMBERS = /^api\/directory\//i;

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'destination'>;

/**
 * The kind of a request whose answer may be saved; undefined for every other, which goes to the network as if there were
 * no worker: writes, the session's calls, what only signed-in users may read (OFFL-03).
 */
export function kindOf({ url, method, mode, destination }: Asked, { site, api }: Places): Kind | undefined {
  if (method !== 'GET') return undefined;
  const { origin, pathname, searchParams, href } = new URL(url);
  const below = href.startsWith(api) ? decoded(`${origin}${pathname}`.slice(api.length)) : undefined;
  if (below !== undefined && LISTS.test(below)) return searchParams.has('drafts') ? undefined : 'list';
  if (mode === 'navigate') return origin === site && !/^api\//i.test(below ?? '') ? 'page' : undefined;
  if (origin === site && pathname.startsWith('/assets/')) return 'asset';
  return destination === 'image' && below !== undefined && !MEMBERS.test(below) ? 'picture' : undefined;
}

/** Under which address a page is saved: without its query, which may hold a code, and without regard to case. */
export function pageKey(url: string): string {
  const { origin, pathname } = new URL(url);
  const path = pathname.toLowerCase().replace(/\/(?:index\.html)?$/, '');
  return `${origin}${path === '' ? '/' : path}`;
}

/** Whether an answer is what was asked for, and may be saved. */
export function isSavable(kind: Kind, { url, headers }: Pick<Request, 'url' | 'headers'>, answer: Response): boolean {
  if (headers.has('authorization')) return false;
  const type = answer.headers.get('content-type') ?? '';
  // A week without a bulletin is told by this status (BULL-04), and is as true without a line.
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

/** The name of the Sunday whose bulletin is asked for. */
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
