import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type MemberListEvent, provideMemberList, selectPresent } from '@/admin/members/member-list.machine.ts';
import { defaultView, type MemberView, orderBy } from '@/admin/members/member-list.ts';
import { startMemberNeighbours } from '@/admin/members/member-neighbours.machine.ts';
import { makeMemberNews } from '@/admin/members/member-news.store.ts';
import { startMemberRegistration } from '@/admin/members/member-registration.machine.ts';
import type { MemberChange, MemberRepository } from '@/admin/members/members.ports.ts';
import type { MemberEntry } from '@/admin/members/members.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aMember, anEntry } from '../../builders/member.ts';
import { fakeUser } from '../../fakes/current-user.ts';
import { deferred, settled } from '../../fakes/deferred.ts';
import { memberRepository } from '../../fakes/member-repository.ts';
import { recordedNavigation } from '../../fakes/navigation.ts';
import { recordedToasts } from '../../fakes/toasts.ts';

const BACKWARDS = { by: 'id', descending: true } as const;

async function openList(answers: Partial<MemberRepository> = {}) {
  const news = makeMemberNews();
  const toasts = recordedToasts();
  const notified: MemberChange[] = [];
  news.onChange((change) => notified.push(change));
  const user = fakeUser();
  const neighbours = startMemberNeighbours(news, user);
  const removed: string[] = [];
  const registration = startMemberRegistration({
    register: () => Promise.resolve(done(undefined)),
    news,
    notifications: toasts,
    navigation: recordedNavigation(),
    page: '/member/manageMembers',
    draft: { read: () => undefined, write: () => undefined },
    adds: { isRecognised: true },
    user,
  });
  const provided = provideMemberList({
    repository: memberRepository([aMember()], answers),
    news,
    notifications: toasts,
    navigation: recordedNavigation(),
    page: '/member/manageMembers',
    remove: ({ name }) => {
      removed.push(name);
      return Promise.resolve(done(null));
    },
    registration,
    neighbours,
    user,
  });
  const list = createActor(provided.machine, { input: { view: defaultView } }).start();
  await settled();
  const present = () => {
    const viewModel = provided.select(list.getSnapshot());
    return selectPresent(viewModel, viewModel.members);
  };
  return { list, present, registration, neighbours, user, news, toasts, notified, removed };
}

describe('MEMB-02 members that cannot be loaded', () => {
  it('are notified', async () => {
    const { toasts } = await openList({ all: () => Promise.resolve(refused('timedOut')) });
    expect(toasts.find('membersNotLoaded')).toMatchObject({ tone: 'error', reason: 'timedOut' });
  });

  it('AUTH-15 are not notified when the session has ended, which has a message of its own', async () => {
    const { toasts } = await openList({ all: () => Promise.resolve(refused('unauthorized')) });
    expect(toasts.subjects()).toEqual([]);
  });
});

describe('MEMB-02 members that were read', () => {
  it('are known to the registration, which looks for namesakes', async () => {
    const { notified } = await openList();
    expect(notified).toEqual([{ type: 'members.listed', members: [aMember()] }]);
  });
});

describe('MEMB-04 a member who is registered before the list was read', () => {
  it('is not shown as all there are', async () => {
    const answer = deferred<Outcome<readonly MemberEntry[]>>();
    const { news, present } = await openList({ all: () => answer.promise });
    const registered = anEntry({ id: 8, name: '이선영' });
    news.notify({ type: 'member.added', member: registered });
    expect(present()).toEqual({ status: 'loading' });
    answer.resolve(done([anEntry()]));
    await settled();
    expect(present()).toEqual({ status: 'ready', value: expect.arrayContaining([anEntry(), registered]) });
  });

  it('joins those who were read, who stay while the list is read again', async () => {
    const { list, present } = await openList();
    list.send({ type: 'members.outdated' });
    expect(present()).toEqual({ status: 'ready', value: [aMember()] });
  });
});

