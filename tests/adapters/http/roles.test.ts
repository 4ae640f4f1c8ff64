import { describe, expect, it } from 'vitest';
import { NOT_JSON } from '@/adapters/http/answers.ts';
import type { HttpClient } from '@/adapters/http/client.ts';
import { makeHttpRoleRepository, makeHttpRoleRequestRepository } from '@/adapters/http/roles.ts';
import { makeHttpSessionGateway } from '@/adapters/http/session.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type PersonaName, personas, roles } from '../../../mock-server/seeds/personas.ts';
import { type OpenChurch, openChurch } from '../../fakes/church.ts';
import { recordedFailures } from '../../fakes/failure-log.ts';
import { answered, inTurn, scriptedSender } from '../../fakes/scripted-sender.ts';

const { member, admin } = personas;

const valueOf = <Value>(outcome: Outcome<Value>): Value =>
  outcome.kind === 'done' ? outcome.value : expect.fail(`It was refused: ${outcome.reason}`);

/** The repositories of roles and requests of a signed-in persona. */
async function as(church: OpenChurch, name: PersonaName) {
  const { email, password } = personas[name];
  const token = await makeHttpSessionGateway(church.send, recordedFailures()).signIn({ email, password });
  const bearer = token.kind === 'done' ? token.value : undefined;
  const send: HttpClient = (call) => church.send({ ...call, bearer });
  return { repository: makeHttpRoleRepository(send), requests: makeHttpRoleRequestRepository(send) };
}

describe('ROLE-01…05 the roles of the church', () => {
  it('are readable for a signed-in user', async () => {
    const church = await openChurch();
    const { repository } = await as(church, 'member');
    expect(await repository.mine()).toEqual(done([]));
    expect(await (await as(church, 'editor')).repository.mine()).toEqual(done(['Editor']));
    expect(await repository.all()).toEqual(done(roles));
    expect(await repository.detail('role-admin')).toEqual(
      done({ name: 'Admin', holders: done([{ id: 'place 0', username: admin.name, email: '' }]) }),
    );
    expect(await (await as(church, 'admin')).repository.detail('role-admin')).toEqual(
      done({ name: 'Admin', holders: done([{ id: admin.id, username: admin.name, email: admin.email }]) }),
    );
    expect(await repository.detail('role-bishop')).toEqual(refused('notFound'));
    expect(await makeHttpRoleRepository(church.send).all()).toEqual(refused('unauthorized'));
  });

  it('are given by e-mail and removed by user id, by an Admin only', async () => {
    const church = await openChurch();
    const { repository } = await as(church, 'admin');
    expect(await repository.add('role-teacher', member.email)).toEqual(done(null));
    expect(await repository.add('role-teacher', member.email)).toEqual(refused('conflict'));
    expect(await repository.add('role-teacher', 'nobody@example.org')).toEqual(refused('notFound'));
    expect(valueOf(valueOf(await repository.detail('role-teacher')).holders)).toHaveLength(1);
    expect(await repository.remove('role-teacher', member.id)).toEqual(done(null));
    expect(await repository.remove('role-teacher', member.id)).toEqual(refused('notFound'));
    expect(await (await as(church, 'member')).repository.add('role-teacher', member.email)).toEqual(
      refused('forbidden'),
    );
  });

  it('are sent as a bare JSON string, to a path with an encoded id', async () => {
    const { send, calls } = inTurn(answered(200), answered(200));
    const repository = makeHttpRoleRepository(send);
    const { signal } = new AbortController();
    await repository.remove('a/b?c', 7);
    await repository.add('a/b?c', 'minsu@example.org', signal);
    expect(calls).toEqual([
      { method: 'POST', path: 'api/role/remove/a%2Fb%3Fc', json: '7' },
      { method: 'POST', path: 'api/role/add/a%2Fb%3Fc', json: 'minsu@example.org', signal },
    ]);
  });

  it.each([
    [
      { role: 'Editor', users: [] },
      { name: 'Editor', holders: done([]) },
    ],
    [
      { role: 'Editor', users: [{ id: 1 }, null, { username: '번호 없음' }] },
      {
        holders: done([
          { id: 1, username: '', email: '' },
          { id: 'place 1', username: '번호 없음', email: '' },
        ]),
      },
    ],
    // ROLE-06: the role is there, but its users are not.
    [{ role: 'Editor' }, { name: 'Editor', holders: refused('malformed') }],
    [
      { role: 'Editor', users: null },
      { name: 'Editor', holders: done([]) },
    ],
    [
      { role: 'Editor', users: 'text' },
      { name: 'Editor', holders: refused('malformed') },
    ],
    [
      { role: 'Editor', users: [1, 2] },
      { name: 'Editor', holders: refused('malformed') },
    ],
    [{ users: [] }, { name: '', holders: done([]) }],
  ])('keep the valid parts of %j', async (body, detail) => {
    const { send } = inTurn(answered(200, body));
    expect(valueOf(await makeHttpRoleRepository(send).detail(1))).toMatchObject(detail);
  });
});

