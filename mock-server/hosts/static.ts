import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { contentTypeOf, isText } from './content-types.ts';
import { listenFailure } from './listening.ts';

export interface StaticOptions {
  /** The folder that is served. It is read once, at the start. */
  readonly root: string;
  /** 0 uses any free port. */
  readonly port: number;
  /** @default 'localhost' */
  readonly host?: string;
}

export interface StaticServer {
  /** Without a slash at its end. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

const encodingFor = (request: IncomingMessage, file: StaticFile): Encoding => {
  if (!file.compressible) return 'identity';
  const accepted = (request.headers['accept-encoding'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => !/;\s*q=0(?:\.0*)?$/.test(part))
    .map((part) => part.split(';')[0]);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding)) ?? 'identity';
};

const isKnown = (request: IncomingMessage, etag: string): boolean =>
  (request.headers['if-none-match'] ?? '').includes(etag);

const refuse = (response: ServerResponse, status: number, text: string): void => {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' }).end(`${text}\n`);
};

const sendFile = async (
  request: IncomingMessage,
  response: ServerResponse,
  { file, status }: FoundFile,
): Promise<void> => {
  const encoding = encodingFor(request, file);
  const etag = `"${file.etag}-${encoding}"`;
  response.setHeader('ETag', etag);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Cache-Control', file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache');
  if (isKnown(request, etag)) {
    response.writeHead(304).end();
    return;
  }
  const body = await file.body(encoding);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  response.writeHead(status, { 'Content-Type': file.contentType, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
};

/**
 * Serves a built site as a plain static host would, with the headers that its `_headers` file names for every address.
 * @throws Error with a sentence when the folder cannot be read or the port cannot be opened.
 */
export const serveStatic = async ({ root, port, host = 'localhost' }: StaticOptions): Promise<StaticServer> => {
  const files = await readStaticFiles(root);
  const find = createFileFinder(files);
  const headersFile = await files.get('/_headers')?.body('identity');
  const headers = parseHeadersFile(headersFile?.toString('utf8') ?? '');

  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      refuse(response, 405, 'Only GET and HEAD are answered here.');
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const found = find(pathname);
    if (found) void sendFile(request, response, found);
    else refuse(response, 404, 'Not found.');
  });

  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(listenFailure(port, error)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  const actualPort = typeof address === 'object' && address ? address.port : port;

  return {
    url: `http://${host}:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};

const decoded = (pathname: string): string | undefined => {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
};

/** A path, and how its page may be called if its last part, or its last two, stand for any name. */
const spellings = (path: string): readonly string[] => [
  path,
  path.replace(/\/[^/]+$/, '/_'),
  path.replace(/(?:\/[^/]+){2}$/, '/_/_'),
];

interface FoundFile {
  readonly file: StaticFile;
  readonly status: 200 | 404;
}

/**
 * Finds the file for an address: the file itself; else, for a path without an extension, its prerendered page
 * (`path/index.html`, without regard to case, as ROUTE-04 asks; `_` stands for a part of any name), else the not-found page.
 * An API call that reaches this host gets no file: a page would be mistaken for an answer.
 */
const createFileFinder = (files: ReadonlyMap<string, StaticFile>) => {
  const pages = new Map(
    [...files].filter(([path]) => path.endsWith('.html')).map(([path, file]) => [path.toLowerCase(), file]),
  );
  const missing = pages.get('/404.html') ?? pages.get('/index.html');

  return (pathname: string): FoundFile | undefined => {
    const path = decoded(pathname);
    if (path === undefined) return undefined;
    const exact = files.get(path);
    if (exact) return { file: exact, status: 200 };
    const page = path.toLowerCase().replace(/\/+$/, '');
    if (extname(page) !== '' || page === '/api' || page.startsWith('/api/')) return undefined;
    const file = spellings(page)
      .map((one) => pages.get(`${one}/index.html`))
      .find((one) => one !== undefined);
    if (file) return { file, status: 200 };
    return missing && { file: missing, status: pages.has('/404.html') ? 404 : 200 };
  };
};

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  readonly contentType: string;
  readonly etag: string;
  /** Names that contain a hash of their content, so that they may be cached without a limit. */
  readonly immutable: boolean;
  /** The bytes in an encoding; each is computed once. Files that are no text have only their own bytes. */
  body(encoding: Encoding): Promise<Buffer>;
  readonly compressible: boolean;
}

// In bytes; below it, compressed text takes as many packets and often more bytes.
const worthCompressing = 1024;

const compress: Readonly<Record<Exclude<Encoding, 'identity'>, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

const staticFile = (path: string, bytes: Buffer): StaticFile => {
  const contentType = contentTypeOf(path);
  const bodies = new Map<Encoding, Promise<Buffer>>([['identity', Promise.resolve(bytes)]]);
  return {
    contentType,
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    immutable: path.startsWith('/assets/'),
    compressible: isText(contentType) && bytes.length >= worthCompressing,
    body(encoding) {
      const known = bodies.get(encoding);
      if (known) return known;
      const fresh = encoding === 'identity' ? Promise.resolve(bytes) : compress[encoding](bytes);
      bodies.set(encoding, fresh);
      return fresh;
    },
  };
};

/**
 * Reads a folder into memory, by path from `/` on. Only this list is served, so no address can lead out of the folder;
 * links are not followed.
 * @throws Error with a sentence when the folder cannot be read.
 */
const readStaticFiles = async (root: string): Promise<ReadonlyMap<string, StaticFile>> => {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch((cause: unknown) => {
    throw new Error(`The folder ${root} cannot be read. Build the site first.`, { cause });
  });
  const read = async (file: string): Promise<[string, StaticFile]> => {
    const path = `/${relative(root, file).split(sep).join('/')}`;
    return [path, staticFile(path, await readFile(file))];
  };
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Map(await Promise.all(files.map(read)));
};

/**
 * Reads the headers that a `_headers` file, as static hosts know it, names for every address (`/*`).
 * @throws Error with the line that is neither an address nor a header
 */
export const parseHeadersFile = (text: string): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = {};
  let everywhere = false;
  for (const line of text.split('\n').filter((candidate) => candidate.trim() !== '')) {
    const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
    if (line.startsWith('/')) everywhere = line.trim() === '/*';
    else if (name === undefined || value === undefined)
      throw new Error(`The _headers file has a line that is no header: ${line}`);
    else if (everywhere) headers[name] = value;
  }
  return headers;
};
