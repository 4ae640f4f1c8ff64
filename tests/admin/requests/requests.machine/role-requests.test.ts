import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type Acceptance, createRequestsMachine, provideRoleRequests } from '@/admin/requests/requests.machine.ts';
import type { RoleRequest } from '@/admin/requests/requests.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { reasonDrafts } from '../../../builders/reason.ts';
import { aRoleRequest } from '../../../builders/role.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const first = aRoleRequest({ id: 1 });
const second = aRoleRequest({ id: 2, username: '이선영' });

const listed = (...value: readonly RoleRequest[]) => ({ status: 'ready', value });

/** Two requests that were read; the test answers every call. */
async function open() {
  const reads = handSettled<[signal?: AbortSignal], Outcome<readonly RoleRequest[]>>();
  const grants = handSettled<[id: EntityId], Outcome<null>>();
  const declines = handSettled<[id: EntityId, reason: string], Outcome<null>>();
  const granted: RoleRequest[] = [];
  const perhapsGranted: RoleRequest[] = [];
  const notDecided: string[] = [];
  const toasts = recordedToasts();
  const reasons = reasonDrafts();
  const { machine, select, declineForm } = provideRoleRequests(
    { open: reads.call, grant: grants.call, decline: declines.call },
    {
      notifyGranted: (request) => void granted.push(request),
      notifyPerhapsGranted: (request) => void perhapsGranted.push(request),
      notifyNotDecided: (reason) => void notDecided.push(reason),
    },
    { notifications: toasts, possessiveName: (username) => `of ${username}`, reasons, user: fakeUser() },
  );
  const actor = createActor(machine).start();
  reads.last().resolve(done([first, second]));
  await settled();
  const grant = (request: RoleRequest) => actor.send({ type: 'acceptance.asked', accepted: { request } });
  const decline = (request: RoleRequest, reason = '다른 분이 맡으셨습니다.') => {
    actor.send({ type: 'decline.asked', request });
    actor.send({ type: 'decline.confirmed', reason });
    actor.send({ type: 'decline.confirmed', reason });
  };
  /** The dialog for the reason of a decline. */
  const dialog = (id: EntityId) => {
    const form = declineForm(id, actor);
    const shown = createActor(form.machine, { input: form.input() }).start();
    return {
      write: (value: string) => shown.send({ type: 'field.changed', field: 'reason', value }),
      submit: () => shown.send({ type: 'form.submitted' }),
      holds: () => form.select(shown.getSnapshot()).values.reason,
    };
  };
  const viewModel = () => select(actor.getSnapshot());
  return {
    actor,
    reads,
    grants,
    declines,
    granted,
    perhapsGranted,
    notDecided,
    toasts,
    grant,
    decline,
    dialog,
    viewModel,
  };
}

