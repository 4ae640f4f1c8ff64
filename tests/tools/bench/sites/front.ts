import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { type StaticServer, serveStatic } from '../../../../mock-server/hosts/static.ts';
import type { Certificate } from './certificate.ts';

export interface SiteOptions {
  /** The folder of the build. */
  readonly root: string;
  /** The address of the server for paths under `/api/`. */
  readonly api: string;
  /** With one, the site is served by HTTP/2, which browsers support only over TLS. */
  readonly certificate?: Certificate;
}

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

/**
 * Serves a build and, on the same origin, the calls of its pages: a product whose API answers, so that its islands load
 * as they do for a visitor. Everything is compressed by gzip, as most hosts do; brotli would make the values smaller.
 */
export async function serveSite({ root, api, certificate }: SiteOptions): Promise<StaticServer> {
  const files = await serveStatic({ root, port: 0 });
  const pass = (incoming: Incoming, outgoing: Outgoing): void =>
    passOn(incoming.url?.startsWith('/api/') === true ? api : files.url, incoming, outgoing);
  const server = certificate === undefined ? createServer(pass) : createSecureServer(certificate, pass);
  const sockets = new Set<{ destroy: () => unknown }>();
  server.on(certificate === undefined ? 'connection' : 'secureConnection', (socket: { destroy: () => unknown }) =>
    sockets.add(socket),
  );
  await new Promise<void>((resolve) => void server.listen(0, 'localhost', resolve));
  return {
    url: `${certificate === undefined ? 'http' : 'https'}://localhost:${portOf(server.address())}`,
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await Promise.all([files.close(), new Promise((resolve) => void server.close(resolve))]);
    },
  };
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('The site is served on no port');
  return address.port;
}

/** Headers about the connection, not about the request or answer; HTTP/2 has none of them. */
const OF_CONNECTION = /^(?::.*|connection|keep-alive|transfer-encoding|upgrade|host)$/;

function passOn(site: string, incoming: Incoming, outgoing: Outgoing): void {
  const headers = Object.entries(incoming.headers).filter(([name]) => !OF_CONNECTION.test(name));
  // A new connection for each request: a kept one may just be closing, and a page without one of its scripts could not
  // be measured.
  const options = {
    method: incoming.method,
    headers: { ...Object.fromEntries(headers), 'accept-encoding': 'gzip' },
    agent: false,
  } as const;
  const inner = request(`${site}${incoming.url}`, options, (found) => {
    outgoing.statusCode = found.statusCode ?? 500;
    for (const [name, value] of Object.entries(found.headers)) {
      if (value !== undefined && !OF_CONNECTION.test(name)) outgoing.setHeader(name, value);
    }
    found.pipe(outgoing);
  });
  inner.on('error', () => outgoing.destroy());
  incoming.pipe(inner);
}
