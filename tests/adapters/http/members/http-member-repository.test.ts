import { beforeEach, describe, expect, it } from 'vitest';
import { NOT_JSON } from '@/adapters/http/answers.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpMemberRepository } from '@/adapters/http/members.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type PersonaName, personas } from '../../../../mock-server/seeds/personas.ts';
import { aMember } from '../../../builders/member.ts';
import { type OpenChurch, openChurch } from '../../../fakes/church.ts';
import { recordedFailures } from '../../../fakes/failure-log.ts';
import { answered, inTurn, scriptedSender } from '../../../fakes/scripted-sender.ts';

let church: OpenChurch;

beforeEach(async () => {
  church = await openChurch({ world: 'everyday' });
});

/** The register of a signed-in persona. */
async function repositoryOf(name: PersonaName) {
  const { email, password } = personas[name];
  const token = await makeHttpSessionGateway(church.send, recordedFailures()).signIn({ email, password });
  const bearer = token.kind === 'done' ? token.value : undefined;
  const send: HttpClient = (call) => church.send({ ...call, bearer });
  return makeHttpMemberRepository(send);
}

const valueOf = <Value>(outcome: Outcome<Value>): Value =>
  outcome.kind === 'done' ? outcome.value : expect.fail(`It was refused: ${outcome.reason}`);

const newcomer = { name: '황보라', gender: 'female', birthDate: '1990-02-28' } as const;

describe('MEMB-01 the list', () => {
  it('has all members with the details that tell them apart', async () => {
    const members = valueOf(await (await repositoryOf('admin')).all());
    expect(members).toHaveLength(400);
    expect(members).toContainEqual({
      id: expect.any(Number),
      name: '김민수',
      email: personas.member.email,
      gender: 'male',
      birthDate: '1987-01-26',
      duty: { id: 13, name: '서리집사' },
      zone: { id: expect.any(Number), name: '루케 구역' },
    });
  });

  it('is only for an Admin', async () => {
    expect(await (await repositoryOf('editor')).all()).toEqual(refused('forbidden'));
    expect(await makeHttpMemberRepository(church.send).all()).toEqual(refused('unauthorized'));
  });

  it('is requested as documented', async () => {
    const { send, calls } = inTurn(answered(200, []));
    const { signal } = new AbortController();
    await makeHttpMemberRepository(send).all(signal);
    expect(calls).toEqual([{ path: 'api/Member', signal }]);
  });

  it('drops members without an id and repeated ones', async () => {
    const { send } = inTurn(
      answered(200, [{ id: 1 }, { name: '번호 없음' }, null, { id: '1', name: '김민수', email: null }]),
    );
    expect(await makeHttpMemberRepository(send).all()).toEqual(done([{ id: '1', name: '김민수', email: '' }]));
  });
});

describe('MEMB-05 one member', () => {
  it('is read with all details, and saved against the version that was read', async () => {
    const repository = await repositoryOf('admin');
    const { member, version } = valueOf(await repository.find(7));
    expect(member).toMatchObject({ id: 7, gender: expect.any(String), zone: { name: expect.any(String) } });
    const changed = { ...member, name: '고은희', email: 'new@example.org', duty: { id: 13, name: '서리집사' } };
    const saved = valueOf(await repository.save(changed, version));
    expect(saved?.member).toEqual(changed);
    expect(saved?.version).not.toBe(version);
    expect(await repository.save(member, version)).toEqual(refused('conflict'));
    expect(valueOf(await repository.find(7))).toEqual(saved);
  });

  it('can be emptied except for the name', async () => {
    const repository = await repositoryOf('admin');
    const { member, version } = valueOf(await repository.find(7));
    const bare = { ...member, email: '', birthDate: undefined, duty: undefined };
    expect(valueOf(await repository.save(bare, version))?.member).toEqual(bare);
  });

  it('who does not exist is not found', async () => {
    expect(await (await repositoryOf('admin')).find(100_000)).toEqual(refused('notFound'));
  });

  it('may have only an id and a name, and places with only a name', async () => {
    const { send } = inTurn(
      answered(200, { id: 'a/1', name: '김민수' }),
      answered(200, {
        id: 1,
        name: '김',
        gender: 'Male',
        birthDate: 'soon',
        duty: '장로',
        zone: { name: ' ' },
        family: null,
      }),
    );
    const nothing = {
      email: '',
      gender: undefined,
      birthDate: undefined,
      duty: undefined,
      zone: undefined,
      family: undefined,
    };
    const repository = makeHttpMemberRepository(send);
    expect(await repository.find('a/1')).toEqual(
      done({ member: { id: 'a/1', name: '김민수', ...nothing }, version: undefined }),
    );
    expect(valueOf(await repository.find(1)).member).toEqual({
      ...nothing,
      id: 1,
      name: '김',
      duty: { id: undefined, name: '장로' },
    });
  });

  it('cannot change the path by any id', async () => {
    const { send, calls } = scriptedSender(() => answered(204));
    const repository = makeHttpMemberRepository(send);
    await repository.find('../role/1?x');
    await repository.remove('../role/1?x');
    expect(calls.map(({ path }) => path)).toEqual(['api/member/..%2Frole%2F1%3Fx', 'api/member/..%2Frole%2F1%3Fx']);
  });

  it('is sent in the shape in which it was read', async () => {
    const { send, calls } = scriptedSender(() => answered(200));
    const repository = makeHttpMemberRepository(send);
    await repository.save(aMember(), '"1"');
    await repository.save(
      aMember({
        email: '',
        gender: undefined,
        birthDate: undefined,
        duty: { id: undefined, name: '장로' },
        zone: undefined,
      }),
      undefined,
    );
    const { family } = aMember();
    expect(calls).toEqual([
      { method: 'PUT', path: 'api/member/7', json: aMember(), ifMatch: '"1"', signal: undefined },
      {
        method: 'PUT',
        path: 'api/member/7',
        json: { id: 7, name: '김민수', email: null, birthDate: null, duty: '장로', zone: null, family },
        ifMatch: undefined,
        signal: undefined,
      },
    ]);
  });
});

