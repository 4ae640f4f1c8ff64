import { matchRequestUrl } from 'msw';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { HttpCall } from '@/adapters/http/http-client.ts';
import { createHandlers } from '../../mock-server/handlers/handlers.ts';
import { answered, scriptedSender } from '../fakes/scripted-sender.ts';
import { readingCalls, writingCalls } from '../promises/port-calls.ts';
import { openNodeChurch } from './hosts/node-host.ts';
import { accessTable } from './support/access-table.ts';
import { type Cast, gatherCast } from './support/cast.ts';
import type { NearHost } from './support/host.ts';

type Call = readonly [method: string, path: string];

const base = 'http://church.test';

/** Every call of A7 and B7 and every decided one; the address of a stored file is any that an answer names. */
const table: readonly Call[] = [
  ...accessTable.map(([method, path]): Call => [method, path]),
  ['DELETE', '/api/Account/Revoke'],
  ['GET', '/api/File/content/hymn-board'],
];

describe('every call of the product (MOCK-01)', () => {
  let host: NearHost;
  let cast: Cast;
  beforeAll(async () => {
    host = await openNodeChurch();
    cast = await gatherCast(host);
  });
  afterAll(() => host.close());

  const handlers = (): readonly Call[] =>
    createHandlers(host.church).map(({ info: { header } }) => {
      const [method = '', path = ''] = header.split(' ');
      return [method, path];
    });
  const isFor = ([method, path]: Call, [asked, address]: Call): boolean =>
    method === asked && matchRequestUrl(new URL(address, base), path).matches;

  it.each(table)('%s %s is answered by the church', async (method, path) => {
    const response = await cast.visitor.send(method, path);
    expect(await response.text()).not.toContain('No such call');
  });

  it.each(table.filter(([method, path]) => method === 'GET' && !/ConfirmEmail|File\/content/.test(path)))(
    '%s %s reads something in the everyday church',
    async (_, path) => {
      const response = await cast.admin.get(path);
      expect(response.status).toBe(200);
      expect(await response.text()).not.toMatch(/^(?:|\[\]|\{\}|null)$/);
    },
  );

  it('stands in the table, and in no table stands a call that the church lacks', () => {
    const lacking = table.filter((call) => !handlers().some((handler) => isFor(handler, call)));
    const untold = handlers().filter((handler) => !table.some((call) => isFor(handler, call)));
    expect({ lacking, untold }).toEqual({ lacking: [], untold: [] });
  });

  it.each([...readingCalls, ...writingCalls])('$name goes to an address of the table', async ({ run }) => {
    const { send, calls } = scriptedSender(() => answered(200, {}));
    await run(send);
    expect(calls).not.toEqual([]);
    const sent = calls.map(({ method = 'GET', path }: HttpCall): Call => [method, `/${path}`]);
    const known = handlers().filter((handler) => table.some((call) => isFor(handler, call)));
    expect(sent.filter((call) => !known.some((handler) => isFor(handler, call)))).toEqual([]);
  });
});
