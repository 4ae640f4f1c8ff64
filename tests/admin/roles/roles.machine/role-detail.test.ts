import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import {
  makeRoleUndos,
  provideRoleAdditionForms,
  provideRoleDetail,
  roleDetailMachine,
} from '@/admin/roles/roles.machine.ts';
import type { RoleDetail, RoleHolder } from '@/admin/roles/roles.ts';
import { CallFailure } from '@/shared/actors.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aHolder, aRole } from '../../../builders/role.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';
import { shownForm } from '../../../support/shown-form.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

const minsu = aHolder();
const sunyoung = aHolder({ id: 'member-2', username: '이선영' });

/** A role that was read; the test answers every call. */
async function open() {
  const reads = handSettled<[signal: AbortSignal], Outcome<RoleDetail>>();
  const removals = handSettled<[holder: RoleHolder], Outcome<null>>();
  const notified: string[] = [];
  const { machine, select } = provideRoleDetail({
    read: reads.call,
    remove: removals.call,
    notifyRemoved: ({ holder, role }) => void notified.push(`removed ${holder.username}: ${role}`),
    notifyNotRemoved: (reason) => void notified.push(`not removed: ${reason}`),
    undos: makeRoleUndos(recordedToasts(), fakeUser()),
  });
  const actor = createActor(machine).start();
  reads.last().resolve(done(aRole({ holders: done([minsu, sunyoung]) })));
  await settled();
  return { actor, reads, removals, notified, viewModel: () => select(actor.getSnapshot()) };
}

const askedTo = async (decision: 'removal.confirmed' | 'question.closed') => {
  const role = await open();
  role.actor.send({ type: 'removal.asked', holder: minsu });
  expect(role.viewModel().removalCandidate).toEqual(minsu);
  role.actor.send({ type: decision });
  return role;
};

describe('ROLE-04 removing a role', () => {
  it('asks first, is sent once, and the detail is read again', async () => {
    const { actor, removals, reads, viewModel, notified } = await askedTo('removal.confirmed');
    actor.send({ type: 'removal.confirmed' });
    expect(removals.calls.map(({ args: [holder] }) => holder)).toEqual([minsu]);
    expect(viewModel()).toMatchObject({ removalCandidate: minsu, isRemoving: true });
    removals.last().resolve(done(null));
    await settled();
    expect(notified).toEqual([`removed 김민수: ${aRole().name}`]);
    // The question stays until the new list is there, because its button has the focus.
    expect(viewModel()).toMatchObject({ removalCandidate: minsu, isRemoving: true });
    reads.last().resolve(done(aRole({ holders: done([sunyoung]) })));
    await settled();
    expect(viewModel()).toEqual({
      detail: { status: 'ready', value: aRole({ holders: done([sunyoung]) }) },
      removalCandidate: undefined,
      isRemoving: false,
      isAdding: false,
    });
    expect(reads.calls).toHaveLength(2);
  });

  it('sends nothing when it is cancelled', async () => {
    const { removals, viewModel } = await askedTo('question.closed');
    expect(removals.calls).toHaveLength(0);
    expect(viewModel()).toMatchObject({ removalCandidate: undefined, isRemoving: false });
  });

  it.each([
    ['serverFailed', 1],
    ['forbidden', 1],
    ['networkError', 1],
    ['notFound', 2],
    ['conflict', 2],
  ] as const)('that is refused (%s) is notified; the detail was read %i times', async (reason, times) => {
    const { removals, reads, notified } = await askedTo('removal.confirmed');
    removals.last().resolve(refused(reason));
    await settled();
    expect(notified).toEqual([`not removed: ${reason}`]);
    expect(reads.calls).toHaveLength(times);
  });

  it('leaves the role as it was when the call throws', async () => {
    const { removals, notified, viewModel } = await askedTo('removal.confirmed');
    removals.last().reject(brokenOnPurpose());
    await settled();
    expect(notified).toEqual(['not removed: unexpected']);
    expect(viewModel()).toMatchObject({ removalCandidate: undefined, isRemoving: false, detail: { status: 'ready' } });
  });

  it.each([
    ['a success', done(null), `removed ${minsu.username}: ${aRole().name}`],
    ['a failure', refused('forbidden'), 'not removed: forbidden'],
  ] as const)('REL-18 goes on when the page is left, and tells of %s', async (_, outcome, told) => {
    const { actor, removals, notified } = await askedTo('removal.confirmed');
    actor.stop();
    removals.last().resolve(outcome);
    await settled();
    expect(notified).toEqual([told]);
  });
});