describe('MEMB-04, MEMB-06 registering and removing', () => {
  it('a member is registered and removed', async () => {
    const repository = await repositoryOf('admin');
    const added = valueOf(await repository.add(newcomer));
    expect(added).toMatchObject(newcomer);
    const id = added?.id ?? 0;
    const ids = async () => valueOf(await repository.all()).map((member) => member.id);
    expect(await ids()).toContain(id);
    expect(await repository.remove(id)).toEqual(done(null));
    expect(await ids()).not.toContain(id);
    expect(await repository.remove(id)).toEqual(refused('notFound'));
  });

  it('a member without a name is refused', async () => {
    expect(await (await repositoryOf('admin')).add({ ...newcomer, name: ' ' })).toEqual(refused('invalid'));
  });

  it('sends name, gender and date of birth, and is not aborted when the page is left', async () => {
    const { send, calls } = inTurn(answered(201, { id: 9, name: '황보라' }));
    await makeHttpMemberRepository(send).add(newcomer);
    expect(calls).toEqual([{ method: 'POST', path: 'api/Member', json: newcomer, keepalive: true }]);
  });

  it.each([[undefined], [{ success: true }], ['"ok"'], [null]])(
    'REL-20 a success that says %j is a success',
    async (body) => {
      const { send } = scriptedSender(() => answered(200, body));
      const repository = makeHttpMemberRepository(send);
      expect(await repository.add(newcomer)).toEqual(done(undefined));
      expect(await repository.save(aMember(), undefined)).toEqual(done(undefined));
      expect(await repository.remove(1)).toEqual(done(null));
    },
  );

  it('an HTML page is not a success', async () => {
    const { send } = scriptedSender(() => answered(200, NOT_JSON));
    const repository = makeHttpMemberRepository(send);
    const ends = [repository.add(newcomer), repository.save(aMember(), undefined), repository.remove(1)];
    for (const end of await Promise.all(ends)) expect(end).toEqual(refused('malformed'));
  });

  it.each([404, 405, 501])('a server that answers %i does not support it', async (status) => {
    const { send } = scriptedSender(() => answered(status));
    const repository = makeHttpMemberRepository(send);
    expect(await repository.add(newcomer)).toEqual(refused('unsupported'));
    const reason = status === 404 ? 'notFound' : 'unsupported';
    expect(await repository.save(aMember(), undefined)).toEqual(refused(reason));
    expect(await repository.remove(1)).toEqual(refused(reason));
  });
});

describe('the duties to choose from', () => {
  it('are those of the mocked server', async () => {
    const duties = valueOf(await (await repositoryOf('admin')).duties());
    expect(duties).toContainEqual({ id: 13, name: '서리집사' });
    expect(Object.keys(duties[0] ?? {})).toEqual(['id', 'name']);
  });
});
