import { describe, expect, it } from 'vitest';
import type { ReadOffices } from '@/admin/boards/boards.use-cases.ts';
import { makeMemberNews } from '@/admin/members/member-news.store.ts';
import { provideMemberRemovals } from '@/admin/members/member-removal.machine.ts';
import type { MemberChange, MemberRepository } from '@/admin/members/members.ports.ts';
import { makeRemoveMember } from '@/admin/members/members.use-cases.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { removalTexts } from '@/ui/messages/ko/members.ts';
import { aMember, anEntry } from '../../builders/member.ts';
import { settled } from '../../fakes/deferred.ts';
import { handSettled } from '../../fakes/hand-settled.ts';
import { memberRepository } from '../../fakes/member-repository.ts';
import { removalOffers } from '../../fakes/removal-offers.ts';
import { brokenOnPurpose } from '../../fakes/reported-errors.ts';

/** A register in memory with one member to remove. */
function openMembers(answers: Partial<MemberRepository> = {}, readOffices: ReadOffices = () => Promise.resolve([])) {
  const repository = memberRepository([aMember()], answers);
  const news = makeMemberNews();
  const notified: MemberChange[] = [];
  news.onChange((change) => notified.push(change));
  const tab = removalOffers();
  const addresses: string[] = [];
  const remove = provideMemberRemovals({
    remove: makeRemoveMember(repository),
    news,
    offers: tab.offers,
    notifications: tab.toasts,
    navigation: { goTo: (address) => void addresses.push(address) },
    // Answered before the member is removed, when the server still names them.
    readOffices: (id) => (repository.held().length === 0 ? Promise.resolve([]) : readOffices(id)),
    officesPage: '/zones',
    texts: removalTexts,
  });
  return { ...tab, remove, repository, notified, addresses };
}

describe('MEMB-06 a member who is removed', () => {
  it('leaves the list at once, is removed at once, and can be restored', async () => {
    const { remove, repository, notified, toasts, asked } = openMembers();
    const removal = remove(anEntry());
    expect(notified).toEqual([{ type: 'member.hidden', id: 7 }]);
    expect(await removal).toEqual(done(null));
    expect(repository.held()).toEqual([]);
    expect(asked).toEqual([]);
    expect(toasts.find('memberDeleted')).toMatchObject({ tone: 'info', about: '김민수(7번)' });
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
    expect(toasts.find('memberNotDeleted')).toMatchObject({ tone: 'error', about: '김민수(7번)', reason: 'forbidden' });
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

describe('ROLE-08 a member who held offices', () => {
  const held: ReadOffices = () =>
    Promise.resolve([
      { zone: { id: 1, name: '해오름 구역' }, role: 'leader' },
      { zone: { id: 2, name: '' }, role: 'chief' },
    ]);

  it('leaves them vacant: a toast says which, and leads to where they are given', async () => {
    const { remove, toasts, addresses } = openMembers({}, held);
    await remove(anEntry());
    const toast = toasts.find('officesVacated');
    expect(toast.about).toBe('해오름 구역 인도자, 이름 없는 구역 구역장');
    toast.onAction?.();
    expect(addresses).toEqual(['/zones']);
  });

  it('has them again after the undo: the toast is withdrawn', async () => {
    const { remove, toasts } = openMembers({}, held);
    await remove(anEntry());
    const withdrawn: string[] = [];
    toasts.onToast(({ subject }, gone) => gone.addEventListener('abort', () => withdrawn.push(subject)));
    toasts.find('memberDeleted').onAction?.();
    await settled();
    expect(withdrawn).toContain('officesVacated');
  });

  it('keeps them where the server refuses', async () => {
    const { remove, toasts } = openMembers({ remove: () => Promise.resolve(refused('forbidden')) }, held);
    await remove(anEntry());
    expect(toasts.subjects()).toEqual(['memberNotDeleted']);
  });

  it('is removed all the same where the offices cannot be read', async () => {
    const { remove, toasts } = openMembers({}, () => Promise.reject(brokenOnPurpose()));
    expect(await remove(anEntry())).toEqual(done(null));
    expect(toasts.subjects()).toEqual(['memberDeleted']);
  });
});
