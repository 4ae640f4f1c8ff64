import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { Answer } from '@/adapters/http/answers.ts';
import type { HttpCall } from '@/adapters/http/client.ts';
import type { ProvidedRoleDetail } from '@/admin/roles/roles.machine.ts';
import { ROLE_REQUESTS, roleRequestsBindings } from '@/composition/role-requests.ts';
import {
  MY_ROLES,
  ROLE_ADDITION_FORM,
  ROLE_DETAIL,
  ROLE_LIST,
  ROLE_REQUEST_FORM,
  rolesBindings,
} from '@/composition/roles.ts';
import type { ToastSubject } from '@/shared/notifications.ports.ts';
import { refused } from '@/shared/outcome.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aRoleRequest } from '../builders/role.ts';
import { coreOf, type FakeCore } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { endSession } from '../fakes/end-session.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { receiving } from '../fakes/receiver.ts';

const ok = (body?: unknown): Answer => ({ kind: 'answered', status: 200, body });
const broken: Answer = { kind: 'answered', status: 500, body: undefined };
const admin = aRawToken({ sid: 'admin-1', role: 'Admin' });
const roleOfTwo = { role: 'Admin', users: [{ id: 'admin-1' }, { id: 'admin-2' }] };

/** The application's wiring for an Admin; the test answers every call. */
async function open(kept = admin) {
  const line = handSettled<[call: HttpCall], Answer>();
  const core = await coreOf({ send: line.call, kept });
  core.container.load(roleRequestsBindings, rolesBindings);
  const answer = async (body: Answer) => {
    line.last().resolve(body);
    await settled();
  };
  return { ...core, line, answer, asked: () => line.last().args[0] };
}

const readings: readonly (readonly [string, ToastSubject, (core: FakeCore) => { stop: () => void }])[] = [
  ['ROLE-01 api/role/myRoles', 'rolesNotLoaded', ({ container }) => start(container.get(MY_ROLES))],
  ['ROLE-02 api/role', 'rolesNotLoaded', ({ container }) => start(container.get(ROLE_LIST))],
  ['ROLE-03 api/role/a', 'roleNotLoaded', ({ container }) => start(container.get(ROLE_DETAIL)('a'))],
];

const start = ({ machine }: { readonly machine: Parameters<typeof createActor>[0] }) => createActor(machine).start();

describe.each(readings)('ROLE-06 %s', (name, subject, read) => {
  it('that fails has a toast', async () => {
    const core = await open();
    read(core);
    await settled();
    expect(`${name.split(' ')[0]} ${core.asked().path}`).toBe(name);
    await core.answer(broken);
    expect(core.toasts.find(subject)).toEqual({ tone: 'error', subject, reason: 'serverFailed' });
  });

  it('REL-18 that is aborted has no message', async () => {
    const core = await open();
    const reading = read(core);
    await settled();
    reading.stop();
    await core.answer({ kind: 'unanswered', reason: 'aborted' });
    expect(core.toasts.subjects()).toEqual([]);
  });
});

/** A role that was read, with the question whether to remove it from one of its two users. */
async function takenFrom(id: string) {
  const core = await open();
  const { machine, select }: ProvidedRoleDetail = core.container.get(ROLE_DETAIL)('role-admin');
  const actor = createActor(machine).start();
  await settled();
  await core.answer(ok(roleOfTwo));
  actor.send({ type: 'removal.asked', holder: { id, username: '', email: '' } });
  actor.send({ type: 'removal.confirmed' });
  await settled();
  return { ...core, actor, viewModel: () => select(actor.getSnapshot()) };
}

describe('ROLE-04 removing a role', () => {
  it('is notified, and does not refresh the session when the role was another user’s', async () => {
    const core = await takenFrom('admin-2');
    expect(core.asked()).toMatchObject({ method: 'POST', path: 'api/role/remove/role-admin', json: 'admin-2' });
    await core.answer(ok());
    expect(core.toasts.subjects()).toEqual(['roleHolderRemoved']);
    expect(core.asked().path).toBe('api/role/role-admin');
  });

  it('REL-09 refreshes the session at once when the role was the user’s own', async () => {
    const core = await takenFrom('admin-1');
    await core.answer(ok());
    expect(core.line.calls.map(({ args: [{ path }] }) => path)).toContain('api/Account/Refresh');
    expect(core.state()).toEqual({ authenticated: 'refreshing' });
  });

  it('ROLE-04 is notified when it fails', async () => {
    const core = await takenFrom('admin-2');
    await core.answer(broken);
    expect(core.toasts.find('roleHolderNotRemoved')).toMatchObject({ tone: 'error', reason: 'serverFailed' });
  });
});

describe('ROLE-06 a role whose users cannot be read', () => {
  it('has a toast, and its name is shown', async () => {
    const core = await open();
    const { machine, select } = core.container.get(ROLE_DETAIL)('a');
    const actor = createActor(machine).start();
    await settled();
    await core.answer(ok({ role: 'Admin' }));
    expect(core.toasts.find('roleHoldersNotLoaded')).toMatchObject({ tone: 'error' });
    expect(select(actor.getSnapshot()).detail).toEqual({
      status: 'ready',
      value: { name: 'Admin', holders: refused('malformed') },
    });
  });
});

