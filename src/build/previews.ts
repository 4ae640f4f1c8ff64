/**
 * Adds the preview of an item (its title and first lines) to the html of a page that is served for many addresses
 * (PAGE-02). For hosts that can run a few lines before they answer, as tests/rehearsal/README.md says: no other module
 * is imported here.
 */

interface Preview {
  readonly title: string;
  readonly description: string;
}

type Fields = Readonly<Record<string, unknown>>;

interface Kind {
  readonly path: RegExp;
  /** The call, below the server's base address; undefined where the address contains all that is needed. */
  readonly call?: (id: string) => string;
  readonly read: (fields: Fields, address: string) => Preview;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/g, ' ').trim().slice(0, 200) : '';

const post = ({ title, content }: Fields): Preview => ({ title: textOf(title), description: textOf(content) });

const event = ({ name, start, end, hostedBy }: Fields): Preview => ({
  title: textOf(name),
  description: [[...new Set([textOf(start), textOf(end)])].join(' – '), textOf(hostedBy)].filter(Boolean).join(' · '),
});

const KINDS: readonly Kind[] = [
  { path: /^\/communion\/announcements\/([^/]+)\/?$/i, call: (id) => `api/Announcement/${id}`, read: post },
  { path: /^\/communion\/advertisements\/([^/]+)\/?$/i, call: (id) => `api/advertisement/${id}`, read: post },
  { path: /^\/sermon\/bibleStudies\/([^/]+)\/?$/i, call: (id) => `api/bibleStudy/${id}`, read: post },
  { path: /^\/communion\/events\/[^/]+\/([^/]+)\/?$/i, call: (id) => `api/Event/${id}`, read: event },
  { path: /^\/sermon\/bulletin\/(\d{4}-\d{2}-\d{2})\/?$/i, read: (_, day) => ({ title: day, description: '' }) },
];

/** User agents of messengers and search engines that fetch a page for its preview, which no person waits for. */
const MESSENGERS =
  /kakaotalk-scrap|facebookexternalhit|whatsapp|telegrambot|twitterbot|slackbot|discordbot|linkedinbot|yeti|line-poker|skypeuripreview|viber/i;

type Ask = (address: string, init: { readonly signal: AbortSignal }) => Promise<Response>;

/** How long to wait for the server, in milliseconds: after a longer wait a messenger shows no preview at all. */
const PATIENCE_MS = 1500;
const patience = () => ({ signal: AbortSignal.timeout(PATIENCE_MS) });

/**
 * The answer of a host, with the preview where a messenger requests the page of one item; in any other case, and
 * whenever the item cannot be read, the unchanged answer.
 * @param apiBaseUrl with a slash at its end
 * @param ask the host's `fetch`
 */
export async function withPreview(request: Request, page: Response, apiBaseUrl: string, ask: Ask): Promise<Response> {
  const { pathname, href } = new URL(request.url);
  const kind = KINDS.find(({ path }) => path.test(pathname));
  if (kind === undefined || !MESSENGERS.test(request.headers.get('User-Agent') ?? '')) return page;
  const preview = await read(kind, pathname, (call) => ask(`${apiBaseUrl}${call}`, patience())).catch(() => undefined);
  if (preview === undefined || preview.title === '') return page;
  const headers = new Headers(page.headers);
  for (const name of ['Content-Length', 'Content-Encoding', 'ETag']) headers.delete(name);
  return new Response(filled(await page.text(), preview, href), { status: page.status, headers });
}

async function read(
  { path, call, read: readFields }: Kind,
  pathname: string,
  ask: (call: string) => Promise<Response>,
): Promise<Preview> {
  const id = path.exec(pathname)?.[1] ?? '';
  if (call === undefined) return readFields({}, id);
  // Addresses of the site encode an id twice, those of the server once.
  const plain = decodeURIComponent(decodeURIComponent(id));
  if (/^\.+$/.test(plain)) throw new Error('No id is made of dots alone');
  const answer = await ask(call(encodeURIComponent(plain)));
  if (!answer.ok) throw new Error(`The server answers ${answer.status}`);
  const body: unknown = await answer.json();
  return readFields(typeof body === 'object' && body !== null ? { ...body } : {}, id);
}

/** The html of a page with its title, its first lines and its address. The content of a post is always escaped. */
export function filled(html: string, { title, description }: Preview, address: string): string {
  const head = html.slice(0, html.indexOf('</head>'));
  const [, general = ''] = /<title>([^<]*)<\/title>/.exec(head) ?? [];
  const [, site = ''] = /<meta property="og:site_name" content="([^"]*)">/.exec(head) ?? [];
  // A bulletin's title is a day: the page's own title follows it.
  const name = /^\d{4}-\d{2}-\d{2}$/.test(title) ? `${title} ${general}` : `${escaped(title)} · ${site}`;
  const lines = escaped(description);
  return html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${name}</title>`)
    .replace(/(<meta property="og:title" content=")[^"]*/, (_, start: string) => `${start}${name}`)
    .replace(/(<meta (?:name|property)="(?:og:)?description" content=")[^"]*/g, (whole, start: string) =>
      lines === '' ? whole : `${start}${lines}`,
    )
    .replace('<meta property="og:image" ', (image) => `<meta property="og:url" content="${escaped(address)}">${image}`);
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
