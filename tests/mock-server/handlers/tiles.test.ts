import { afterEach, describe, expect, it } from 'vitest';
import { type NodeHost, openNodeHost } from '../../../mock-server/hosts/node.ts';

let host: NodeHost | undefined;
afterEach(() => host?.close());

const tile = async (path: string): Promise<Response> => {
  host = await openNodeHost({ world: 'empty' });
  return host.fetch(`https://tile.openstreetmap.org/${path}`);
};

describe('HOME-06 the host of the map tiles', () => {
  it('draws tiles', async () => {
    const response = await tile('16/22273/37528.png');
    expect(response.headers.get('content-type')).toBe('image/svg+xml');
    expect(await response.text()).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="256" height="256"/);
  });

  it.each(['20/0/0.png', '1/2/0.png', '1/0/2.png', 'a/0/0.png', '-1/0/0.png', '1/0/0.5.png'])(
    'has no tile %s',
    async (path) => {
      expect((await tile(path)).status).toBe(404);
    },
  );
});
