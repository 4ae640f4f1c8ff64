import { startHttpHost } from '../../../mock-server/hosts/http.ts';
import type { NearHost } from '../support/host.ts';
import { movableClock } from '../support/movable-clock.ts';
import { nearHost } from './near-host.ts';

/** The mocked server on a free port of this computer, over real sockets. */
export async function openHttpChurch(): Promise<NearHost> {
  const clock = movableClock();
  const host = await startHttpHost({ port: 0, now: clock.now });
  return {
    ...nearHost(host.backend.church, clock),
    fetch: (path, init) => fetch(new URL(path, host.url), init),
    close: () => host.close(),
  };
}
