import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { asNewer, atSite, isOlder } from './newer-build.ts';

/** The product on the host: the site, the same site as a newer build, or the demo. */
export type Product = 'site' | 'newer' | 'demo';

/** One origin at which one product can replace another, as on a real host. */
export interface ChangingHost {
  readonly url: string;
  readonly put: (product: Product) => void;
  /** From now on nothing tells browsers what to refuse. */
  readonly protectNothing: () => void;
  readonly close: () => Promise<void>;
}

const OWN_OF_A_CONNECTION = /^(?:connection|keep-alive|content-encoding|content-length|transfer-encoding)$/;

export async function openChangingHost(products: Readonly<Record<'site' | 'demo', string>>): Promise<ChangingHost> {
  let product: Product = 'site';
  let isBare = false;

  const answer = async ({ url = '/', headers }: IncomingMessage, response: ServerResponse): Promise<void> => {
    // The scripts of older builds stay on the host.
    const isNewer = product === 'newer' && !isOlder(url);
    const served = await fetch(`${product === 'demo' ? products.demo : products.site}${atSite(url)}`, {
      headers: { accept: headers.accept ?? '*/*' },
    });
    response.statusCode = served.status;
    for (const [name, value] of served.headers)
      if (!(isBare ? /^(?!content-type$)/ : OWN_OF_A_CONNECTION).test(name)) response.setHeader(name, value);
    const body = Buffer.from(await served.arrayBuffer());
    const namesScripts = /html|javascript/.test(served.headers.get('content-type') ?? '');
    response.end(isNewer && namesScripts ? asNewer(body.toString()) : body);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  // A server on a port has such an address.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    put: (next) => {
      product = next;
    },
    protectNothing: () => {
      isBare = true;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
