import { getResponse } from 'msw';
import { type ServerRequest, serve } from 'srvx';
import { type Backend, createBackend } from '../backend.ts';
import { type Refused, refuse } from '../church/rules/outcome.ts';
import { isMeantFor } from '../control/control.ts';
import type { Fault } from '../control/control-schema.ts';
import { mostOf, readBody } from '../handlers/support/input.ts';
import { problemResponse } from '../handlers/support/problem.ts';
import type { WorldName } from '../seeds/worlds.ts';
import { listenFailure } from './listening.ts';
import { type FolderBackend, type FolderBackendOptions, openFolderBackend } from './memory/folder.ts';

export interface HttpHostOptions extends CorsOptions {
  /** @default 'everyday' */
  readonly world?: WorldName;
  readonly now?: () => Date;
  /** 0 uses any free port. */
  readonly port: number;
  /** The address that it listens on. @default 'localhost' */
  readonly hostname?: string;
  /** The folder in which the church is stored over restarts; without it, it is in memory only. */
  readonly kept?: Pick<FolderBackendOptions, 'folder' | 'onTrouble'>;
  /** Serves other pages; undefined for requests it does not know. */
  readonly pages?: (request: Request) => Promise<Response | undefined>;
}

/** The mocked church as a real server: with sockets, CORS and cookies (MOCK-04). */
export interface HttpHost {
  /** `http://{hostname}:{port}`, without a slash at its end. */
  readonly url: string;
  readonly backend: Backend;
  /** Cuts open connections and frees the port. */
  readonly close: () => Promise<void>;
}

const notFound = (): Response => new Response('Not found', { status: 404 });

/**
 * Whether connections are broken on purpose. They are then not used twice: when a reused one breaks, a browser repeats the call
 * by itself, even a write, and its page would see nothing of the fault.
 */
const breaksConnections = ({ control }: Backend): boolean =>
  control.settings().faults.some(({ mode }) => mode === 'networkError' || mode === 'truncated');

/** Whether a call would be broken without an answer now; those that control the church never are. */
const isBroken = ({ control }: Backend, { method, url }: Request): boolean => {
  const { pathname: path, search: query } = new URL(url);
  const isMeant = (fault: Fault): boolean =>
    fault.mode === 'networkError' && isMeantFor(fault, { method, path, query });
  return !isControlCall(path) && control.settings().faults.some(isMeant);
};

const isControlCall = (path: string): boolean => /^\/api\/demo\//i.test(path);

const withHeaders = (response: Response, extra: Headers): Response => {
  const headers = new Headers(response.headers);
  for (const [name, value] of extra) headers.set(name, value);
  return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
};

/**
 * Refuses early: control calls from a page of another site, and bodies larger than any call needs, which each handler would
 * otherwise buffer again.
 */
const refusedEarly = async (request: ServerRequest, cors: CorsOptions): Promise<Refused | undefined> => {
  const { pathname } = new URL(request.url);
  if (isControlCall(pathname) && isForeign(request, cors)) {
    return refuse('forbidden', '다른 사이트의 화면은 체험판을 조종할 수 없습니다.');
  }
  // A request without a Content-Length is counted by its handler.
  if (Number(request.headers.get('Content-Length')) <= mostOf(request)) return undefined;
  const body = await readBody(request);
  return body.kind === 'refused' ? body : undefined;
};

/** Says whom a call comes from, as a proxy in front of a church's server does, whatever the caller says of itself. */
const nameCaller = (request: ServerRequest): void => {
  const headers = new Headers(request.headers);
  headers.set('X-Forwarded-For', request.ip ?? '');
  // The headers of a request cannot be changed.
  Object.defineProperty(request, 'headers', { value: headers, configurable: true });
};

