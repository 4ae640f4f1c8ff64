import { createHttpClient, type HttpClient } from '@/adapters/http/http-client.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { type NodeHost, openNodeHost } from '../../mock-server/hosts/node.ts';
import type { WorldName } from '../../mock-server/seeds/worlds.ts';
import { type StillClock, stillClock } from './still-clock.ts';

export const BASE_URL = 'http://church.test/';

export interface OpenChurch {
  readonly host: NodeHost;
  readonly clock: StillClock;
  readonly send: HttpClient;
  /** Method and path of every call that reached the church, oldest first. */
  readonly calls: () => readonly string[];
  readonly spoil: (...faults: readonly Fault[]) => void;
}

interface ChurchOptions {
  readonly world?: WorldName;
  readonly timeoutMs?: number;
}

/** The mocked church with its real handlers, and the product's own client on the line. */
export async function openChurch({ world = 'empty', timeoutMs = 15_000 }: ChurchOptions = {}): Promise<OpenChurch> {
  const clock = stillClock();
  const host = await openNodeHost({ world, now: () => clock.now() });
  return {
    host,
    clock,
    send: createHttpClient({ baseUrl: BASE_URL, timeoutMs, fetch: host.fetch }),
    calls: () => host.backend.control.calls.all().map(({ method, path }) => `${method} ${path}`),
    spoil: (...faults) => host.backend.control.change({ faults: [...faults] }),
  };
}
