import { openNodeHost } from '../../../mock-server/hosts/node.ts';
import type { NearHost } from '../support/host.ts';
import { movableClock } from '../support/movable-clock.ts';
import { nearHost } from './near-host.ts';

const origin = 'http://church.test';

/** The church in this process. Each browser of the suite carries its own cookies, so the host is asked to keep none. */
export async function openNodeChurch(): Promise<NearHost> {
  const clock = movableClock();
  const host = await openNodeHost({ now: clock.now });
  return {
    kind: 'process',
    ...nearHost(host.backend.church, clock),
    fetch: (path, init) => host.fetch(new URL(path, origin), { ...init, credentials: 'omit' }),
    close: async () => host.close(),
  };
}
