import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpCall } from '@/adapters/http/client.ts';
import { allEndpoints, areas } from '../../mock-server/api/areas.ts';
import type { Endpoint } from '../../mock-server/api/endpoint.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { answers } from '../../mock-server/handlers/support/endpoint.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { readingCalls, writingCalls } from '../promises/port-calls.ts';
import { requestFaults } from '../tools/contract/calls.ts';
import { openNodeChurch } from './hosts/node-host.ts';
import { type Cast, gatherCast } from './support/cast.ts';
import type { NearHost } from './support/host.ts';
import { readAddresses, WHO_MAY, whoMay } from './support/who-may.ts';

const declared = new Map(Object.values(areas).flatMap(({ endpoints }) => Object.entries<Endpoint>(endpoints)));

/** Whether a request is one of the call that is declared, and not of another with the same address. */
function isOf({ method, path, flag }: Endpoint, asked: { readonly method: string; readonly address: string }): boolean {
  const { pathname, searchParams } = new URL(asked.address, 'http://church');
  const pattern = new RegExp(`^/api/${path.replaceAll(/\{\w+\}/g, '[^/]+')}/*$`, 'i');
  const flags = ['draft', 'drafts'].filter((name) => searchParams.get(name) === 'true');
  return asked.method === method.toUpperCase() && pattern.test(pathname) && String(flags) === (flag ?? '');
}

describe('the table of who may do what (REL-37)', () => {
  it('has a row for each call that is declared', () => {
    const named = new Set(whoMay.map(({ operation }) => operation));
    const missing = [...declared.keys()].filter((name) => !named.has(name));
    expect(missing, `${WHO_MAY}: add a row for ${missing.join(', ')}, from the requirements`).toEqual([]);
  });

  it('asks with each row for the call that it names', () => {
    const astray = whoMay.filter((row) => {
      const endpoint = declared.get(row.operation);
      return endpoint === undefined || !isOf(endpoint, row);
    });
    const names = astray.map(({ operation }) => operation);
    expect(names, `${WHO_MAY}: not the declared call: ${names.join(', ')}`).toEqual([]);
  });
});

describe('every call of the product (MOCK-01)', () => {
  let host: NearHost;
  let cast: Cast;
  beforeAll(async () => {
    host = await openNodeChurch();
    cast = await gatherCast(host);
  });
  afterAll(() => host.close());

  it.each(whoMay)('$method $address is answered by the mocked server', async ({ method, address }) => {
    const response = await cast.visitor.send(method, address);
    expect(await response.text()).not.toContain('No such call');
  });

  it.each(readAddresses.filter((address) => !/ConfirmEmail|File\/content|photos/.test(address)))(
    'GET %s reads something in the everyday church',
    async (address) => {
      const response = await cast.admin.get(address);
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
