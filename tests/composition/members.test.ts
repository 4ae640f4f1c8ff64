import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { Member } from '@/admin/domain/member.ts';
import { defaultView } from '@/admin/domain/member-list.ts';
import type { MemberChange } from '@/admin/ports/member-news.ts';
import type { MemberRepository } from '@/admin/ports/member-repository.ts';
import { membersBindings } from '@/composition/members.bindings.ts';
import {
  MEMBER_FORM,
  MEMBER_LIST,
  MEMBER_NEWS,
  MEMBER_REGISTRATION,
  MEMBER_REMOVALS,
  MEMBER_REPOSITORY,
} from '@/composition/members.tokens.ts';
import { done, type Outcome, refused } from '@/shared/domain/outcome.ts';
import { aRawToken } from '../builders/access-token.ts';
import { aMember, aNewMemberDraft, anEntry, aRecord } from '../builders/member.ts';
import { coreOf } from '../fakes/core.ts';
import { settled } from '../fakes/deferred.ts';
import { endSession } from '../fakes/end-session.ts';
import { handSettled } from '../fakes/hand-settled.ts';
import { memberRepository } from '../fakes/member-repository.ts';

const ADMIN = aRawToken({ sid: 'admin-1', role: 'Admin' });
const LIST = '/member/manageMembers';

/** The administration of members on a register in memory, with an Admin signed in. */
async function openMembers(
  members: readonly Member[] = [aMember()],
  answers: Partial<MemberRepository> = {},
  page = LIST,
) {
  let next = ADMIN;
  const give = () => Promise.resolve(done(next));
  const core = await coreOf({ kept: ADMIN, page, gateway: { signIn: give, refresh: give } });
  const repository = memberRepository(members, answers);
  core.container.load(membersBindings);
  core.container.rebind(MEMBER_REPOSITORY).toConstantValue(repository);
  const told: MemberChange[] = [];
  core.container.get(MEMBER_NEWS).onChange((change) => told.push(change));
  return {
    ...core,
    repository,
    told,
    /** The session ends by itself, and somebody signs in. */
    signInAgain: async (token: string) => {
      next = token;
      endSession(core.session);
      core.session.send({ type: 'session.signInAsked', credentials: { email: 'a@b.kr', password: 'x' } });
      await settled();
    },
    /** The session goes on with another token. */
    refresh: async (token: string) => {
      next = token;
      core.session.send({ type: 'session.refreshAsked' });
      await settled();
    },
  };
}

async function openWindow(answers: Partial<MemberRepository> = {}, page = LIST) {
  const members = await openMembers([], answers, page);
  const registration = members.container.get(MEMBER_REGISTRATION);
  return { ...members, registration, held: () => registration.getSnapshot().context };
}

