import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import { rolesEntry } from '@/composition/roles.ts';
import { readOnce } from '@/shared/reading.machine.ts';
import { roleTexts } from '@/ui/messages/ko/roles.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aRoleRequest } from '../builders/role.ts';
import { coreOf, type FakeCore } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { handSettled } from '../fakes/hand-settled.ts';

const ok = (body?: unknown): Answer => ({ kind: 'answered', status: 200, body });
const broken: Answer = { kind: 'answered', status: 500, body: undefined };
const admin = aRawToken({ sid: 'admin-1', role: 'Admin' });

const servicesIn = ({ servicesOf }: FakeCore) => servicesOf(rolesEntry, roleTexts);

/** The application's wiring for an Admin; the test answers every call. */
async function open() {
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await coreOf({ send: line.call, kept: admin });
  const answer = async (body: Answer) => {
    line.last().resolve(body);
    await settled();
  };
  return { ...core, line, answer, asked: () => line.last().args[0] };
}

const readings: readonly (readonly [string, (core: FakeCore) => { stop: () => void }])[] = [
  ["ROLE-01 one's own roles", (core) => start(readOnce(servicesIn(core).mine))],
  ['ROLE-02 the list of roles', (core) => start(readOnce(servicesIn(core).list))],
  ['ROLE-03 a role', (core) => start(servicesIn(core).detail('a'))],
];

const start = ({ machine }: { readonly machine: Parameters<typeof createActor>[0] }) => createActor(machine).start();

it.each(readings)('REL-18 %s, of which the reading is aborted, has no message', async (_, read) => {
  const core = await open();
  const reading = read(core);
  await settled();
  reading.stop();
  await core.answer({ kind: 'unanswered', reason: 'aborted' });
  expect(core.toasts.subjects()).toEqual([]);
});

it('ROLE-04 a role that is removed from another user is notified, and does not refresh the session', async () => {
  const core = await open();
  const actor = createActor(servicesIn(core).detail('role-admin').machine).start();
  await settled();
  await core.answer(ok({ role: 'Admin', users: [{ id: 'admin-1' }, { id: 'admin-2' }] }));
  actor.send({ type: 'removal.asked', holder: { id: 'admin-2', username: '', email: '' } });
  actor.send({ type: 'removal.confirmed' });
  await settled();
  expect(core.asked()).toMatchObject({ method: 'POST', path: 'api/role/remove/role-admin', json: 'admin-2' });
  await core.answer(ok());
  expect(core.toasts.subjects()).toEqual(['roleHolderRemoved']);
  expect(core.asked().path).toBe('api/role/role-admin');
});

describe('ROLE-07 granting the user’s own request', () => {
  async function granted() {
    const core = await open();
    const actor = createActor(servicesIn(core).requests.machine).start();
    await settled();
    await core.answer(ok([]));
    actor.send({ type: 'acceptance.asked', accepted: { request: aRoleRequest({ id: 5, userId: 'admin-1' }) } });
    await settled();
    return core;
  }

  it('REL-16 of which the answer was lost, and the request has gone, may have been done', async () => {
    const core = await granted();
    await core.answer(broken);
    expect(core.toasts.subjects()).toEqual([]);
    await core.answer(ok([]));
    expect(core.toasts.subjects()).toEqual(['requestGrantedUnsure']);
    expect(core.state()).toEqual({ authenticated: 'refreshing' });
  });

  it('REL-09 refreshes the session at once', async () => {
    const core = await granted();
    await core.answer(ok());
    expect(core.state()).toEqual({ authenticated: 'refreshing' });
  });
});