describe('MEMB-06 a removal from the list', () => {
  it('starts once, however often it is confirmed', async () => {
    const { list, removed } = await openList();
    list.send({ type: 'removal.asked', member: anEntry({ name: '이선영' }) });
    list.send({ type: 'removal.confirmed' });
    list.send({ type: 'removal.confirmed' });
    await settled();
    expect(removed).toEqual(['이선영']);
  });

  it('does not start without a question, or after it was cancelled', async () => {
    const { list, removed } = await openList();
    list.send({ type: 'removal.confirmed' });
    list.send({ type: 'removal.asked', member: anEntry() });
    list.send({ type: 'removal.cancelled' });
    list.send({ type: 'removal.confirmed' });
    await settled();
    expect(removed).toEqual([]);
  });
});

describe('MEMB-05 leaving the page of the list', () => {
  it('closes the dialog of a new member, and keeps the rows for going from member to member', async () => {
    const { list, registration, neighbours, news } = await openList();
    registration.send({ type: 'dialog.opened' });
    news.notify({ type: 'member.added', member: aMember({ id: 8, name: '황보라' }) });
    news.notify({ type: 'member.hidden', id: 7 });
    list.stop();
    expect(registration.getSnapshot().matches('closed')).toBe(true);
    expect(neighbours.getSnapshot().context).toEqual({
      members: [aMember({ id: 8, name: '황보라' })],
      view: defaultView,
    });
  });

  it.each<[string, MemberListEvent, Partial<MemberView>, readonly number[]]>([
    ['a search', { type: 'text.changed', text: '김' }, { searchText: '김' }, []],
    ['a cleared search', { type: 'search.cleared' }, {}, [7]],
    ['a place', { type: 'place.chosen', filter: 'zone', place: '-' }, { zone: '-' }, []],
    ['a column', { type: 'column.chosen', column: 'id' }, { order: orderBy(defaultView.order, 'id') }, [7]],
    ['an order', { type: 'order.chosen', order: BACKWARDS }, { order: BACKWARDS }, [7]],
    ['an address', { type: 'view.addressed', view: { ...defaultView, order: BACKWARDS } }, { order: BACKWARDS }, [7]],
    ['a member who returned', { type: 'member.returned', member: aMember({ id: 8, name: '황보라' }) }, {}, [7, 8]],
  ])('keeps what is in sight after %s', async (_, event, view, ids) => {
    const { list, neighbours } = await openList({ all: () => Promise.resolve(done([aMember({ name: '이선영' })])) });
    list.send(event);
    list.stop();
    const { members, view: last } = neighbours.getSnapshot().context;
    expect(last).toEqual({ ...defaultView, ...view });
    expect(new Set(members.map(({ id }) => id))).toEqual(new Set<EntityId>(ids));
  });

  it('keeps the rows until the user signs out', async () => {
    const { list, neighbours, user } = await openList();
    list.stop();
    expect(neighbours.getSnapshot().context.members).toEqual([aMember()]);
    user.go();
    expect(neighbours.getSnapshot().context.members).toEqual([]);
  });

  it('keeps nothing of the members when the user has signed out', async () => {
    const { list, neighbours, user } = await openList();
    user.go();
    list.stop();
    expect(neighbours.getSnapshot().context.members).toEqual([]);
  });
});

describe('MEMB-06 a row that goes away', () => {
  it('is reported with its index', async () => {
    const { list, news } = await openList();
    const gone: unknown[] = [];
    list.on('row.gone', (event) => gone.push(event));
    news.notify({ type: 'member.added', member: aMember({ id: 8 }) });
    news.notify({ type: 'member.hidden', id: 7 });
    news.notify({ type: 'member.hidden', id: 9 });
    expect(gone).toEqual([
      { type: 'row.gone', at: 1 },
      { type: 'row.gone', at: -1 },
    ]);
  });
});

describe('MEMB-07 a letter that is typed into the search', () => {
  it('changes nothing but the view, so that the rows are rendered once, with the result', async () => {
    const { list } = await openList();
    const before = list.getSnapshot().context;
    list.send({ type: 'text.changed', text: '김' });
    const { view, ...after } = list.getSnapshot().context;
    expect(view.searchText).toBe('김');
    expect(after.newest).toBe(before.newest);
    expect(after.members).toBe(before.members);
  });
});
