import { createHttpClient, type HttpCall, type HttpClient } from '@/adapters/http/client.ts';
import { isMeantFor } from '../../mock-server/control/control.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { type NodeHost, openNodeHost } from '../../mock-server/hosts/node.ts';
import type { WorldName } from '../../mock-server/seeds/worlds.ts';
import { type StillClock, stillClock } from './still-clock.ts';

export const BASE_URL = 'http://church.test/';

/** A call that is never answered times out soon; any other may take long on a busy machine. */
const HASTE_MS = 20;

export interface OpenChurch {
  readonly host: NodeHost;
  readonly clock: StillClock;
  readonly send: HttpClient;
  /** Method and path of every call that reached the server, oldest first. */
  readonly calls: () => readonly string[];
  readonly spoil: (...faults: readonly Fault[]) => void;
}

interface ChurchOptions {
  readonly world?: WorldName;
  readonly timeoutMs?: number;
}

/** The mocked server with its real handlers, and the application's own HTTP client. */
export async function openChurch({ world = 'empty', timeoutMs = 15_000 }: ChurchOptions = {}): Promise<OpenChurch> {
  const clock = stillClock();
  const host = await openNodeHost({ world, now: () => clock.now() });
  const patient = createHttpClient({ baseUrl: BASE_URL, timeoutMs, fetch: host.fetch });
  const hasty = createHttpClient({ baseUrl: BASE_URL, timeoutMs: HASTE_MS, fetch: host.fetch });
  const hangs = ({ method = 'GET', path }: HttpCall): boolean => {
    const { pathname } = new URL(path, BASE_URL);
    const { faults } = host.backend.control.settings();
    return faults.some((fault) => fault.mode === 'hang' && isMeantFor(fault, { method, path: pathname }));
  };
  return {
    host,
    clock,
    send: (call) => (hangs(call) ? hasty : patient)(call),
    calls: () => host.backend.control.calls.all().map(({ method, path }) => `${method} ${path}`),
    spoil: (...faults) => host.backend.control.change({ faults: [...faults] }),
  };
}
