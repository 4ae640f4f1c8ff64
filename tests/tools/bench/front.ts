import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { getResponse, type RequestHandler } from 'msw';
import { type StaticServer, serveStatic } from '../../../mock-server/hosts/static.ts';

/**
 * Serves a build and, on the same origin, the calls of its pages: a product whose API answers, so that its islands
 * load as they do for a visitor. Everything is compressed by gzip, as most hosts do; brotli would flatter the figures.
 * @param handlers whoever answers what stands under `/api/`
 */
export async function serveSite(root: string, handlers: readonly RequestHandler[]): Promise<StaticServer> {
  const files = await serveStatic({ root, port: 0 });
  const server = createServer((incoming, outgoing) => {
    if (incoming.url?.startsWith('/api/') !== true) passOn(files.url, incoming, outgoing);
    else void answer([...handlers], incoming, outgoing);
  });
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The site is served on no port');
  return {
    url: `http://localhost:${address.port}`,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([files.close(), new Promise((resolve) => void server.close(resolve))]);
    },
  };
}

function passOn(site: string, incoming: IncomingMessage, outgoing: ServerResponse): void {
  const headers = { ...incoming.headers, 'accept-encoding': 'gzip' };
  // A connection of its own each time: a kept one may just be closing, and a page without one of its scripts is no page.
  const options = { method: incoming.method, headers, agent: false } as const;
  const inner = request(`${site}${incoming.url}`, options, (found) => {
    outgoing.writeHead(found.statusCode ?? 500, found.headers);
    found.pipe(outgoing);
  });
  inner.on('error', () => outgoing.destroy());
  incoming.pipe(inner);
}

async function answer(handlers: RequestHandler[], incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const call = new Request(`http://${incoming.headers.host}${incoming.url}`, { method: incoming.method ?? 'GET' });
  const response = await getResponse(handlers, call);
  outgoing.writeHead(response?.status ?? 404, Object.fromEntries(response?.headers ?? []));
  outgoing.end(response === undefined ? undefined : Buffer.from(await response.arrayBuffer()));
}
