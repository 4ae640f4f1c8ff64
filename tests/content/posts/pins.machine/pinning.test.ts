import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { providePinning } from '@/content/posts/pins.machine.ts';
import type { PinPost } from '@/content/posts/pins.use-cases.ts';
import type { Post } from '@/content/posts/posts.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { recordedNavigation } from '../../../fakes/navigation.ts';
import { receiving } from '../../../fakes/receiver.ts';
import { stillClock } from '../../../fakes/still-clock.ts';
import { recordedToasts } from '../../../fakes/toasts.ts';

const TODAY = stillClock(new Date('2026-11-18T12:00:00Z'));

function open(post: Partial<Post>, pin: PinPost) {
  const toasts = recordedToasts();
  const moves: unknown[] = [];
  const provided = providePinning<Post>('announcement', pin, {
    notifications: toasts,
    navigation: recordedNavigation('/communion/announcement'),
    clock: TODAY,
  })(
    anAnnouncement({ id: 7, ...post }),
    receiving((news) =>
      moves.push(news.type === 'item.moved' ? [news.item.id, news.item.pinnedUntil] : ['lost', news.id]),
    ),
  );
  const actor = createActor(provided.machine).start();
  const given = provided.form(actor);
  const form = createActor(given.machine, { input: given.input() }).start();
  return {
    actor,
    leave: () => {
      form.stop();
      actor.stop();
    },
    moves,
    toasts,
    isOpen: () => actor.getSnapshot().hasTag('open'),
    submit: async (until?: string) => {
      if (until !== undefined) form.send({ type: 'field.changed', field: 'until', value: until });
      form.send({ type: 'form.submitted' });
      await settled();
      return given.select(form.getSnapshot());
    },
  };
}

const answering = (report: Awaited<ReturnType<PinPost>>) => {
  const sent: unknown[] = [];
  const pin: PinPost = (id, until) => {
    sent.push([id, until]);
    return Promise.resolve(report);
  };
  return { sent, pin };
};

describe('EDIT-04 the dialog of a pin', () => {
  it('proposes a week, tells the list, and closes', async () => {
    const { sent, pin } = answering({ outcome: done(null), pinned: [] });
    const { submit, moves, isOpen, toasts } = open({}, pin);
    await submit();
    expect(sent).toEqual([[7, '2026-11-25']]);
    expect(moves).toEqual([[7, '2026-11-25']]);
    expect(toasts.subjects()).toEqual(['announcementPinned']);
    expect(isOpen()).toBe(false);
  });

  it('sends no day that is over', async () => {
    const { sent, pin } = answering({ outcome: done(null), pinned: [] });
    const { submit } = open({}, pin);
    expect((await submit('2026-11-17')).shownErrors).toEqual({ until: 'past' });
    expect(sent).toEqual([]);
  });

  it('stays, and names those that are pinned, where there is no room', async () => {
    const others = [anAnnouncement({ id: 1 })];
    const { pin } = answering({ outcome: refused('conflict'), pinned: others });
    const { submit, actor, moves, isOpen } = open({}, pin);
    expect((await submit()).failure).toBe('conflict');
    expect(actor.getSnapshot().context.pinned).toEqual(others);
    expect([moves, isOpen()]).toEqual([[], true]);
  });

  it('tells the list of a post that is gone, and closes', async () => {
    const { pin } = answering({ outcome: refused('notFound'), pinned: [] });
    const { submit, moves, isOpen, toasts } = open({}, pin);
    await submit();
    expect(moves).toEqual([['lost', 7]]);
    expect(toasts.subjects()).toEqual(['announcementNotPinned']);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['a pin', false],
    ['the end of one', true],
  ])('stays while %s is being sent, and closes when it has arrived', async (_, isUnpinning) => {
    const pins = handSettled<Parameters<PinPost>, Awaited<ReturnType<PinPost>>>();
    const { actor, submit, moves, isOpen, toasts } = open({ pinnedUntil: '2026-11-22' }, pins.call);
    if (isUnpinning) actor.send({ type: 'unpin.asked' });
    else await submit();
    actor.send({ type: 'close.asked' });
    expect(isOpen()).toBe(true);
    pins.last().resolve({ outcome: done(null), pinned: [] });
    await settled();
    expect([moves.length, toasts.subjects().length, isOpen()]).toEqual([1, 1, false]);
  });

  it.each([
    ['a pin', false, done(null), 'announcementPinned'],
    ['a pin', false, refused('serverFailed'), 'announcementNotPinned'],
    ['the end of one', true, done(null), 'announcementUnpinned'],
    ['the end of one', true, refused('serverFailed'), 'announcementNotUnpinned'],
  ] as const)('REL-18 goes on with %s when the page is left (%s), and tells how it ended: %o', async (...row) => {
    const [, isUnpinning, outcome, subject] = row;
    const pins = handSettled<Parameters<PinPost>, Awaited<ReturnType<PinPost>>>();
    const { actor, submit, leave, toasts } = open({ pinnedUntil: '2026-11-22' }, pins.call);
    if (isUnpinning) actor.send({ type: 'unpin.asked' });
    else await submit();
    leave();
    expect(pins.last().args[2]?.aborted).toBe(false);
    pins.last().resolve({ outcome, pinned: [] });
    await settled();
    expect(toasts.subjects()).toEqual([subject]);
  });

  it('closes when that is asked, also after a pin was refused', async () => {
    const { pin } = answering({ outcome: refused('serverFailed'), pinned: [] });
    const { actor, submit, isOpen } = open({}, pin);
    await submit();
    expect(isOpen()).toBe(true);
    actor.send({ type: 'close.asked' });
    expect(isOpen()).toBe(false);
  });

  it('ends a pin, once for two presses', async () => {
    const { sent, pin } = answering({ outcome: done(null), pinned: [] });
    const { actor, moves, isOpen, toasts } = open({ pinnedUntil: '2026-11-22' }, pin);
    actor.send({ type: 'unpin.asked' });
    actor.send({ type: 'unpin.asked' });
    await settled();
    expect(sent).toEqual([[7, undefined]]);
    expect(moves).toEqual([[7, undefined]]);
    expect(toasts.subjects()).toEqual(['announcementUnpinned']);
    expect(isOpen()).toBe(false);
  });

  it('stays where a pin cannot be ended, and says why', async () => {
    const { pin } = answering({ outcome: refused('unsupported'), pinned: [] });
    const { actor, moves, isOpen } = open({ pinnedUntil: '2026-11-22' }, pin);
    actor.send({ type: 'unpin.asked' });
    await settled();
    expect(actor.getSnapshot().context.failure).toBe('unsupported');
    expect([moves, isOpen()]).toEqual([[], true]);
  });
});