describe('ROLE-05 giving a role', () => {
  it('opens a dialog, which closes after the addition, and the detail is read again', async () => {
    const { actor, reads, viewModel } = await open();
    actor.send({ type: 'addition.asked' });
    expect(viewModel().isAdding).toBe(true);
    actor.send({ type: 'holder.added' });
    expect(viewModel().isAdding).toBe(false);
    expect(reads.calls).toHaveLength(2);
  });

  it('can be cancelled', async () => {
    const { actor, reads, viewModel } = await open();
    actor.send({ type: 'addition.asked' });
    actor.send({ type: 'question.closed' });
    expect(viewModel().isAdding).toBe(false);
    expect(reads.calls).toHaveLength(1);
  });

  it.each([
    ['is told, and the detail is read again', done(null), [false, 2]],
    ['that was refused is shown in the form, which can be closed then', refused('serverFailed'), [true, 1]],
  ] as const)('stays open while it is being sent: its outcome %s', async (_, outcome, [isAdding, times]) => {
    const { actor, reads, viewModel } = await open();
    const additions = handSettled<[id: EntityId, email: string, signal?: AbortSignal], Outcome<null>>();
    const toasts = recordedToasts();
    actor.send({ type: 'addition.asked' });
    const refusing = () => Promise.resolve(refused('serverFailed'));
    const provided = provideRoleAdditionForms({ add: additions.call }, refusing, {
      notifications: toasts,
      undos: makeRoleUndos(toasts, fakeUser()),
      nameRole: (who, role) => `${who} ${role}`,
    })({ id: 1, name: 'Teacher' }, actor);
    const form = createActor(provided.machine, { input: provided.input() }).start();
    form.send({ type: 'field.changed', field: 'email', value: 'minsu@example.org' });
    form.send({ type: 'form.submitted' });
    actor.send({ type: 'question.closed' });
    expect(viewModel().isAdding).toBe(true);
    additions.last().resolve(outcome);
    await settled();
    expect([viewModel().isAdding, reads.calls.length]).toEqual([isAdding, times]);
    expect(toasts.subjects()).toHaveLength(1);
    actor.send({ type: 'question.closed' });
    expect(viewModel().isAdding).toBe(false);
  });
});

describe('ROLE-06 a role that cannot be read', () => {
  it('shows the reason and nothing outdated, and can be tried again', async () => {
    const { actor, reads, viewModel } = await open();
    actor.send({ type: 'retry.asked' });
    reads.last().resolve(refused('timedOut'));
    await settled();
    expect(viewModel()).toMatchObject({ detail: { status: 'failed', reason: 'timedOut' } });
    actor.send({ type: 'retry.asked' });
    reads.last().reject(brokenOnPurpose());
    await settled();
    expect(viewModel()).toMatchObject({ detail: { status: 'failed', reason: 'unexpected' } });
    actor.send({ type: 'retry.asked' });
    reads.last().resolve(done(aRole()));
    await settled();
    expect(viewModel()).toMatchObject({ detail: { status: 'ready', value: aRole() } });
  });
});

describe('REL-27 every state and transition of a role', () => {
  it('is reached and taken by some event', async () => {
    const report = await walkMachine({
      machine: roleDetailMachine,
      tell: ({ context }) => [context.detail?.name, context.removalCandidate?.username],
      events: [
        { type: 'retry.asked' },
        { type: 'role.outdated' },
        { type: 'removal.asked', holder: minsu },
        { type: 'removal.confirmed' },
        { type: 'addition.asked' },
        { type: 'form.shown', shown: shownForm(false) },
        { type: 'form.shown', shown: shownForm(true) },
        { type: 'holder.added' },
        { type: 'question.closed' },
        ...succeeds(roleDetailMachine, 'read', aRole()),
        ...fails(roleDetailMachine, 'read'),
        ...succeeds(roleDetailMachine, 'remove', null),
        ...fails(roleDetailMachine, 'remove', new CallFailure('notFound')),
        ...fails(roleDetailMachine, 'remove'),
      ],
    });
    // A role that was read is left only by transitions of its child states.
    expect(report).toEqual({ neverReached: [], neverLeft: ['roleDetail.ready'], neverTaken: [], strayed: [] });
  });
});
