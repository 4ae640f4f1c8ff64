import { openNodeHost } from '../../../mock-server/hosts/node.ts';
import type { NearHost } from '../support/host.ts';
import { movableClock } from '../support/movable-clock.ts';
import { nearHost } from './near-host.ts';

const origin = 'http://church.test';

/** The mocked server in this process. Each browser of the suite has its own cookies, so the host must not store any. */
export async function openNodeChurch(): Promise<NearHost> {
  const clock = movableClock();
  const host = await openNodeHost({ now: clock.now });
  return {
    ...nearHost(host.backend.church, clock),
    fetch: (path, init) => host.fetch(new URL(path, origin), { ...init, credentials: 'omit' }),
    close: async () => host.close(),
  };
}
