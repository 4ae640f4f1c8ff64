import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import { makeHttpDutyRepository } from '@/adapters/http/duties.ts';
import { dutiesEntry } from '@/composition/duties.ts';
import { AUTHENTICATED_CLIENT } from '@/composition/tokens.ts';
import { zonesEntry } from '@/composition/zones.ts';
import { dutyChangeTexts } from '@/ui/messages/ko/duties.ts';
import { zoneChangeTexts } from '@/ui/messages/ko/zones.ts';
import type { Fault } from '../../mock-server/control/control-schema.ts';
import { personas } from '../../mock-server/seeds/personas.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aDutyMember } from '../builders/duty-board.ts';
import { openChurch } from '../fakes/church.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

const MOVE = { member: aDutyMember(15), from: { id: 4, name: '장로' }, to: { id: 6, name: '은퇴장로' } };

const wireZones = [{ id: 1, name: '해오름 구역', chief: { id: 11, name: '강태준' }, families: [] }];
const answered = (body?: unknown, status = 200): Answer => ({ kind: 'answered', status, body });

async function adminsLine() {
  const line = handSettled<[call: HttpCall], Answer>();
  // The board reads the register too; it is empty here.
  const send = (call: HttpCall) => (call.path === 'api/Member' ? Promise.resolve(answered([])) : line.call(call));
  const core = await coreOf({ send, kept: aRawToken({ role: 'Admin' }) });
  const sent = () => line.calls.map(({ args: [{ method = 'GET', path }] }) => `${method} ${path}`);
  const answer = async (...args: Parameters<typeof answered>) => {
    line.last().resolve(answered(...args));
    await settled();
  };
  return { ...core, sent, answer };
}

/** Drops 강태준 onto another duty; the call that saves it is not answered yet. */
async function moveUnderWay() {
  const line = await adminsLine();
  const duties = line.servicesOf(dutiesEntry, dutyChangeTexts).duties;
  const actor = createActor(duties.machine, { input: duties.rules }).start();
  await settled();
  await line.answer([
    { id: 4, name: '장로', members: [{ id: 15, name: '강태준' }] },
    { id: 6, name: '은퇴장로' },
  ]);
  actor.send({ type: 'item.lifted', item: [{ memberId: 15, dutyId: 4 }], from: 0, ids: [] });
  actor.send({ type: 'item.dropped', container: 6 });
  await settled();
  return { ...line, actor };
}

describe('ZONE-01 zones and families are two views of the same', () => {
  it('a change in one is there in the other, which is read after the change is saved', async () => {
    const { servicesOf, sent, answer } = await adminsLine();
    const { zones, families } = servicesOf(zonesEntry, zoneChangeTexts);
    const actor = createActor(zones.machine, { input: zones.rules }).start();
    await settled();
    await answer(wireZones);
    const zone = { id: 1, name: '' };
    const chief = { kind: 'role', zone, role: 'chief', person: undefined, before: undefined } as const;
    actor.send({ type: 'change.asked', change: chief });
    actor.stop();
    createActor(families.machine, { input: families.rules }).start();
    await settled();
    expect(sent()).toEqual(['GET api/Zone', 'PUT api/Zone/1/roles/chief']);
    await answer(undefined, 204);
    expect(sent().at(-1)).toBe('GET api/Zone');
  });
});

describe('REL-18, DUTY-04 a page that was left', () => {
  it('still notifies that a move was refused', async () => {
    const { actor, answer, toasts } = await moveUnderWay();
    actor.stop();
    await answer(undefined, 409);
    expect(toasts.find('boardNotMoved')).toMatchObject({ about: '강태준 님을 은퇴장로로', reason: 'conflict' });
  });
});

describe('AUTH-15, DUTY-04 a session that ends during a move', () => {
  it('has a message of its own, and the move has none', async () => {
    const { actor, answer, toasts } = await moveUnderWay();
    await answer(undefined, 401);
    await answer(undefined, 401);
    expect(toasts.subjects()).not.toContain('boardNotMoved');
    expect(actor.getSnapshot().context.changes).toEqual([]);
  });
});

const path = 'Duty/*';
const faults: readonly (readonly [Fault, number])[] = [
  [{ path, mode: 'networkError' }, 1],
  [{ path, mode: 'truncated' }, 1],
  [{ path, mode: 'status', status: 401 }, 2],
  [{ path, mode: 'status', status: 403 }, 2],
  [{ path, mode: 'status', status: 409 }, 1],
  [{ path, mode: 'status', status: 503 }, 1],
];

describe('REL-16 a move is never repeated, except for the one retry after 401 or 403', () => {
  it.each(faults)('%j: %i calls', async (fault, times) => {
    const church = await openChurch();
    const core = await coreOf({ send: church.send, clock: church.clock });
    const { email, password } = personas.admin;
    core.session.send({ type: 'signIn.asked', credentials: { email, password } });
    await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
    church.spoil(fault);
    await makeHttpDutyRepository(core.get(AUTHENTICATED_CLIENT)).move(MOVE);
    expect(church.calls().filter((call) => call.startsWith('PUT'))).toHaveLength(times);
    church.host.close();
  });
});
