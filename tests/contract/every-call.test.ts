import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpCall } from '@/adapters/http/client.ts';
import { allEndpoints } from '../../mock-server/api/areas.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { answers } from '../../mock-server/handlers/support/endpoint.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { readingCalls, writingCalls } from '../promises/port-calls.ts';
import { requestFaults } from '../tools/contract/calls.ts';
import { openNodeChurch } from './hosts/node-host.ts';
import { everyCall } from './support/access-table.ts';
import { type Cast, gatherCast } from './support/cast.ts';
import type { NearHost } from './support/host.ts';

type Call = readonly [method: string, path: string];

const table: readonly Call[] = everyCall.map(([method, path]) => [method, path]);

describe('every call of the product (MOCK-01)', () => {
  let host: NearHost;
  let cast: Cast;
  beforeAll(async () => {
    host = await openNodeChurch();
    cast = await gatherCast(host);
  });
  afterAll(() => host.close());

  it.each(table)('%s %s is answered by the mocked server', async (method, path) => {
    const response = await cast.visitor.send(method, path);
    expect(await response.text()).not.toContain('No such call');
  });

  it.each(table.filter(([method, path]) => method === 'GET' && !/ConfirmEmail|File\/content|photos/.test(path)))(
    '%s %s reads something in the everyday church',
    async (_, path) => {
      const response = await cast.admin.get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/^(?:|\[\]|\{\}|null)$/);
    },
  );

  it('is declared and answered, each by one handler', () => {
    const handlers = createHandlers(host.church);
    const counts = allEndpoints.map((endpoint) => handlers.filter((handler) => answers(handler, endpoint)).length);
    expect(counts).toEqual(allEndpoints.map(() => 1));
    expect(handlers).toHaveLength(allEndpoints.length);
  });

  it.each([...readingCalls, ...writingCalls])(
    '$name is asked as the OpenAPI document tells (CONT-02)',
    async ({ run }) => {
      const { send, calls } = scriptedSender(() => answered(200, {}));
      await run(send);
      expect(calls).not.toEqual([]);
      const faults = calls.flatMap(({ method = 'GET', path, json }: HttpCall) =>
        requestFaults({ method, url: `/${path}`, contentType: json === undefined ? '' : 'application/json', json }),
      );
      expect(faults).toEqual([]);
    },
  );
});