describe('MEMB-04 a new member', () => {
  it('REL-17 is sent once, however often it is submitted, and the window closes at once', async () => {
    const add = handSettled<[unknown], Outcome<Member | undefined>>();
    const { registration } = await openWindow({ add: add.call });
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    expect(registration.getSnapshot().matches('closed')).toBe(true);
    expect(add.calls).toHaveLength(1);
  });

  it('is told, in a toast and to the list', async () => {
    const { registration, notices, told, repository } = await openWindow();
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    expect(notices.find('memberAdded')).toMatchObject({ tone: 'success', about: '황보라' });
    expect(told).toEqual([{ type: 'member.added', member: repository.held()[0] }]);
  });

  it('of whom the server says nothing makes the list be read again', async () => {
    const { registration, told } = await openWindow({ add: () => Promise.resolve(done(undefined)) });
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    expect(told).toEqual([{ type: 'members.outdated' }]);
  });

  it('who is refused is told, and the button of the toast opens the window with what was typed', async () => {
    const { registration, notices, held, navigation } = await openWindow({
      add: () => Promise.resolve(refused('invalid')),
    });
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    const notice = notices.find('memberNotAdded');
    expect(notice).toMatchObject({ tone: 'error', about: '황보라', reason: 'invalid' });
    expect(registration.getSnapshot().matches('closed')).toBe(true);
    notice.onAction?.();
    expect(registration.getSnapshot().matches('open')).toBe(true);
    expect(held().draft).toEqual(aNewMemberDraft());
    expect(navigation.visited).toEqual([]);
  });

  it('who is refused while another page is shown leads back to the list', async () => {
    const { registration, notices, navigation } = await openWindow(
      { add: () => Promise.resolve(refused('networkError')) },
      '/communion/events',
    );
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    notices.find('memberNotAdded').onAction?.();
    expect(navigation.visited).toEqual([LIST]);
  });

  it('who is refused comes back when the window opens next, though the toast has gone', async () => {
    const { registration, held } = await openWindow({ add: () => Promise.resolve(refused('timedOut')) });
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.submitted', draft: aNewMemberDraft() });
    await settled();
    registration.send({ type: 'window.opened' });
    expect(held().draft).toEqual(aNewMemberDraft());
  });

  it('who is refused while the next is being typed waits, and nothing of either is lost', async () => {
    const add = handSettled<[unknown], Outcome<Member | undefined>>();
    const { registration, held, notices } = await openWindow({ add: add.call });
    const first = aNewMemberDraft();
    const second = aNewMemberDraft({ name: '선우진' });
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.submitted', draft: first });
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.changed', draft: second });
    add.last().resolve(refused('serverFailed'));
    await settled();
    expect(held()).toMatchObject({ draft: second, waiting: [first] });
    notices.find('memberNotAdded').onAction?.();
    expect(held()).toMatchObject({ draft: first, waiting: [second] });
    registration.send({ type: 'draft.submitted', draft: first });
    expect(held()).toMatchObject({ draft: second, waiting: [] });
  });

  it.each([
    ['comes back to the user whose session ended by itself', 'admin-1', '황보라'],
    ['is not shown to another user', 'admin-2', ''],
  ])('AUTH-15 what was typed %s', async (_, sid, name) => {
    const { registration, held, signInAgain } = await openWindow();
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.changed', draft: aNewMemberDraft() });
    await signInAgain(aRawToken({ sid, role: 'Admin' }));
    expect(held().draft.name).toBe(name);
  });

  it('what was typed goes with the user who signs out', async () => {
    const { registration, held, session } = await openWindow();
    registration.send({ type: 'window.opened' });
    registration.send({ type: 'draft.changed', draft: aNewMemberDraft() });
    session.send({ type: 'session.signOutAsked' });
    await settled();
    expect(held().draft.name).toBe('');
  });
});

describe('MEMB-06 a member who is removed', () => {
  it('leaves the list at once, is removed at once, and is offered back', async () => {
    const { container, repository, told, notices } = await openMembers();
    const removal = container.get(MEMBER_REMOVALS)(anEntry());
    expect(told).toEqual([{ type: 'member.leaving', id: 7 }]);
    expect(await removal).toEqual(done(null));
    expect(repository.held()).toEqual([]);
    expect(notices.find('memberDeleted')).toMatchObject({ tone: 'info', about: '김민수' });
  });

  it('comes back when the offer is taken, once', async () => {
    const { container, repository, told, notices } = await openMembers();
    await container.get(MEMBER_REMOVALS)(anEntry());
    const { onAction, onGone } = notices.find('memberDeleted');
    onAction?.();
    onAction?.();
    onGone?.();
    await settled();
    expect(repository.held()).toEqual([aMember()]);
    expect(repository.asked).toEqual(['remove 7', 'restore 7']);
    expect(told.at(-1)).toEqual({ type: 'member.returned', member: anEntry() });
    expect(notices.subjects()).toEqual(['memberDeleted', 'memberRestored']);
  });

  it('stays, with a sentence, when the server refuses', async () => {
    const { container, told, notices } = await openMembers([aMember()], {
      remove: () => Promise.resolve(refused('forbidden')),
    });
    expect(await container.get(MEMBER_REMOVALS)(anEntry())).toEqual(refused('forbidden'));
    expect(told.map(({ type }) => type)).toEqual(['member.leaving', 'member.returned']);
    expect(notices.find('memberNotDeleted')).toMatchObject({ tone: 'error', about: '김민수', reason: 'forbidden' });
  });

  it('who cannot be brought back can be tried again', async () => {
    const answers: Outcome<null>[] = [refused('unsupported'), done(null)];
    const { container, told, notices } = await openMembers([aMember()], {
      restore: () => Promise.resolve(answers.shift() ?? refused('malformed')),
    });
    await container.get(MEMBER_REMOVALS)(anEntry());
    notices.find('memberDeleted').onAction?.();
    await settled();
    expect(told.at(-1)).toEqual({ type: 'member.leaving', id: 7 });
    expect(notices.find('memberNotRestored')).toMatchObject({ tone: 'error', reason: 'unsupported' });
    notices.find('memberNotRestored').onAction?.();
    await settled();
    expect(told.at(-1)).toEqual({ type: 'member.returned', member: anEntry() });
  });
});

