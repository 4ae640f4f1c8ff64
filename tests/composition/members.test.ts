import { describe, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { memberDetailMachine } from '@/admin/members/member-detail.machine.ts';
import type { Member } from '@/admin/members/members.ts';
import { MEMBER_REPOSITORY, membersEntry } from '@/composition/members.ts';
import { done } from '@/shared/outcome.ts';
import { removalTexts } from '@/ui/messages/ko/members.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aMember, aNewMemberDraft, aRecord } from '../builders/member.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { endSession } from '../fakes/end-session.ts';
import { memberRepository } from '../fakes/member-repository.ts';

/** A call without an answer. */
const pending = <Value>() => fromPromise<Value>(() => new Promise(() => undefined));

const ADMIN = aRawToken({ sid: 'admin-1', role: 'Admin' });

/** The administration of members with a register in memory and a signed-in Admin. */
async function openMembers(members: readonly Member[]) {
  let next = ADMIN;
  const give = () => Promise.resolve(done(next));
  const core = await coreOf({ kept: ADMIN, gateway: { signIn: give, refresh: give } });
  const repository = memberRepository(members);
  core.replace(MEMBER_REPOSITORY, repository);
  return {
    ...core,
    services: core.servicesOf(membersEntry, removalTexts),
    repository,
    /** The session expires, and a user signs in. */
    signInAgain: async (token: string) => {
      next = token;
      endSession(core.session);
      core.session.send({ type: 'signIn.asked', credentials: { email: 'a@b.kr', password: 'x' } });
      await settled();
    },
    /** The session gets another token. */
    refresh: async (token: string) => {
      next = token;
      core.session.send({ type: 'refresh.asked' });
      await settled();
    },
  };
}

async function openRegistration() {
  const members = await openMembers([]);
  const registration = members.services.registration;
  return { ...members, registration, held: () => registration.getSnapshot().context };
}

describe('MEMB-04 the typed values of a new member', () => {
  it.each([
    ['comes back to the user whose session ended by itself', 'admin-1', '황보라'],
    ['is not shown to another user', 'admin-2', ''],
  ])('AUTH-15 %s', async (_, sid, name) => {
    const { registration, held, signInAgain } = await openRegistration();
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.changed', draft: aNewMemberDraft() });
    await signInAgain(aRawToken({ sid, role: 'Admin' }));
    expect(held().draft.name).toBe(name);
  });

  it('are dropped when the user signs out', async () => {
    const { registration, held, session } = await openRegistration();
    registration.send({ type: 'dialog.opened' });
    registration.send({ type: 'draft.changed', draft: aNewMemberDraft() });
    session.send({ type: 'signOut.asked' });
    await settled();
    expect(held().draft.name).toBe('');
  });
});

async function openForm() {
  const members = await openMembers([aMember()]);
  const conflicts: unknown[] = [];
  const open = (record = aRecord({}, '1')) => {
    const page = createActor(memberDetailMachine.provide({ actors: { read: pending(), readDuties: pending() } }));
    page.start().send({ type: 'member.saved', record });
    page.subscribe(({ context: { conflict } }) => conflict && conflicts.push(conflict));
    const provided = members.services.form(page);
    const form = createActor(provided.machine, { input: provided.input() }).start();
    return {
      write: (value: string) => form.send({ type: 'field.changed', field: 'name', value }),
      submit: async () => {
        form.send({ type: 'form.submitted' });
        await settled();
      },
      leave: () => form.stop(),
      viewModel: () => provided.select(form.getSnapshot()),
    };
  };
  return { ...members, open, conflicts };
}

describe('MEMB-05 a member who is changed', () => {
  it('AUTH-15 the typed values are restored after the session has ended by itself, with the version that they are based on', async () => {
    const { open, repository, signInAgain, conflicts } = await openForm();
    const form = open();
    form.write('김민호');
    form.leave();
    await signInAgain(ADMIN);
    repository.change(7, { email: 'theirs@example.org' });
    const again = open(aRecord({ email: 'theirs@example.org' }, '2'));
    expect(again.viewModel().values).toMatchObject({ name: '김민호', email: 'minsu@example.org' });
    await again.submit();
    expect(conflicts).toHaveLength(1);
  });

  it('AUTH-15 nothing is restored for another member, or when nothing was typed', async () => {
    const { open, signInAgain } = await openForm();
    open().leave();
    await signInAgain(ADMIN);
    expect(open(aRecord({ name: '김민식' }, '2')).viewModel().values.name).toBe('김민식');
    const form = open();
    form.write('김민호');
    form.leave();
    await signInAgain(ADMIN);
    expect(open(aRecord({ id: 8, name: '선우진' })).viewModel().values.name).toBe('선우진');
  });

  it('REL-09 a role that stays leaves nothing to restore', async () => {
    const { open, refresh } = await openForm();
    const form = open();
    form.write('김민호');
    form.leave();
    await refresh(aRawToken({ sid: 'admin-1', role: ['Admin', 'Editor'], jti: 2 }));
    expect(open().viewModel().values.name).toBe('김민수');
  });
});
