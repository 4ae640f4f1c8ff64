import { describe, expect, it } from 'vitest';
import { makeMemberNews } from '@/admin/members/member-news.store.ts';
import { provideMemberRemovals } from '@/admin/members/member-removal.machine.ts';
import type { MemberChange, MemberRepository } from '@/admin/members/members.ports.ts';
import { makeRemoveMember } from '@/admin/members/members.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aMember, anEntry } from '../../builders/member.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { memberRepository } from '../../fakes/member-repository.ts';
import { removalOffers } from '../../fakes/removal-offers.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';

/** A register in memory with one member to remove. */
function openMembers(answers: Partial<MemberRepository> = {}) {
  const repository = memberRepository([aMember()], answers);
  const news = makeMemberNews();
  const notified: MemberChange[] = [];
  news.onChange((change) => notified.push(change));
  const tab = removalOffers();
  const remove = provideMemberRemovals(makeRemoveMember(repository), news, tab.offers);
  return { ...tab, remove, repository, notified };
}

describe('MEMB-06 a member who is removed', () => {
  it('leaves the list at once, is removed at once, and can be restored', async () => {
    const { remove, repository, notified, toasts, asked } = openMembers();
    const removal = remove(anEntry());
    expect(notified).toEqual([{ type: 'member.hidden', id: 7 }]);
    expect(await removal).toEqual(done(null));
    expect(repository.held()).toEqual([]);
    expect(asked).toEqual([]);
    expect(toasts.find('memberDeleted')).toMatchObject({ tone: 'info', about: '김민수' });
  });

  it('comes back when undo is pressed, once', async () => {
    const { remove, notified, toasts, asked } = openMembers();
    await remove(anEntry());
    const { onAction, onGone } = toasts.find('memberDeleted');
    onAction?.();
    onAction?.();
    onGone?.();
    await settled();
    expect(asked).toEqual(['member 7']);
    expect(notified.at(-1)).toEqual({ type: 'member.returned', member: anEntry() });
    expect(toasts.subjects()).toEqual(['memberDeleted', 'memberRestored']);
  });

  it('of before a reload has the list read again', async () => {
    const { offers, notified, toasts } = openMembers();
    offers.ofKind('member', () => '김민수').restoring.offer({ id: 7 });
    toasts.find('memberDeleted').onAction?.();
    await settled();
    expect(notified).toEqual([{ type: 'members.outdated' }]);
  });

  it('stays, with a message, when the server refuses', async () => {
    const { remove, notified, toasts } = openMembers({ remove: () => Promise.resolve(refused('forbidden')) });
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
    const { remove, notified, toasts } = openMembers({ remove: () => Promise.resolve(refused('unauthorized')) });
    await remove(anEntry());
    expect(notified.map(({ type }) => type)).toEqual(['member.hidden', 'member.returned']);
    expect(toasts.subjects()).toEqual([]);
  });

  it('AUTH-11 by a user who signs out before the answer is not offered to anybody', async () => {
    const line = handSettled<[], Outcome<null>>();
    const { remove, user, toasts } = openMembers({ remove: line.call });
    const removal = remove(anEntry());
    await settled();
    user.go();
    line.last().resolve(done(null));
    expect(await removal).toEqual(done(null));
    expect(toasts.subjects()).toEqual([]);
  });
});