const answerWith = (backend: Backend, { pages, ...cors }: CorsOptions & Pick<HttpHostOptions, 'pages'>) => {
  const used = new WeakSet<object>();
  return async (request: ServerRequest): Promise<Response> => {
    const socket = request.runtime?.node?.req.socket;
    // One that was in use when the fault began: the call that is broken, and counted, is the one that the browser repeats.
    if (socket !== undefined && used.has(socket) && isBroken(backend, request)) {
      socket.destroy();
      return notFound();
    }
    if (socket !== undefined) used.add(socket);
    if (request.method === 'OPTIONS') return closing(backend, preflightAnswer(request, cors));
    const refused = await refusedEarly(request, cors);
    if (refused !== undefined) return withHeaders(problemResponse(refused), corsHeaders(request, cors));
    const page = await pages?.(request);
    if (page !== undefined) return withHeaders(page, corsHeaders(request, cors));
    nameCaller(request);
    // A hanging call rejects when its caller disconnects; no answer is needed then.
    const response = await getResponse([...backend.handlers], request).catch(() => Response.error());
    if (response?.type === 'error') {
      socket?.destroy();
      return notFound();
    }
    return closing(backend, withHeaders(response ?? notFound(), corsHeaders(request, cors)));
  };
};

const closing = (backend: Backend, response: Response): Response =>
  breaksConnections(backend) ? withHeaders(response, new Headers({ Connection: 'close' })) : response;

const openBackend = async (
  options: Pick<HttpHostOptions, 'world' | 'now'>,
  kept: HttpHostOptions['kept'],
): Promise<FolderBackend> =>
  kept === undefined
    ? { backend: await createBackend(options), close: async () => undefined }
    : openFolderBackend({ ...options, ...kept });

/**
 * Starts the mock on a port of this computer.
 * @throws Error with a sentence when the port cannot be opened, or the folder cannot be used.
 */
export const startHttpHost = async ({
  port,
  hostname = 'localhost',
  allowedOrigins,
  kept,
  pages,
  ...options
}: HttpHostOptions): Promise<HttpHost> => {
  const { backend, close } = await openBackend(options, kept);
  const server = serve({
    port,
    hostname,
    manual: true,
    silent: true,
    gracefulShutdown: false,
    // Behind a TLS proxy on the same machine its cookies are `Secure`, by the proxy's forwarded protocol.
    trustProxy: 'loopback',
    fetch: answerWith(backend, { allowedOrigins, ...(pages && { pages }) }),
  });
  try {
    await server.serve();
  } catch (error) {
    await close();
    throw listenFailure(port, error);
  }
  const node = server.node?.server;
  backend.control.onChange(() => {
    if (breaksConnections(backend) && node && 'closeIdleConnections' in node) node.closeIdleConnections();
  });
  return {
    url: `http://${hostname.includes(':') ? `[${hostname}]` : hostname}:${new URL(server.url ?? '').port}`,
    backend,
    close: async () => {
      await server.close(true);
      await close();
    },
  };
};

interface CorsOptions {
  /** Origins whose pages may call, besides those of this computer. */
  readonly allowedOrigins?: readonly string[] | undefined;
}

/** Whether it is a page of this computer. A page of another site could let the control issue a token. */
const isLoopback = (origin: string): boolean =>
  /^https?:\/\/(?:(?:[\w-]+\.)*localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/.test(origin);

/** Whether the request comes from a page of another site, which may neither read answers nor use the control. */
const isForeign = (request: Request, { allowedOrigins = [] }: CorsOptions): boolean => {
  const origin = request.headers.get('Origin');
  return origin !== null && !isLoopback(origin) && !allowedOrigins.includes(origin);
};

/** The CORS headers for one request: none for a caller without an origin or with one that is not allowed. */
const corsHeaders = (request: Request, options: CorsOptions): Headers => {
  const headers = new Headers({ Vary: 'Origin' });
  const origin = request.headers.get('Origin');
  if (origin === null || isForeign(request, options)) return headers;
  // With credentials a browser takes no wildcard: the origin is named.
  headers.set('Access-Control-Allow-Origin', origin);
  headers.set('Access-Control-Allow-Credentials', 'true');
  headers.set('Access-Control-Expose-Headers', 'ETag, Retry-After');
  return headers;
};

/** The answer to a preflight. */
const preflightAnswer = (request: Request, options: CorsOptions): Response => {
  const headers = corsHeaders(request, options);
  if (headers.has('Access-Control-Allow-Origin')) {
    headers.set('Access-Control-Allow-Methods', 'GET, POST, PUT, DELETE');
    headers.set('Access-Control-Allow-Headers', 'authorization, content-type, idempotency-key, if-match');
    headers.set('Access-Control-Max-Age', '600');
  }
  return new Response(null, { status: 204, headers });
};
