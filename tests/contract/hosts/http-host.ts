import { startHttpHost } from '../../../mock-server/hosts/http.ts';
import type { Host } from '../support/host.ts';
import { movableClock } from '../support/movable-clock.ts';

/** The church on a free port of this computer, over real sockets. */
export async function openHttpChurch(): Promise<Host> {
  const clock = movableClock();
  const host = await startHttpHost({ port: 0, now: clock.now });
  return {
    church: host.backend.church,
    advanceClock: clock.advance,
    fetch: (path, init) => fetch(new URL(path, host.url), init),
    close: () => host.close(),
  };
}
