import { type IncomingHttpHeaders, request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';
import type { Ports } from './network.ts';

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

export interface Question {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Asks one of the rehearsal's addresses as a browser would, and follows no redirect. */
export type Ask = (address: string, question?: Question) => Promise<Answer>;

/** @param certificate the only one that is trusted */
export const createAsk =
  (ports: Ports, certificate: string): Ask =>
  (address, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((resolve, reject) => {
      const { protocol, host, hostname, pathname, search } = new URL(address);
      const isSecure = protocol === 'https:';
      const call = (isSecure ? requestSecure : requestPlain)(
        {
          host: '127.0.0.1',
          port: isSecure ? ports.secure : ports.plain,
          path: `${pathname}${search}`,
          method,
          headers: { ...headers, host },
          agent: false,
          ...(isSecure ? { servername: hostname, ca: certificate } : {}),
        },
        (response) => {
          const pieces: Buffer[] = [];
          response.on('data', (piece: Buffer) => pieces.push(piece));
          response.on('error', reject);
          response.on('end', () =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
          );
        },
      );
      call.on('error', reject);
      call.end(body);
    });