describe('ROLE-07 granting a request', () => {
  it('is sent once, and the list is read again', async () => {
    const { reads, grants, granted, grant, viewModel } = await open();
    grant(first);
    grant(first);
    grant(second);
    expect(grants.calls.map(({ args: [id] }) => id)).toEqual([1]);
    expect(viewModel().accepting).toEqual({ request: first });
    grants.last().resolve(done(null));
    await settled();
    expect(granted).toEqual([first]);
    expect(viewModel().accepting).toEqual({ request: first });
    reads.last().resolve(done([second]));
    await settled();
    expect(viewModel()).toMatchObject({ requests: listed(second), accepting: undefined });
  });

  it('that is refused is notified, and the list is read again', async () => {
    const { reads, grants, notDecided, grant, viewModel } = await open();
    grant(first);
    grants.last().resolve(refused('conflict'));
    await settled();
    expect(notDecided).toEqual(['conflict']);
    expect(viewModel().requests).toEqual(listed(first, second));
    expect(reads.calls).toHaveLength(2);
  });

  it.each([
    ['has gone', [second], [first], []],
    ['is still there', [first, second], [], ['unexpected']],
  ] as const)(
    'REL-16 that breaks is notified when the list was read, in which it %s',
    async (_, read, perhaps, not) => {
      const { reads, grants, granted, perhapsGranted, notDecided, grant } = await open();
      grant(first);
      grants.last().reject(brokenOnPurpose());
      await settled();
      expect([perhapsGranted, notDecided]).toEqual([[], []]);
      reads.last().resolve(done(read));
      await settled();
      expect([granted, perhapsGranted, notDecided]).toEqual([[], perhaps, not]);
    },
  );

  it('that is pressed while the list is read again is sent, and that reading ends', async () => {
    const { actor, reads, grants, grant, viewModel } = await open();
    actor.send({ type: 'requests.outdated' });
    grant(first);
    grant(first);
    expect(grants.calls.map(({ args: [id] }) => id)).toEqual([1]);
    expect(viewModel().accepting).toEqual({ request: first });
    expect(reads.last().args[0]?.aborted).toBe(true);
    reads.last().resolve(done([second]));
    await settled();
    expect(viewModel().requests).toEqual(listed(first, second));
    grants.last().resolve(done(null));
    await settled();
    expect(reads.calls).toHaveLength(3);
  });

  it('REL-17 is not sent again until the list was read, although that begins once more', async () => {
    const { actor, reads, grants, grant, viewModel } = await open();
    grant(first);
    grants.last().resolve(done(null));
    await settled();
    actor.send({ type: 'requests.outdated' });
    expect(reads.calls).toHaveLength(3);
    expect(viewModel().accepting).toEqual({ request: first });
    grant(first);
    expect(grants.calls).toHaveLength(1);
    reads.last().resolve(done([second]));
    await settled();
    expect(viewModel()).toMatchObject({ requests: listed(second), accepting: undefined });
  });

  it('is not possible before the list was read', async () => {
    const { actor, reads, grants, grant } = await open();
    actor.send({ type: 'requests.outdated' });
    reads.last().resolve(refused('timedOut'));
    await settled();
    actor.send({ type: 'retry.asked' });
    grant(first);
    expect(grants.calls).toHaveLength(0);
  });

  it('REL-18 goes on when the page is left, and is told', async () => {
    const { actor, grants, granted, grant } = await open();
    grant(first);
    actor.stop();
    grants.last().resolve(done(null));
    await settled();
    expect(granted).toEqual([first]);
  });
});

describe('ROLE-07 declining a request', () => {
  it('asks for a reason first, and keeps it for this request when the dialog is closed', async () => {
    const { actor, declines, toasts, dialog, viewModel } = await open();
    actor.send({ type: 'decline.asked', request: first });
    expect(viewModel().declineCandidate).toEqual(first);
    dialog(1).write('다른');
    actor.send({ type: 'decline.cancelled' });
    expect(viewModel()).toMatchObject({ declineCandidate: undefined, requests: listed(first, second) });
    expect([dialog(1).holds(), dialog(2).holds()]).toEqual(['다른', '']);
    expect([declines.calls.length, toasts.subjects().length]).toEqual([0, 0]);
  });

  it('is sent once, when the time to undo has passed', async () => {
    const { reads, declines, toasts, decline, viewModel } = await open();
    decline(first);
    expect(viewModel().requests).toEqual(listed(second));
    expect(declines.calls).toHaveLength(0);
    expect(toasts.subjects()).toEqual(['requestDeclined']);
    expect(toasts.find('requestDeclined')).toMatchObject({ about: `of ${first.username}` });
    toasts.find('requestDeclined').onGone?.();
    toasts.find('requestDeclined').onGone?.();
    await settled();
    expect(declines.calls.map(({ args }) => args)).toEqual([[1, '다른 분이 맡으셨습니다.']]);
    expect(viewModel().requests).toEqual(listed(second));
    declines.last().resolve(done(null));
    await settled();
    expect(viewModel().requests).toEqual(listed(second));
    expect(reads.calls).toHaveLength(1);
  });

  it('is never sent when it is undone in time', async () => {
    const { declines, toasts, decline, viewModel } = await open();
    decline(first);
    toasts.find('requestDeclined').onUndo?.();
    toasts.find('requestDeclined').onGone?.();
    await settled();
    expect(viewModel().requests).toEqual(listed(first, second));
    expect(declines.calls).toHaveLength(0);
  });

  it('that is refused comes back with its reason, is notified, and the list is read again', async () => {
    const { actor, reads, declines, notDecided, toasts, dialog, viewModel } = await open();
    actor.send({ type: 'decline.asked', request: first });
    const shown = dialog(1);
    shown.write('다른 분이 맡으셨습니다.');
    shown.submit();
    await settled();
    toasts.find('requestDeclined').onGone?.();
    await settled();
    declines.last().resolve(refused('conflict'));
    await settled();
    expect(notDecided).toEqual(['conflict']);
    expect(viewModel().requests).toEqual(listed(first, second));
    expect(reads.calls).toHaveLength(2);
    expect(dialog(1).holds()).toBe('다른 분이 맡으셨습니다.');
  });

  it('that has arrived leaves no reason behind', async () => {
    const { actor, declines, toasts, dialog } = await open();
    actor.send({ type: 'decline.asked', request: first });
    const shown = dialog(1);
    shown.write('다른 분이 맡으셨습니다.');
    shown.submit();
    toasts.find('requestDeclined').onGone?.();
    await settled();
    declines.last().resolve(done(null));
    await settled();
    expect(dialog(1).holds()).toBe('');
  });

  it('stays out of a list that was on its way when it was sent', async () => {
    const { reads, grants, declines, toasts, grant, decline, viewModel } = await open();
    decline(first);
    grant(second);
    grants.last().resolve(done(null));
    await settled();
    toasts.find('requestDeclined').onGone?.();
    await settled();
    declines.last().resolve(done(null));
    await settled();
    expect(reads.calls).toHaveLength(3);
    reads.last().resolve(done([]));
    await settled();
    expect(viewModel().requests).toEqual({ status: 'empty' });
  });

  it('is sent when the page is left, which is told of a failure', async () => {
    const { actor, declines, notDecided, decline } = await open();
    decline(second);
    actor.send({ type: 'page.left' });
    actor.stop();
    await settled();
    expect(declines.calls.map(({ args: [id] }) => id)).toEqual([2]);
    declines.last().resolve(refused('networkError'));
    await settled();
    expect(notDecided).toEqual(['networkError']);
  });
});

