import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { parseHeadersFile } from './headers-file.ts';
import { listenFailure } from './listening.ts';
import { type Encoding, readStaticFiles, type StaticFile } from './static-files.ts';
import { createFileFinder, type FoundFile } from './static-routes.ts';

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