describe('ROLE-05 the form that adds a holder', () => {
  async function typed(email: string) {
    const core = await open();
    let added = 0;
    const { machine, input, select } = core.container.get(ROLE_ADDITION_FORM)(
      'a',
      receiving((news) => void (added += news.type === 'holder.added' ? 1 : 0)),
    );
    const form = createActor(machine, { input: input() }).start();
    form.send({ type: 'field.changed', field: 'email', value: email });
    form.send({ type: 'form.submitted' });
    await settled();
    return { ...core, viewModel: () => select(form.getSnapshot()), added: () => added };
  }

  it('sends the trimmed address, and is empty again', async () => {
    const core = await typed(' minsu@example.org ');
    expect(core.asked()).toMatchObject({ path: 'api/role/add/a', json: 'minsu@example.org' });
    await core.answer(ok());
    expect(core.added()).toBe(1);
    expect(core.viewModel().values).toEqual({ email: '' });
    expect(core.toasts.subjects()).toEqual(['roleHolderAdded']);
  });

  it('that fails shows only the reason of the error catalogue, and keeps the typed address', async () => {
    const core = await typed('minsu@example.org');
    await core.answer({ kind: 'answered', status: 404, body: undefined });
    expect(core.toasts.find('roleHolderNotAdded')).toEqual({ tone: 'error', subject: 'roleHolderNotAdded' });
    expect(core.viewModel()).toMatchObject({ values: { email: 'minsu@example.org' }, failure: 'notFound' });
    expect(core.added()).toBe(0);
  });

  it('that is empty sends nothing', async () => {
    const core = await typed('  ');
    expect(core.line.calls).toHaveLength(0);
    expect(core.toasts.subjects()).toEqual([]);
  });
});

describe('ROLE-07 deciding on requests', () => {
  async function decided(decision: 'grant' | 'decline', userId: string) {
    const core = await open();
    const { machine } = core.container.get(ROLE_REQUESTS);
    const actor = createActor(machine).start();
    await settled();
    await core.answer(ok([]));
    const request = aRoleRequest({ id: 5, userId });
    if (decision === 'grant') actor.send({ type: 'acceptance.asked', accepted: { request } });
    else {
      actor.send({ type: 'decline.asked', request });
      actor.send({ type: 'decline.confirmed', reason: ' 다른 분이 맡으셨습니다. ' });
    }
    await settled();
    return core;
  }

  it('to grant them is notified', async () => {
    const core = await decided('grant', 'member-1');
    expect(core.asked()).toMatchObject({ method: 'POST', path: 'api/role/requests/5/grant' });
    await core.answer(ok());
    expect(core.toasts.subjects()).toEqual(['roleRequestGranted']);
    expect(core.state()).toEqual({ authenticated: 'idle' });
  });

  it('to decline them is notified with an undo, and sent with the reason when the time to undo has passed', async () => {
    const core = await decided('decline', 'member-1');
    const { about, onGone } = core.toasts.find('requestDeclined');
    expect(about).toBe('김민수 님의');
    onGone?.();
    await settled();
    expect(core.asked()).toMatchObject({
      method: 'POST',
      path: 'api/role/requests/5/decline',
      json: { reason: '다른 분이 맡으셨습니다.' },
    });
  });

  it('is notified when it fails', async () => {
    const core = await decided('grant', 'member-1');
    await core.answer({ ...broken, status: 409 });
    expect(core.toasts.find('requestNotDecided')).toMatchObject({ tone: 'error', reason: 'conflict' });
  });

  it('REL-16 whose answer was lost, and whose request has gone, may be in the user’s own favour', async () => {
    const core = await decided('grant', 'admin-1');
    await core.answer(broken);
    expect(core.toasts.subjects()).toEqual([]);
    await core.answer(ok([]));
    expect(core.toasts.subjects()).toEqual(['requestGrantedUnsure']);
    expect(core.state()).toEqual({ authenticated: 'refreshing' });
  });

  it('REL-09 in the user’s own favour refreshes the session at once', async () => {
    const core = await decided('grant', 'admin-1');
    await core.answer(ok());
    expect(core.state()).toEqual({ authenticated: 'refreshing' });
  });

  it('is impossible when the list cannot be read, which has a message in its place', async () => {
    const core = await open();
    createActor(core.container.get(ROLE_REQUESTS).machine).start();
    await settled();
    await core.answer(broken);
    expect(core.toasts.subjects()).toEqual([]);
  });
});

describe('ROLE-07, AUTH-15 the typed request for a role', () => {
  it('is restored when the same user signs in again', async () => {
    const member = aRawToken({ sid: 'member-1' });
    const core = await open(member);
    const { machine, input } = core.container.get(ROLE_REQUEST_FORM);
    const form = createActor(machine, { input: input() }).start();
    form.send({ type: 'field.changed', field: 'reason', value: '쓰던 글' });
    endSession(core.session);
    core.session.send({ type: 'signIn.asked', credentials: { email: 'a', password: 'b' } });
    await settled();
    await core.answer(ok({ accessToken: member }));
    await waitFor(core.session, (snapshot) => snapshot.matches('authenticated'));
    expect(createActor(machine, { input: input() }).start().getSnapshot().context.values['reason']).toBe('쓰던 글');
  });
});
