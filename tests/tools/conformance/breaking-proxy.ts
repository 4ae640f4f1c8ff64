import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** An answer of the server, to be changed. */
export interface Answer {
  status: number;
  readonly headers: Headers;
  cookies: readonly string[];
  body: string;
}

/** Changes the answer to a call: `GET /api/Event`, without its query. */
export type Breakage = (call: string, answer: Answer) => void;

export interface BreakingProxy {
  readonly url: string;
  /** Changes answers in this way from now on, and in no other. */
  breakBy(breakage: Breakage): void;
  close(): Promise<void>;
}

const OWN = ['host', 'connection', 'content-length', 'transfer-encoding'];

/** A proxy for a server that passes everything on, and changes answers. */
export async function startBreakingProxy(church: string): Promise<BreakingProxy> {
  let current: Breakage = () => undefined;
  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = 'GET', url = '' } = request;
    const headers = new Headers();
    for (const [name, value] of Object.entries(request.headers)) {
      if (typeof value === 'string' && !OWN.includes(name)) headers.set(name, value);
    }
    const pieces: Buffer[] = await request.toArray();
    const carried = pieces.length === 0 ? {} : { body: Buffer.concat(pieces) };
    const came = await fetch(`${church}${url}`, { method, headers, ...carried });
    const answer: Answer = {
      status: came.status,
      headers: new Headers(came.headers),
      cookies: came.headers.getSetCookie(),
      body: await came.text(),
    };
    current(`${method} ${url.split('?')[0]}`, answer);
    for (const name of [...OWN, 'set-cookie']) answer.headers.delete(name);
    response.writeHead(answer.status, [
      ...[...answer.headers].flat(),
      ...answer.cookies.flatMap((cookie) => ['Set-Cookie', cookie]),
    ]);
    response.end(answer.body);
  };
  const server = createServer((request, response) => void pass(request, response));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  return {
    url: `http://127.0.0.1:${typeof bound === 'object' && bound !== null ? bound.port : 0}`,
    breakBy: (breakage) => {
      current = breakage;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
