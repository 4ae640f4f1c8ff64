import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { HttpCall } from '@/adapters/http/client.ts';
import { makeHttpZoneRepository } from '@/adapters/http/zones.ts';
import type { Zone } from '@/admin/boards/zones.ts';
import { done, refused } from '@/shared/outcome.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { aFamily, aPerson } from '../../builders/zone-board.ts';
import { openChurch } from '../../fakes/church.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const signedIn = z.object({ body: z.object({ accessToken: z.string() }) });

async function adminsChurch() {
  const church = await openChurch({ world: 'everyday' });
  const { email, password } = personas.admin;
  const answer = await church.send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const { accessToken } = signedIn.parse(answer).body;
  const repository = makeHttpZoneRepository((call: HttpCall) => church.send({ ...call, bearer: accessToken }));
  const read = async (): Promise<readonly Zone[]> => {
    const outcome = await repository.zones();
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    return outcome.value;
  };
  return { ...church, repository, read };
}

const reading = (body: unknown) => makeHttpZoneRepository(scriptedSender(() => answered(200, body)).send).zones();

const [from, to] = [
  { id: 1, name: '비야모라 구역' },
  { id: 2, name: '레콜레타 구역' },
];

describe('ZONE-01 zones over HTTP', () => {
  it('are read with offices and families, and every change is there at the next reading', async () => {
    const { repository, read, host } = await adminsChurch();
    const [one, other] = await read();
    const family = one?.families.find(({ head, members }) => head !== undefined && members.length > 0);
    const child = family?.members[0];
    const target = other?.families[0];
    if (!one || !other || !family || !child || !target) throw new Error('There is nobody to move');

    expect(await repository.giveRole({ zone: one, role: 'leader', person: family.head, before: one.leader })).toEqual(
      done(null),
    );
    expect(
      await repository.giveRole({ zone: one, role: 'caretaker', person: undefined, before: one.caretaker }),
    ).toEqual(done(null));
    // A request with an outdated holder is refused and overwrites no other change.
    expect(await repository.giveRole({ zone: one, role: 'caretaker', person: child, before: one.caretaker })).toEqual(
      refused('conflict'),
    );
    expect((await read())[0]).toMatchObject({ leader: family.head, caretaker: undefined });

    expect(await repository.moveMember({ person: child, from: family, to: target })).toEqual(done(null));
    expect((await read())[1]?.families[0]?.members).toContainEqual(child);
    expect(await repository.moveMember({ person: child, from: family, to: target })).toEqual(refused('conflict'));

    expect(await repository.moveFamily({ family, from: one, to: other })).toEqual(done(null));
    const [left, joined] = await read();
    expect(left?.leader).toBeUndefined();
    expect(joined?.families.map(({ id }) => id)).toContain(family.id);
    expect(await repository.moveFamily({ family, from: one, to: other })).toEqual(refused('conflict'));
    host.close();
  });

  it.each([
    ['an object', { zones: [] }],
    ['null', null],
    ['a list of other things', [{ unexpected: true }]],
  ])('that are no list, but %s, are malformed', async (_, body) => {
    expect(await reading(body)).toEqual(refused('malformed'));
  });

  it('may lack names, offices, families and people (REL-13)', async () => {
    expect(await reading([{ id: 1, leader: null, chief: { name: 'no id' }, families: [{ id: 5, head: 7 }] }])).toEqual(
      done([
        {
          id: 1,
          name: '',
          leader: undefined,
          chief: undefined,
          caretaker: undefined,
          families: [{ id: 5, name: '', head: undefined, spouse: undefined, members: [] }],
        },
      ]),
    );
  });

  it('accept people who are given as plain text, and never send their made-up id', async () => {
    const { send, calls } = scriptedSender(({ method }) =>
      method === 'PUT'
        ? answered(204)
        : answered(200, [{ id: 1, leader: ' 박정훈 ', families: [{ id: 5, head: '박정훈', members: ['박하은'] }] }]),
    );
    const repository = makeHttpZoneRepository(send);
    const outcome = await repository.zones();
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    const [zone] = outcome.value;
    expect(zone?.leader?.name).toBe('박정훈');
    expect(zone?.families[0]).toMatchObject({ head: { name: '박정훈' }, members: [{ name: '박하은' }] });
    await repository.giveRole({ zone: from, role: 'leader', person: aPerson(7), before: zone?.leader });
    expect(calls.at(-1)?.json).toEqual({ memberId: 7, fromMemberId: null });
  });

  it('are requested once where the server lacks the call', async () => {
    const { send, calls } = scriptedSender(() => answered(404));
    const repository = makeHttpZoneRepository(send);
    expect([await repository.zones(), await repository.zones()]).toEqual([
      refused('unsupported'),
      refused('unsupported'),
    ]);
    expect(calls).toHaveLength(1);
  });

  it('are requested again after another failure', async () => {
    const { send, calls } = scriptedSender((_, before) => (before === 0 ? answered(500) : answered(200, [])));
    const repository = makeHttpZoneRepository(send);
    expect([await repository.zones(), await repository.zones()]).toEqual([refused('serverFailed'), done([])]);
    expect(calls).toHaveLength(2);
  });

  it('drop repeated families and people (REL-13)', async () => {
    const head = { id: 1, name: '박정훈' };
    const outcome = await reading([
      { id: 1, families: [{ id: 5, head, spouse: head, members: [head, { id: 2, name: '박하은' }] }] },
      {
        id: 2,
        families: [
          { id: 5, head },
          { id: 6, members: [{ id: 2, name: '박하은' }] },
        ],
      },
    ]);
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    expect(outcome.value.map(({ families }) => families.map(({ id }) => id))).toEqual([[5], [6]]);
    expect(outcome.value[0]?.families[0]).toMatchObject({ head, spouse: undefined, members: [{ id: 2 }] });
    expect(outcome.value[1]?.families[0]?.members).toEqual([]);
  });
});

describe('ZONE-02, ZONE-03, ZONE-04 changes over HTTP', () => {
  it('are sent as the API says, encoded, and are not aborted when the page is left', async () => {
    const { send, calls } = scriptedSender(() => answered(204));
    const repository = makeHttpZoneRepository(send);
    await repository.giveRole({ zone: from, role: 'chief', person: aPerson(7), before: undefined });
    await repository.giveRole({ zone: from, role: 'chief', person: undefined, before: aPerson(7) });
    await repository.moveFamily({ family: aFamily(5), from, to });
    await repository.moveMember({ person: { id: 'a/b', name: '' }, from: aFamily(5), to: aFamily(6) });
    expect(calls.map(({ method, path, json, keepalive }) => [method, path, json, keepalive])).toEqual([
      ['PUT', 'api/Zone/1/roles/chief', { memberId: 7, fromMemberId: null }, true],
      ['PUT', 'api/Zone/1/roles/chief', { memberId: null, fromMemberId: 7 }, true],
      ['PUT', 'api/Zone/2/families/5', { fromZoneId: 1 }, true],
      ['PUT', 'api/Family/6/members/a%2Fb', { fromFamilyId: 5 }, true],
    ]);
  });

  it('are unsupported where the server answers 404', async () => {
    const repository = makeHttpZoneRepository(scriptedSender(() => answered(404)).send);
    const ends = [
      repository.giveRole({ zone: from, role: 'chief', person: undefined, before: undefined }),
      repository.moveFamily({ family: aFamily(5), from, to }),
      repository.moveMember({ person: aPerson(1), from: aFamily(5), to: aFamily(6) }),
    ];
    expect(await Promise.all(ends)).toEqual(ends.map(() => refused('unsupported')));
  });
});