describe('requests that cannot be read', () => {
  it('show the reason and can be tried again', async () => {
    const { actor, reads, grants, grant, viewModel } = await open();
    grant(first);
    grants.last().resolve(done(null));
    await settled();
    reads.last().resolve(refused('timedOut'));
    await settled();
    expect(viewModel()).toMatchObject({ requests: { status: 'failed', reason: 'timedOut' }, accepting: undefined });
    actor.send({ type: 'retry.asked' });
    reads.last().reject(brokenOnPurpose());
    await settled();
    expect(viewModel().requests).toEqual({ status: 'failed', reason: 'unexpected' });
    actor.send({ type: 'retry.asked' });
    reads.last().resolve(done([]));
    await settled();
    expect(viewModel()).toMatchObject({ requests: { status: 'empty' }, accepting: undefined });
  });
});

describe('REL-27 every state and transition of the requests', () => {
  it('is reached, left and taken by some event', async () => {
    const machine = createRequestsMachine<RoleRequest, Acceptance<RoleRequest>>();
    const item = { id: 1, request: first, reason: '다른 분이 맡으셨습니다.' };
    const report = await walkMachine({
      machine,
      inert: ['removals', 'undoListener'],
      tell: ({ context }) => [
        context.requests?.length,
        context.leaving.length > 0,
        context.declineCandidate?.id,
        context.accepting,
        context.lost,
      ],
      events: [
        { type: 'retry.asked' },
        { type: 'acceptance.asked', accepted: { request: first } },
        { type: 'decline.asked', request: first },
        { type: 'decline.confirmed', reason: '다른 분이 맡으셨습니다.' },
        { type: 'decline.cancelled' },
        { type: 'requests.outdated' },
        { type: 'removals.changed', leaving: [item] },
        { type: 'removals.changed', leaving: [] },
        { type: 'removal.undone', item },
        { type: 'removal.done', item },
        { type: 'removal.refused', item },
        { type: 'page.left' },
        ...succeeds(machine, 'read', [first]),
        ...fails(machine, 'read'),
        ...succeeds(machine, 'accept', null),
        ...succeeds(machine, 'read', []),
        ...fails(machine, 'accept', new CallFailure('conflict')),
        ...fails(machine, 'accept'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
