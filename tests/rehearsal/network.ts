import { createServer } from 'node:net';

/** Host names as a church would have them; the browser and the checks resolve them to this machine. */
export const SITE = 'https://www.example.org';
export const API = 'https://api.example.org';

export interface Ports {
  readonly plain: number;
  readonly secure: number;
}

/** The addresses of the two names on this machine, for a Chromium. */
export const resolverRules = ({ plain, secure }: Ports): string =>
  `--host-resolver-rules=MAP *.example.org:443 127.0.0.1:${secure}, MAP *.example.org:80 127.0.0.1:${plain}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;

/** Free ports. */
export const freePorts = (count: number): Promise<readonly number[]> =>
  Promise.all(Array.from({ length: count }, freePort));

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
