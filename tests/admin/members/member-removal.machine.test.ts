import { describe, expect, it } from 'vitest';
import { makeMemberNews } from '@/admin/members/member-news.store.ts';
import { provideMemberRemovals } from '@/admin/members/member-removal.machine.ts';
import type { MemberChange, MemberRepository } from '@/admin/members/members.ports.ts';
import { makeRemoveMember } from '@/admin/members/members.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aMember, anEntry } from '../../builders/member.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { memberRepository } from '../../fakes/member-repository.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

/** A register in memory with one member to remove. */
function openMembers(answers: Partial<MemberRepository> = {}) {
  const repository = memberRepository([aMember()], answers);
  const news = makeMemberNews();
  const toasts = recordedToasts();
  const user = fakeUser();
  const shown = new Set<string>();
  toasts.onToast((toast, withdrawn) => {
    shown.add(toast.subject);
    withdrawn.addEventListener('abort', () => {
      shown.delete(toast.subject);
      toast.onGone?.();
    });
  });
  const notified: MemberChange[] = [];
  news.onChange((change) => notified.push(change));
  const remove = provideMemberRemovals(makeRemoveMember(repository), repository, news, toasts, user);
  return { user, shown, remove, repository, notified, toasts };
}

describe('MEMB-06 a member who is removed', () => {
  it('leaves the list at once, is removed at once, and can be restored', async () => {
    const { remove, repository, notified, toasts } = openMembers();
    const removal = remove(anEntry());
    expect(notified).toEqual([{ type: 'member.hidden', id: 7 }]);
    expect(await removal).toEqual(done(null));
    expect(repository.held()).toEqual([]);
    expect(toasts.find('memberDeleted')).toMatchObject({ tone: 'info', about: '김민수' });
  });

  it('comes back when undo is pressed, once', async () => {
    const { remove, repository, notified, toasts } = openMembers();
    await remove(anEntry());
    const { onAction, onGone } = toasts.find('memberDeleted');
    onAction?.();
    onAction?.();
    onGone?.();
    await settled();
    expect(repository.held()).toEqual([aMember()]);
    expect(repository.asked).toEqual(['remove 7', 'restore 7']);
    expect(notified.at(-1)).toEqual({ type: 'member.returned', member: anEntry() });
    expect(toasts.subjects()).toEqual(['memberDeleted', 'memberRestored']);
  });

  it('can no longer be restored once the offer has gone, and nothing is left running', async () => {
    const { remove, repository, toasts } = openMembers();
    await remove(anEntry());
    const { onAction, onGone } = toasts.find('memberDeleted');
    onGone?.();
    onAction?.();
    await settled();
    expect(repository.asked).toEqual(['remove 7']);
  });

  it('stays, with a message, when the server refuses', async () => {
    const { remove, notified, toasts } = openMembers({
      remove: () => Promise.resolve(refused('forbidden')),
    });
    expect(await remove(anEntry())).toEqual(refused('forbidden'));
    expect(notified.map(({ type }) => type)).toEqual(['member.hidden', 'member.returned']);
    expect(toasts.find('memberNotDeleted')).toMatchObject({ tone: 'error', about: '김민수', reason: 'forbidden' });
  });

  it('stays, with a message, when the call throws', async () => {
    const { remove, toasts } = openMembers({ remove: () => Promise.reject(brokenOnPurpose()) });
    expect(await remove(anEntry())).toEqual(refused('unexpected'));
    expect(toasts.find('memberNotDeleted')).toMatchObject({ reason: 'unexpected' });
  });

  it('AUTH-15 comes back without a message when the session has ended, which has a message of its own', async () => {
    const { remove, notified, toasts } = openMembers({
      remove: () => Promise.resolve(refused('unauthorized')),
    });
    await remove(anEntry());
    expect(notified.map(({ type }) => type)).toEqual(['member.hidden', 'member.returned']);
    expect(toasts.subjects()).toEqual([]);
  });

  it('who cannot be restored can be tried again', async () => {
    const answers: Outcome<null>[] = [refused('unsupported'), done(null)];
    const { remove, notified, toasts } = openMembers({
      restore: () => Promise.resolve(answers.shift() ?? refused('malformed')),
    });
    await remove(anEntry());
    toasts.find('memberDeleted').onAction?.();
    await settled();
    expect(notified.at(-1)).toEqual({ type: 'member.hidden', id: 7 });
    expect(toasts.find('memberNotRestored')).toMatchObject({ tone: 'error', reason: 'unsupported' });
    const { onAction, onGone } = toasts.find('memberNotRestored');
    onAction?.();
    onGone?.();
    await settled();
    expect(notified.at(-1)).toEqual({ type: 'member.returned', member: anEntry() });
  });

  it('who cannot be restored stays removed once the second offer has gone', async () => {
    const { remove, repository, toasts } = openMembers({ restore: () => Promise.resolve(refused('serverFailed')) });
    await remove(anEntry());
    const first = toasts.find('memberDeleted');
    first.onAction?.();
    await settled();
    // The first toast may close after the answer to its button.
    first.onGone?.();
    const second = toasts.find('memberNotRestored');
    second.onAction?.();
    await settled();
    expect(toasts.subjects()).toEqual(['memberDeleted', 'memberNotRestored', 'memberNotRestored']);
    const third = toasts.find('memberNotRestored');
    third.onGone?.();
    third.onAction?.();
    await settled();
    expect(toasts.subjects()).toHaveLength(3);
    expect(repository.held()).toEqual([]);
  });
});

describe('AUTH-11 the removal of a member by a user who signs out', () => {
  it('can no longer be undone, and its toast is withdrawn', async () => {
    const { remove, repository, user, shown, toasts } = openMembers();
    await remove(anEntry());
    expect([...shown]).toEqual(['memberDeleted']);
    user.go();
    toasts.find('memberDeleted').onAction?.();
    await settled();
    expect([[...shown], repository.asked]).toEqual([[], ['remove 7']]);
  });

  it('is not offered again after an undo that failed', async () => {
    const { remove, repository, user, shown, toasts } = openMembers({
      restore: () => Promise.resolve(refused('serverFailed')),
    });
    await remove(anEntry());
    toasts.find('memberDeleted').onAction?.();
    await settled();
    expect(shown.has('memberNotRestored')).toBe(true);
    user.go();
    toasts.find('memberNotRestored').onAction?.();
    await settled();
    expect([shown.has('memberNotRestored'), repository.asked]).toEqual([false, ['remove 7', 'restore 7']]);
  });

  it.each([
    ['removal', 'remove', done(null), []],
    ['undo', 'restore', refused('serverFailed'), ['memberDeleted']],
  ] as const)('offers nothing when the answer to the %s comes later', async (_, call, answer, subjects) => {
    const line = handSettled<[], Outcome<null>>();
    const { remove, user, toasts } = openMembers({ [call]: line.call });
    const removal = remove(anEntry());
    await settled();
    if (call === 'restore') toasts.find('memberDeleted').onAction?.();
    user.go();
    line.last().resolve(answer);
    expect(await removal).toEqual(done(null));
    await settled();
    expect(toasts.subjects()).toEqual(subjects);
  });

  it('AUTH-15 can still be undone when the session expires', async () => {
    const { remove, repository, user, toasts } = openMembers();
    await remove(anEntry());
    user.become(undefined);
    toasts.find('memberDeleted').onAction?.();
    await settled();
    expect(repository.asked).toEqual(['remove 7', 'restore 7']);
  });
});