describe('ROLE-07 requests for roles', () => {
  it('are made, listed and decided', async () => {
    const church = await openChurch();
    const { requests } = await as(church, 'member');
    const wish = { roleId: 'role-editor', reason: ' 주보를 올립니다. ' };
    expect(await requests.ask(wish)).toEqual(done(null));
    expect(await requests.ask(wish)).toEqual(refused('conflict'));
    const [request] = valueOf(await requests.open());
    expect(request).toEqual({
      id: expect.any(Number),
      role: 'Editor',
      userId: member.id,
      username: member.name,
      email: member.email,
      reason: '주보를 올립니다.',
      created: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
      declined: undefined,
    });
    const id = request?.id ?? 0;
    expect(await requests.grant(id)).toEqual(refused('forbidden'));
    const decider = (await as(church, 'admin')).requests;
    expect(await decider.open()).toEqual(done([request]));
    expect(await decider.grant(id)).toEqual(done(null));
    expect(await decider.decline(id, ' 까닭 ')).toEqual(refused('conflict'));
    expect(await decider.grant(404)).toEqual(refused('notFound'));
    expect(await decider.open()).toEqual(done([]));
  });

  it('show the reason for declining to the requester only', async () => {
    const church = await openChurch({ world: 'everyday' });
    const asker = (await as(church, 'member')).requests;
    const decider = (await as(church, 'admin')).requests;
    const [request] = valueOf(await decider.open());
    expect(await decider.decline(request?.id ?? 0, ' 다른 분이 맡으셨습니다. ')).toEqual(done(null));
    expect(await decider.open()).toEqual(done([]));
    expect(await asker.open()).toEqual(done([{ ...request, declined: '다른 분이 맡으셨습니다.' }]));
  });

  it.each([404, 405, 501])('are not supported by a server that answers %i', async (status) => {
    const { send, calls } = scriptedSender(() => answered(status));
    const requests = makeHttpRoleRequestRepository(send);
    expect(await requests.open()).toEqual(refused('unsupported'));
    expect(await requests.open()).toEqual(refused('unsupported'));
    expect(calls).toHaveLength(1);
    expect(await requests.ask({ roleId: 'a', reason: 'b' })).toEqual(refused('unsupported'));
  });

  it('that another Admin has decided are distinguished from a server without the call', async () => {
    const { send, calls } = inTurn(answered(404, { detail: '없는 신청입니다.' }), answered(405), answered(404));
    const requests = makeHttpRoleRequestRepository(send);
    expect(await requests.grant('a/b')).toEqual(refused('notFound'));
    expect(await requests.decline(1, ' 까닭 ')).toEqual(refused('unsupported'));
    expect(await requests.grant(1)).toEqual(refused('unsupported'));
    expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual([
      'POST api/role/requests/a%2Fb/grant',
      'POST api/role/requests/1/decline',
      'POST api/role/requests/1/grant',
    ]);
  });
});

describe('REL-13 any answer of the server', () => {
  const reads = (send: HttpClient) => {
    const repository = makeHttpRoleRepository(send);
    return [repository.mine(), repository.all(), repository.detail(1), makeHttpRoleRequestRepository(send).open()];
  };

  it.each([null, undefined, 7, 'text', {}, { unexpected: true }, [1, 2], [[]], NOT_JSON])(
    '%j is malformed',
    async (body) => {
      const { send } = scriptedSender(() => answered(200, body));
      expect(await Promise.all(reads(send))).toEqual(reads(send).map(() => refused('malformed')));
    },
  );
});
