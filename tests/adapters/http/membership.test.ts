import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { makeHttpMembershipRepository } from '@/adapters/http/membership.ts';
import { done, refused } from '@/shared/outcome.ts';
import { type PersonaName, personas } from '../../../mock-server/seeds/personas.ts';
import { noMembership } from '../../builders/own-membership.ts';
import { openChurch } from '../../fakes/church.ts';
import { answered, scriptedSender } from '../../fakes/scripted-sender.ts';

const signedIn = z.object({ body: z.object({ accessToken: z.string() }) });

async function readAs(who: PersonaName) {
  const { send } = await openChurch({ world: 'everyday' });
  const { email, password } = personas[who];
  const answer = await send({ method: 'POST', path: 'api/account/login', json: { email, password } });
  const { accessToken } = signedIn.parse(answer).body;
  return makeHttpMembershipRepository((call) => send({ ...call, bearer: accessToken })).own();
}

const reading = (status: number, body?: unknown) =>
  makeHttpMembershipRepository(scriptedSender(() => answered(status, body)).send).own();

describe("MINE-01 the user's own membership over HTTP", () => {
  it('is read with family, zone, duties and service', async () => {
    const own = await readAs('member');
    expect(own).toMatchObject({
      kind: 'done',
      value: {
        member: { name: '김민수' },
        family: { head: { name: '김민수' }, spouse: { name: '문지영' } },
        zone: { name: '루케 구역', leader: { name: '김민수' } },
        duties: ['서리집사'],
      },
    });
    const services = own.kind === 'done' ? own.value.services : [];
    expect(services.at(-1)).toMatchObject({ kind: 'mission', name: '제4남선교회', office: 'members' });
    // On another day the mock has other services, but no office that the product does not know.
    expect(services.filter(({ office }) => office === undefined)).toEqual([]);
    expect(services.length).toBeGreaterThan(3);
  });

  it('has no member where the account is linked to none (MINE-02)', async () => {
    expect(await readAs('unlinked')).toEqual(done(noMembership));
  });

  it.each([
    ['waits', { state: 'open', answer: null }, undefined],
    ['was declined', { state: 'declined', answer: ' 생년월일이 다릅니다. ' }, '생년월일이 다릅니다.'],
    ['was declined without a word', { state: 'declined', answer: null }, ''],
  ])('tells of a request to be linked that %s', async (_, state, declined) => {
    const link = { id: 1, name: '정하나', birthDate: '1993-03-26', note: '', created: '2026-11-18', ...state };
    expect(await reading(200, { member: null, link })).toEqual(
      done({ ...noMembership, link: { name: '정하나', created: '2026-11-18', declined } }),
    );
  });

  it('is unsupported where a server lacks the call', async () => {
    expect(await reading(404)).toEqual(refused('unsupported'));
  });

  it('keeps what can be read of a spoiled answer (REL-13)', async () => {
    const departments = [
      { kind: 'session', name: '당회', role: '부서기', people: [null, { id: 1, name: '한경수' }] },
      { kind: 'choir', role: 'altos', people: [] },
    ];
    expect(
      await reading(200, { member: { id: 7, name: '김민수' }, family: 'none', zone: 4, duties: [{}], departments }),
    ).toEqual(
      done({
        ...noMembership,
        member: { id: 7, name: '김민수' },
        services: [{ kind: 'board', name: '당회', office: 'deputyClerk', people: [{ id: 1, name: '한경수' }] }],
      }),
    );
    expect(await reading(200, { member: null, departments: [{ name: '안내부', role: 'members' }] })).toEqual(
      done({ ...noMembership, services: [{ kind: 'department', name: '안내부', office: 'members', people: [] }] }),
    );
    expect(await reading(200, { name: '김민수' })).toEqual(refused('malformed'));
  });
});
