import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isMeantFor } from '../../../mock-server/control/control.ts';
import { type NodeHost, openNodeHost } from '../../../mock-server/hosts/node.ts';
import { faultMessages, outcomeMessages } from '../../../mock-server/panel/messages.ts';
import { callAreas, labelOf, readFault } from '../../../mock-server/panel/network-part.tsx';

const calls = callAreas.flatMap((area) => area.calls);
const named = calls.map((call) => [`${call.method} ${call.path}`, call] as const);

const fields = (values: Readonly<Record<string, string>>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

const ANYTHING = /\*|\{\w+\}/g;

describe('the calls that the demo panel can spoil (MOCK-03)', () => {
  let host: NodeHost;
  beforeAll(async () => {
    host = await openNodeHost({ world: 'empty' });
  });
  afterAll(() => host.close());

  it.each(named)('%s is one that the mock answers', async (_, { method, path }) => {
    const response = await host.fetch(`http://church.test/api/${path.replaceAll(ANYTHING, '1')}`, { method });
    expect(await response.text()).not.toContain('No such call');
  });

  it.each(named)('%s has words of its own', (_, call) => {
    expect(calls.filter(({ label }) => label === call.label)).toEqual([call]);
    expect(labelOf(call)).toBe(call.label);
  });

  it('are the exact ones: a fault of one spoils no other', () => {
    for (const call of calls) {
      const fault = { method: call.method, path: call.path, mode: 'networkError' } as const;
      const hit = calls.filter(({ method, path }) =>
        isMeantFor(fault, { method, path: `/api/${path.replaceAll(ANYTHING, '7')}` }),
      );
      expect(hit).toEqual([call]);
    }
  });

  it('names a call that was spoiled from outside by its address', () => {
    expect(labelOf({ method: 'GET', path: 'Nothing' })).toBe('GET Nothing');
    expect(labelOf({ path: '*' })).toBe('*');
  });
});

describe('the form for a fault of the demo panel (MOCK-03)', () => {
  it('makes a status once, or an answer that never comes until it is turned off', () => {
    expect(readFault(fields({ call: 'GET Announcement', outcome: '500', often: 'once' }))).toEqual({
      method: 'GET',
      path: 'Announcement',
      mode: 'status',
      status: 500,
      times: 1,
    });
    expect(readFault(fields({ call: 'POST role/add/*', outcome: 'networkError', often: 'always' }))).toEqual({
      method: 'POST',
      path: 'role/add/*',
      mode: 'networkError',
    });
  });

  it.each(Object.entries(outcomeMessages))('knows the outcome %s, and its words', (outcome, words) => {
    const fault = readFault(fields({ call: 'GET Member', outcome, often: 'once' }));
    expect(faultMessages(fault)).toBe(`${words} · 1번`);
  });

  it('refuses fields that make no fault', () => {
    expect(() => readFault(fields({}))).toThrow();
    expect(() => readFault(fields({ call: 'GET Member', outcome: 'sometimes' }))).toThrow();
  });
});
