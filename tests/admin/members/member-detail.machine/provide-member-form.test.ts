import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import {
  type MemberResolution,
  memberDetailMachine,
  provideMemberForms,
} from '@/admin/members/member-detail.machine.ts';
import type { MemberRecord } from '@/admin/members/members.ts';
import { makeSessionDraft } from '@/auth/drafts.store.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aMember, aRecord } from '../../../builders/member.ts';
import { fakeUser } from '../../../fakes/current-user.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

/** A call without an answer. */
const pending = <Value>() => fromPromise<Value>(() => new Promise(() => undefined));

const ADMIN = { userId: 'admin-1', roles: ['Admin'] };

/** The forms of a signed-in Admin, with saves that the test answers. */
function asAdmin() {
  const user = fakeUser();
  user.become(ADMIN);
  const toasts = recordedToasts();
  const navigation = recordedNavigation('/member/detail/37');
  const save = handSettled<[MemberResolution], Outcome<MemberRecord | undefined>>();
  const makeForm = provideMemberForms({
    save: save.call,
    drafts: makeSessionDraft<MemberResolution>(user),
    clock: stillClock(),
    isEmail: () => true,
    notifications: toasts,
    navigation,
  });
  const open = (record = aRecord()) => {
    const page = createActor(
      memberDetailMachine.provide({ actors: { read: pending(), readDuties: pending() } }),
    ).start();
    page.send({ type: 'member.saved', record });
    const provided = makeForm(page);
    const form = createActor(provided.machine, { input: provided.input() }).start();
    return {
      page,
      write: (value: string) => form.send({ type: 'field.changed', field: 'name', value }),
      submit: () => form.send({ type: 'form.submitted' }),
      leave: () => form.stop(),
      name: () => provided.select(form.getSnapshot()).values.name,
      viewModel: () => provided.select(form.getSnapshot()),
    };
  };
  return { user, save, open, toasts, navigation };
}

describe('MEMB-05 the form of a member', () => {
  it('REL-17 saves once when it is submitted twice, with the version that was read', () => {
    const { save, open } = asAdmin();
    const form = open();
    form.write('김민호');
    form.submit();
    form.submit();
    expect(save.calls.map(({ args: [{ draft, record }] }) => [draft.name, record])).toEqual([['김민호', aRecord()]]);
  });

  it('keeps the typed values after a failure, and saves them at the next try', async () => {
    const { save, open } = asAdmin();
    const form = open();
    form.write('김민호');
    form.submit();
    save.last().resolve(refused('networkError'));
    await settled();
    expect(form.viewModel()).toMatchObject({ failure: 'networkError', values: { name: '김민호' } });
    form.submit();
    save.last().resolve(done(aRecord({ name: '김민호' }, '"2"')));
    await settled();
    expect(form.page.getSnapshot().context.record).toEqual(aRecord({ name: '김민호' }, '"2"'));
    expect(form.viewModel()).toMatchObject({ failure: undefined, isWritten: false, values: { name: '김민호' } });
  });

  it('starts again with the version that the server has now', () => {
    const { open } = asAdmin();
    const form = open();
    form.write('김민호');
    form.page.send({ type: 'member.saved', record: aRecord({ name: '김민식' }, '"2"') });
    expect(form.viewModel()).toMatchObject({ isWritten: false, values: { name: '김민식' } });
  });

  it('does not give the typed values back to a user who has left the page', () => {
    const { open } = asAdmin();
    const form = open();
    form.write('김민호');
    form.leave();
    expect(open().name()).toBe(aMember().name);
  });

  it.each([
    ['gives them back to the user who signs in again', ADMIN, '김민호'],
    ['does not show them to another user', { userId: 'admin-2', roles: ['Admin'] }, aMember().name],
  ])('AUTH-15 %s', (_, next, name) => {
    const { user, open } = asAdmin();
    const form = open();
    form.write('김민호');
    user.become(undefined);
    form.leave();
    user.become(next);
    expect(open().name()).toBe(name);
  });

  it('AUTH-15 drops them when the user signs out', () => {
    const { user, open } = asAdmin();
    const form = open();
    form.write('김민호');
    user.go();
    form.leave();
    user.become(ADMIN);
    expect(open().name()).toBe(aMember().name);
  });
});