describe('MEMB-02 members that cannot be loaded', () => {
  it('are a message', async () => {
    const { container, notices } = await openMembers([], { all: () => Promise.resolve(refused('timedOut')) });
    createActor(container.get(MEMBER_LIST).machine, {
      input: { view: { ...defaultView, sought: '', order: { by: 'name', descending: false } } },
    }).start();
    await settled();
    expect(notices.find('membersNotLoaded')).toMatchObject({ tone: 'error', reason: 'timedOut' });
  });
});

async function openForm(answers: Partial<MemberRepository> = {}) {
  const members = await openMembers([aMember()], answers);
  const saved: unknown[] = [];
  const conflicts: unknown[] = [];
  const open = (record = aRecord({}, '1')) => {
    const { form: binding } = members.container.get(MEMBER_FORM)(record, {
      saved: (kept) => saved.push(kept),
      conflicted: (met) => conflicts.push(met),
    });
    const form = createActor(binding.machine, { input: binding.definition }).start();
    return {
      write: (value: string) => form.send({ type: 'field.changed', field: 'name', value }),
      submit: async () => {
        form.send({ type: 'form.submitted' });
        form.send({ type: 'form.submitted' });
        await settled();
      },
      leave: () => form.stop(),
      viewModel: () => binding.read(form.getSnapshot()),
    };
  };
  return { ...members, open, saved, conflicts };
}

describe('MEMB-05 a member who is changed', () => {
  it('REL-17 is saved once, told, and handed on', async () => {
    const { open, repository, notices, saved } = await openForm();
    const form = open();
    form.write('김민호');
    await form.submit();
    expect(repository.asked).toEqual(['save 7']);
    expect(saved).toEqual([{ member: aMember({ name: '김민호' }), version: '2' }]);
    expect(notices.find('memberSaved')).toMatchObject({ tone: 'success', about: '김민호' });
  });

  it('who was changed by somebody else meanwhile is a conflict, and what was typed stays', async () => {
    const { open, repository, notices, conflicts } = await openForm();
    const form = open();
    repository.change(7, { email: 'theirs@example.org' });
    form.write('김민호');
    await form.submit();
    expect(conflicts).toMatchObject([{ before: aRecord({}, '1'), mine: { name: '김민호' } }]);
    expect(form.viewModel().values.name).toBe('김민호');
    expect(notices.subjects()).toEqual([]);
  });

  it('REL-18 whose page was left is given up without a message', async () => {
    const save = handSettled<[Member, string | undefined, AbortSignal | undefined], Outcome<undefined>>();
    const { open, notices } = await openForm({ save: save.call });
    const form = open();
    form.write('김민호');
    await form.submit();
    form.leave();
    expect(save.last().args[2]?.aborted).toBe(true);
    save.last().resolve(refused('aborted'));
    await settled();
    expect(notices.subjects()).toEqual([]);
  });

  it('AUTH-15 what was typed comes back with the user whose session ended by itself, on the version it was typed about', async () => {
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

  it('AUTH-15 nothing comes back where nothing was typed, or about somebody else', async () => {
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

  it('REL-09 whose writer has lost the role is told, and what was typed comes back with the role', async () => {
    const save = handSettled<[Member], Outcome<undefined>>();
    const { open, notices, refresh } = await openForm({ save: save.call });
    const form = open();
    form.write('김민호');
    await form.submit();
    await refresh(aRawToken({ sid: 'admin-1', role: 'Editor', jti: 2 }));
    form.leave();
    save.last().resolve(refused('aborted'));
    await settled();
    expect(notices.find('memberNotSaved')).toMatchObject({ tone: 'error', about: '김민호', reason: 'forbidden' });
    await refresh(aRawToken({ sid: 'admin-1', role: 'Admin', jti: 3 }));
    expect(open().viewModel().values.name).toBe('김민호');
  });

  it('REL-09 a role that stays leaves nothing behind', async () => {
    const { open, refresh } = await openForm();
    const form = open();
    form.write('김민호');
    form.leave();
    await refresh(aRawToken({ sid: 'admin-1', role: ['Admin', 'Editor'], jti: 2 }));
    expect(open().viewModel().values.name).toBe('김민수');
  });
});
