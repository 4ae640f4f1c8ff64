import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * - `lose`: the server handles the request, and the connection breaks before its answer arrives
 * - `repeat`: the same, and the request is sent once more, as browsers do
 */
export type Breakage = 'lose' | 'repeat';

export interface BreakingProxy {
  /** Without a slash at its end. */
  readonly url: string;
  /**
   * Breaks the next requests that begin with this text, such as `POST /api/Announcement`; each breakage is used once.
   */
  readonly breaks: (beginning: string, ...breakages: readonly Breakage[]) => void;
  readonly close: () => void;
}

/** The request with the wish that the server closes the connection after its answer. */
const closing = (request: Buffer): Buffer => {
  const head = request.indexOf('\r\n\r\n');
  const lines = request.toString('latin1', 0, head).split('\r\n');
  const kept = lines.filter((line) => !/^connection:/i.test(line));
  return Buffer.concat([Buffer.from([...kept, 'Connection: close'].join('\r\n'), 'latin1'), request.subarray(head)]);
};

/** A TCP proxy to a server, with a connection for each call. */
export async function openBreakingProxy(server: string): Promise<BreakingProxy> {
  const { hostname, port } = new URL(server);
  const sockets = new Set<Socket>();
  const planned = new Map<string, Breakage[]>();

  const breakageOf = (request: Buffer): Breakage | undefined => {
    const head = request.toString('latin1', 0, 200);
    return [...planned].find(([beginning]) => head.startsWith(`${beginning} `))?.[1].shift();
  };

  /** Sends a whole request, and waits until the server has answered and closed the connection. */
  const carry = async (request: Buffer): Promise<Buffer> => {
    const upstream = connect(Number(port), hostname);
    sockets.add(upstream);
    const answer: Buffer[] = [];
    upstream.on('data', (chunk: Buffer) => void answer.push(chunk));
    upstream.write(closing(request));
    await once(upstream, 'close');
    sockets.delete(upstream);
    return Buffer.concat(answer);
  };

  const pass = async (request: Buffer, caller: Socket): Promise<void> => {
    const breakage = breakageOf(request);
    const answer = await carry(request);
    if (breakage === 'lose') caller.resetAndDestroy();
    else caller.end(breakage === 'repeat' ? await carry(request) : answer);
  };

  const proxy = createServer((caller) => {
    sockets.add(caller);
    let request = Buffer.alloc(0);
    caller.on('error', () => caller.destroy());
    caller.on('data', (chunk: Buffer) => {
      request = Buffer.concat([request, chunk]);
      if (isWhole(request)) void pass(request, caller);
    });
  });
  proxy.listen(0, 'localhost');
  await once(proxy, 'listening');
  const address = proxy.address();

  return {
    url: `http://localhost:${typeof address === 'object' && address ? address.port : 0}`,
    breaks: (beginning, ...breakages) => void planned.set(beginning, [...breakages]),
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function isWhole(request: Buffer): boolean {
  const end = request.indexOf('\r\n\r\n');
  if (end < 0) return false;
  const length = /^content-length: *(\d+)/im.exec(request.toString('latin1', 0, end))?.[1] ?? '0';
  return request.length >= end + 4 + Number(length);
}
