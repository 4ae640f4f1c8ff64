import { afterEach, describe, expect, it } from 'vitest';
import { createHttpClient } from '@/adapters/http/client.ts';
import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import type { EventType } from '@/content/events/events.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { done, refused } from '@/shared/outcome.ts';
import { type NodeHost, openNodeHost } from '../../../../mock-server/hosts/node.ts';
import { anEvent } from '../../../builders/church-event.ts';

const NOVEMBER = { first: '2026-11-01', last: '2026-11-30' } as const;

let host: NodeHost | undefined;
afterEach(() => host?.close());

const answering = (body: unknown) =>
  makeHttpEventRepository(() => Promise.resolve({ kind: 'answered', status: 200, body }));

const wireEvent = {
  id: 1,
  name: '수요 말씀과 기도',
  start: '2026-11-18',
  end: '2026-11-18',
  type: '수요예배',
  hostedBy: '교역자회',
};

describe('EVNT-02 events over HTTP', () => {
  it('are requested by the first and the last day', async () => {
    const paths: string[] = [];
    const calendar = makeHttpEventRepository(({ path }) => {
      paths.push(path);
      return Promise.resolve({ kind: 'answered', status: 200, body: [] });
    });
    expect(await calendar.during(NOVEMBER)).toEqual(done([]));
    expect(paths).toEqual(['api/Event/?startDate=2026-11-01&endDate=2026-11-30']);
  });

  it('are read from the mocked server with their days and types', async () => {
    host = await openNodeHost({ now: () => new Date('2026-11-18T13:00:00Z') });
    const send = createHttpClient({ baseUrl: 'https://church.example/', timeoutMs: 1000, fetch: host.fetch });
    const events = await makeHttpEventRepository(send).during(NOVEMBER);
    const found = events.kind === 'done' ? events.value : [];
    expect(new Set(found.map(({ type }) => type))).toEqual(new Set(['morning', 'wednesday', 'general', 'weekly']));
    expect(found.find(({ start }) => start === '2026-11-18')).toMatchObject(anEvent({ id: expect.any(Number) }));
  });

  it('PAGE-01 are found one by one, as the month has them', async () => {
    host = await openNodeHost({ now: () => new Date('2026-11-18T13:00:00Z') });
    const send = createHttpClient({ baseUrl: 'https://church.example/', timeoutMs: 1000, fetch: host.fetch });
    const calendar = makeHttpEventRepository(send);
    const events = await calendar.during(NOVEMBER);
    const [first] = events.kind === 'done' ? events.value : [];
    expect(await calendar.find(first?.id ?? '')).toEqual(done(first));
    expect(await calendar.find(99_999)).toEqual(refused('notFound'));
  });

  it('PAGE-01 are malformed one by one without a first day', async () => {
    expect(await answering({ ...wireEvent, start: null }).find(1)).toEqual(refused('malformed'));
    expect(await answering([wireEvent]).find(1)).toEqual(refused('malformed'));
  });

  it.each<[string | null, EventType | undefined]>([
    ['오전예배', 'morning'],
    ['수요예배', 'wednesday'],
    ['일반행사', 'general'],
    ['주간행사', 'weekly'],
    ['소풍', undefined],
    ['constructor', undefined],
    [null, undefined],
  ])('EVNT-04 of the type %s are %s', async (type, known) => {
    expect(await answering([{ ...wireEvent, type }]).during(NOVEMBER)).toEqual(done([anEvent({ type: known })]));
  });

  it.each<[object, CalendarDate]>([
    [{ end: null }, '2026-11-18'],
    [{ end: '2026-11-01' }, '2026-11-18'],
    [{ end: '2026-11-20' }, '2026-11-20'],
  ])('with %j end on %s', async (days, end) => {
    expect(await answering([{ ...wireEvent, ...days }]).during(NOVEMBER)).toEqual(done([anEvent({ end })]));
  });

  it('without a first day are dropped', async () => {
    expect(await answering([{ ...wireEvent, start: 'soon' }, wireEvent]).during(NOVEMBER)).toEqual(done([anEvent()]));
  });

  it.each([null, {}, 'text', [null], [{ name: 'no id' }]])('REL-13 are malformed as %j', async (body) => {
    expect(await answering(body).during(NOVEMBER)).toEqual(refused('malformed'));
  });
});
