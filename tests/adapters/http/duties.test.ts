import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { HttpCall } from '@/adapters/http/client.ts';
import { makeHttpDutyRepository } from '@/adapters/http/duties.ts';
import type { Duty } from '@/admin/boards/duties.ts';
import { done, type Failure, refused } from '@/shared/outcome.ts';
import { personas } from '../../../mock-server/seeds/personas.ts';
import { aDutyMember } from '../../builders/duty-board.ts';
import { openChurch } from '../../fakes/church.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const signedIn = z.object({ body: z.object({ accessToken: z.string() }) });

async function adminsChurch() {
  const church = await openChurch({ world: 'everyday' });
  const { email, password } = personas.admin;
  const answer = await church.send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const { accessToken } = signedIn.parse(answer).body;
  return {
    ...church,
    repository: makeHttpDutyRepository((call: HttpCall) => church.send({ ...call, bearer: accessToken })),
  };
}

const MOVE = { member: aDutyMember(7), from: { id: 4, name: '장로' }, to: { id: 6, name: '은퇴장로' } };

const reading = (body: unknown) => makeHttpDutyRepository(scriptedSender(() => answered(200, body)).send).duties();

describe('DUTY-01 duties over HTTP', () => {
  it('are read with their members, and a move is there at the next reading (DUTY-04)', async () => {
    const { repository, host } = await adminsChurch();
    const read = async (): Promise<readonly Duty[]> => {
      const outcome = await repository.duties();
      if (outcome.kind === 'refused') throw new Error(outcome.reason);
      return outcome.value;
    };
    const duties = await read();
    const elders = duties.find(({ name }) => name === '장로');
    const retired = duties.find(({ name }) => name === '은퇴장로');
    const member = elders?.members[0];
    if (elders === undefined || retired === undefined || member === undefined) throw new Error('Nobody serves');

    expect(await repository.move({ member, from: elders, to: retired })).toEqual(done(null));
    const after = await read();
    expect(after.find(({ id }) => id === retired.id)?.members).toContainEqual(member);
    expect(after.find(({ id }) => id === elders.id)?.members).not.toContainEqual(member);
    expect(await repository.move({ member, from: elders, to: retired })).toEqual(refused('conflict'));
    expect(await repository.move({ ...MOVE, member: aDutyMember(99_999) })).toEqual(refused('notFound'));
    host.close();
  });

  it.each([
    ['an object', { unexpected: true }],
    ['null', null],
    ['text', 'duties'],
    ['a list of other things', [{ unexpected: true }]],
  ])('that are no list, but %s, are malformed (DUTY-02)', async (_, body) => {
    expect(await reading(body)).toEqual(refused('malformed'));
  });

  it('may be an empty list', async () => {
    expect(await reading([])).toEqual(done([]));
  });

  it('drop invalid and repeated entries (REL-13)', async () => {
    const body = [
      { id: 1, name: '장로', members: [{ id: 1, name: ' 박정훈 ' }, { name: 'nobody' }, { id: 2, name: null }] },
      { id: 1, name: '장로', members: [{ id: 9, name: '또' }] },
      { id: '2', name: '권사', members: null },
      { id: 3, members: [{ id: '1', name: '박정훈' }] },
      null,
    ];
    expect(await reading(body)).toEqual(
      done([
        {
          id: 1,
          name: '장로',
          members: [
            { id: 1, name: '박정훈' },
            { id: 2, name: '' },
          ],
        },
        { id: '2', name: '권사', members: [] },
        { id: 3, name: '', members: [] },
      ]),
    );
  });

  it('accept people who are given as plain text', async () => {
    expect(
      await reading([{ id: 1, name: '장로', members: [' 박정훈 ', '', { id: 2, name: '강태준' }] }]),
    ).toMatchObject(done([{ members: [{ name: '박정훈' }, { id: 2, name: '강태준' }] }]));
  });

  it('are cut off at the maximum of a page (REL-13)', async () => {
    const members = (first: number) => Array.from({ length: 1000 }, (_, at) => ({ id: first + at, name: 'x' }));
    const outcome = await reading(Array.from({ length: 100 }, (_, at) => ({ id: at, members: members(at * 1000) })));
    if (outcome.kind === 'refused') throw new Error(outcome.reason);
    expect(outcome.value.flatMap((duty) => duty.members)).toHaveLength(2000);
  });
});

describe('DUTY-04 a move over HTTP', () => {
  it('names both duties and the member, encoded, and is not aborted when the page is left', async () => {
    const { send, calls } = scriptedSender(() => answered(204));
    await makeHttpDutyRepository(send).move({ ...MOVE, member: { id: '7/../8', name: '' } });
    expect(calls).toEqual([
      { method: 'PUT', path: 'api/Duty/6/members/7%2F..%2F8', json: { fromDutyId: 4 }, keepalive: true },
    ]);
  });

  it.each<[number, unknown, Failure]>([
    [404, undefined, 'unsupported'],
    [404, { title: 'Not Found', status: 404 }, 'unsupported'],
    [404, { title: 'Not Found', status: 404, detail: '찾으시는 교인이 없습니다.' }, 'notFound'],
  ])('an answer of %i with %j is %s', async (status, body, reason) => {
    const repository = makeHttpDutyRepository(scriptedSender(() => answered(status, body)).send);
    expect(await repository.move(MOVE)).toEqual(refused(reason));
  });
});
