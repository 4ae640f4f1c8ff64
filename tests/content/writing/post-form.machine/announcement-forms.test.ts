import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { announcementsWritingEntry } from '@/composition/announcements.writing.ts';
import { announcementsEntry } from '@/composition/posts.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { aDraft, anAnnouncement } from '../../../builders/announcement.ts';
import { announcementBoard } from '../../../fakes/announcement-board.ts';
import { coreOf } from '../../../fakes/core.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { publishedInto } from '../../../fakes/published-into.ts';
import { recordedRight } from '../../../fakes/publishing-right.ts';

async function openFeed(board = announcementBoard([anAnnouncement({ id: 1 }), anAnnouncement({ id: 2 })])) {
  const core = await coreOf({ board });
  const provided = core.servicesOf(announcementsEntry).feeds();
  const feed = createActor(provided.machine).start();
  await settled();
  return { ...core, board, feed, ids: () => provided.select(feed.getSnapshot()).items.map(({ id }) => id) };
}

describe('ANNO-03 an announcement that is deleted at a server that restores none', () => {
  it('can be restored, and is deleted at the server when the time to undo has passed', async () => {
    const { feed, ids, toasts, board } = await openFeed();
    feed.send({ type: 'removal.asked', id: 1 });
    await settled();
    expect(ids()).toEqual([2]);
    expect(board.posted()).toHaveLength(2);
    toasts.find('announcementDeleted').onGone?.();
    await settled();
    expect(board.posted().map(({ id }) => id)).toEqual([2]);
    expect(toasts.subjects()).toEqual(['announcementDeleted']);
  });

  it('comes back by undo, although the toast disappears then too', async () => {
    const { feed, ids, toasts, board } = await openFeed();
    feed.send({ type: 'removal.asked', id: 1 });
    await settled();
    const { onAction, onGone } = toasts.find('announcementDeleted');
    onAction?.();
    onGone?.();
    await settled();
    expect(ids()).toEqual([1, 2]);
    expect(board.posted()).toHaveLength(2);
  });

  it('LIST-03 comes back with a message when the server refuses', async () => {
    const stubborn = announcementBoard([anAnnouncement({ id: 1 })], {
      remove: () => Promise.resolve(refused('forbidden')),
    });
    const { feed, ids, toasts } = await openFeed(stubborn);
    feed.send({ type: 'removal.asked', id: 1 });
    await settled();
    toasts.find('announcementDeleted').onGone?.();
    await settled();
    expect(ids()).toEqual([1]);
    expect(toasts.find('announcementNotDeleted')).toEqual({
      tone: 'error',
      subject: 'announcementNotDeleted',
      about: '추수감사절 예배',
      reason: 'forbidden',
    });
  });
});

describe('LIST-03 announcements that cannot be loaded', () => {
  it('are notified', async () => {
    const { toasts } = await openFeed(announcementBoard([], { page: () => Promise.resolve(refused('timedOut')) }));
    expect(toasts.find('announcementNotLoaded')).toMatchObject({ tone: 'error', reason: 'timedOut' });
  });
});

async function openForm() {
  const post = handSettled<[unknown, Date, AbortSignal | undefined], Outcome<number>>();
  const core = await coreOf({ board: announcementBoard([], { post: post.call }) });
  const published: Announcement[] = [];
  const provided = core.servicesOf(announcementsWritingEntry).form(publishedInto(published), recordedRight());
  const form = createActor(provided.machine, { input: provided.input() }).start();
  for (const [field, value] of Object.entries(aDraft())) form.send({ type: 'field.changed', field, value });
  form.send({ type: 'form.submitted' });
  form.send({ type: 'form.submitted' });
  return { ...core, post, published, form, viewModel: () => provided.select(form.getSnapshot()) };
}

describe('ANNO-02 a new announcement', () => {
  it('is posted once (REL-17), added to the list, notified, and the form is empty', async () => {
    const { post, published, toasts, viewModel } = await openForm();
    expect(post.calls).toHaveLength(1);
    post.last().resolve(done(7));
    await settled();
    expect(published).toMatchObject([aDraft()]);
    expect(toasts.subjects()).toEqual(['announcementAdded']);
    expect(viewModel()).toMatchObject({ values: { title: '', content: '', author: '' }, isSubmitted: false });
  });

  it('LIST-03 that is refused is notified, and the typed texts stay', async () => {
    const { post, published, toasts, viewModel } = await openForm();
    post.last().resolve(refused('serverFailed'));
    await settled();
    expect(published).toEqual([]);
    expect(toasts.find('announcementNotAdded')).toMatchObject({ tone: 'error', reason: 'serverFailed' });
    expect(viewModel()).toMatchObject({ values: aDraft(), failure: 'serverFailed' });
  });

  it('REL-18 goes on when the page is left, and a refusal leads back to it', async () => {
    const { post, toasts, form, navigation } = await openForm();
    const page = navigation.current();
    form.stop();
    navigation.goTo('/people/pastors');
    expect(post.last().args[2]?.aborted).toBe(false);
    post.last().resolve(refused('forbidden'));
    await settled();
    expect(toasts.subjects()).toEqual(['announcementNotAdded']);
    toasts.find('announcementNotAdded').onAction?.();
    expect(navigation.current()).toBe(page);
  });
});
