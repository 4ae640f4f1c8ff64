import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideItemPages } from '@/content/posts/post-page.machine.ts';
import type { EntityId } from '@/shared/entity-id.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { removalOffers } from '../../../fakes/removal-offers.ts';

async function open() {
  let changes = 0;
  const navigation = recordedNavigation('/communion/announcements/42');
  const read: EntityId[] = [];
  const removals = handSettled<[id: EntityId], Outcome<null>>();
  const calls = {
    find: () => Promise.resolve(done(anAnnouncement({ id: 42, title: '김장' }))),
    remove: removals.call,
  };
  const tab = removalOffers();
  const pageOf = provideItemPages(calls, {
    name: 'announcement',
    offers: tab.offers,
    navigation,
    list: '/communion/announcements',
    entries: { changed: () => void (changes += 1) },
    seen: { notePost: ({ id }) => void read.push(id) },
  });
  const { machine, select } = pageOf('42');
  const actor = createActor(machine).start();
  await settled();
  return {
    ...tab,
    actor,
    removed: () => select(actor.getSnapshot()).removed,
    item: () => select(actor.getSnapshot()).item,
    changes: () => changes,
    navigation,
    read,
    removals,
  };
}

describe('MINE-07 a post that is read on its own page', () => {
  it('is not new in its list any more', async () => {
    const { read } = await open();
    expect(read).toEqual([42]);
  });

  it('is not new there either when its text is published as a new one', async () => {
    const { actor, read } = await open();
    actor.send({ type: 'item.lost', id: '42' });
    actor.send({ type: 'item.added', item: anAnnouncement({ id: 43 }) });
    expect(read).toEqual([42, 43]);
  });
});

describe('PAGE-01 a post that is deleted on its own page', () => {
  it('has its list read again when the page is left, and when the deletion has arrived', async () => {
    const { actor, changes, removals } = await open();
    actor.send({ type: 'removal.asked' });
    const before = changes();
    actor.send({ type: 'page.left' });
    actor.stop();
    expect(changes()).toBe(before + 1);
    removals.last().resolve(done(null));
    await settled();
    expect(changes()).toBe(before + 2);
  });

  it('LIST-06 is there again when it is restored, whose list is read again', async () => {
    const { actor, changes, removals, removed, item, toasts } = await open();
    actor.send({ type: 'removal.asked' });
    await settled();
    removals.last().resolve(done(null));
    await settled();
    expect(removed()).toBe('gone');
    const before = changes();
    toasts.find('announcementDeleted').onAction?.();
    await settled();
    expect(removed()).toBe('no');
    expect(item()).toMatchObject({ status: 'ready', value: { title: '김장' } });
    expect(changes()).toBe(before + 1);
  });
});

describe('EDIT-01 a post that is changed on its own page', () => {
  it('is shown as it is now, and its list is read again', async () => {
    const { actor, item, changes } = await open();
    actor.send({ type: 'item.changed', id: 42, item: anAnnouncement({ title: '김장 날짜' }) });
    expect(item()).toMatchObject({ status: 'ready', value: { title: '김장 날짜' } });
    expect(changes()).toBe(1);
  });

  it('is not taken for another one, whose change was begun before', async () => {
    const { actor, item, changes } = await open();
    actor.send({ type: 'item.changed', id: 7, item: anAnnouncement({ title: '성가대' }) });
    actor.send({ type: 'item.lost', id: 7 });
    expect(item()).toMatchObject({ status: 'ready', value: { title: '김장' } });
    expect(changes()).toBe(0);
  });

  it('is missing when another user has deleted it', async () => {
    const { actor, item, changes } = await open();
    actor.send({ type: 'item.lost', id: '42' });
    expect(item()).toEqual({ status: 'failed', reason: 'notFound' });
    expect(changes()).toBe(1);
  });

  it('leads to the list when what was written for a missing one is published as a new one', async () => {
    const { actor, navigation, changes } = await open();
    actor.send({ type: 'item.lost', id: '42' });
    actor.send({ type: 'item.added', item: anAnnouncement({ id: 43 }) });
    expect(navigation.current()).toBe('/communion/announcements');
    expect(changes()).toBe(2);
  });
});
