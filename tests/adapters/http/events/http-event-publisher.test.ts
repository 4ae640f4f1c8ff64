import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { HttpCall } from '@/adapters/http/client.ts';
import { makeHttpEventPublisher, makeHttpEventRepository } from '@/adapters/http/events.ts';
import type { EventType } from '@/content/events/events.ts';
import { done } from '@/shared/outcome.ts';
import { personas } from '../../../../mock-server/seeds/personas.ts';
import { aNewEvent } from '../../../builders/event-draft.ts';
import { openChurch } from '../../../fakes/church.ts';
import { answered, scriptedSender } from '../../../fakes/scripted-sender.ts';

const signedIn = z.object({ body: z.object({ accessToken: z.string() }) });

/** The mocked church with a signed-in editor. */
async function editorsChurch() {
  const church = await openChurch();
  const { email, password } = personas.editor;
  const answer = await church.send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const { accessToken } = signedIn.parse(answer).body;
  const send = (call: HttpCall) => church.send({ ...call, bearer: accessToken });
  return { ...church, calendar: makeHttpEventRepository(send), publisher: makeHttpEventPublisher(send) };
}

const DECEMBER = { first: '2026-12-01', last: '2026-12-31' } as const;

describe('EVNT-05, EVNT-06 publishing events over HTTP', () => {
  it('a posted event is in the calendar, and a deleted one is not', async () => {
    const { calendar, publisher, host } = await editorsChurch();
    const event = aNewEvent({ start: '2026-12-05', end: '2026-12-07', type: 'weekly' });
    expect(await publisher.post(event)).toEqual(done(null));
    const posted = await calendar.during(DECEMBER);
    expect(posted.kind === 'done' && posted.value).toMatchObject([event]);
    const id = posted.kind === 'done' ? (posted.value[0]?.id ?? 0) : 0;
    expect(await publisher.remove(id)).toEqual(done(null));
    expect(await calendar.during(DECEMBER)).toEqual(done([]));
    host.close();
  });

  it.each<[EventType, string]>([
    ['morning', '오전예배'],
    ['wednesday', '수요예배'],
    ['general', '일반행사'],
    ['weekly', '주간행사'],
  ])('EVNT-04 the type %s is sent as %s', async (type, word) => {
    const { send, calls } = scriptedSender(() => answered(201));
    await makeHttpEventPublisher(send).post(aNewEvent({ type }));
    expect(calls).toMatchObject([
      {
        method: 'POST',
        path: 'api/Event',
        json: { name: '김장 나눔', start: '2026-12-05', end: '2026-12-05', type: word, hostedBy: '봉사위원회' },
      },
    ]);
  });

  it('a deletion is not aborted when the page is left, and its id is encoded', async () => {
    const { send, calls } = scriptedSender(() => answered(204));
    await makeHttpEventPublisher(send).remove('7/../8');
    expect(calls).toMatchObject([{ method: 'DELETE', path: 'api/Event/7%2F..%2F8', keepalive: true }]);
  });
});
