import { getResponse } from 'msw';
import { createChurch } from '../../../mock-server/church/church.ts';
import { createHandlers } from '../../../mock-server/handlers/handlers.ts';
import type { NearHost } from '../support/host.ts';
import { movableClock } from '../support/movable-clock.ts';
import { nearHost } from './near-host.ts';

const origin = 'http://church.test';

/** An empty church with its handlers only: the smallest host. */
export function openInProcessHost(): NearHost {
  const clock = movableClock();
  const church = createChurch({ now: clock.now });
  const handlers = createHandlers(church);
  return {
    ...nearHost(church, clock),
    fetch: async (path, init) => {
      const response = await getResponse(handlers, new Request(new URL(path, origin), init));
      if (!response) throw new Error(`No handler answers ${init?.method ?? 'GET'} ${path}`);
      return response;
    },
    close: () => Promise.resolve(),
  };
}
