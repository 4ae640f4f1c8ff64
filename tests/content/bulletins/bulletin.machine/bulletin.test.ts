import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { bulletinMachine } from '@/content/bulletins/bulletin.machine.ts';
import type { Bulletin } from '@/content/bulletins/bulletins.ts';
import { fromOutcome } from '@/shared/actors.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';

function runningBulletin() {
  const read = handSettled<[CalendarDate, AbortSignal], Outcome<Bulletin>>();
  const remove = handSettled<[CalendarDate], Outcome<null>>();
  const machine = bulletinMachine.provide({
    actors: {
      read: fromOutcome(({ input, signal }) => read.call(input, signal)),
      publications: fromCallback(() => undefined),
      remove: fromOutcome(({ input }) => remove.call(input)),
    },
  });
  const actor = createActor(machine, { input: { sunday: '2026-11-22' } }).start();
  return {
    actor,
    read,
    remove,
    state: () => actor.getSnapshot().value,
    pages: () => actor.getSnapshot().context.pages,
    show: async (sunday: CalendarDate, ...pages: readonly string[]) => {
      read.last().resolve(done({ sunday, pages }));
      await settled();
    },
    askToRemove: () => {
      actor.send({ type: 'removal.asked' });
      actor.send({ type: 'removal.confirmed' });
    },
  };
}

describe('BULL-02 a bulletin', () => {
  it('is read for its Sunday and shown in order', async () => {
    const { read, show, pages, state } = runningBulletin();
    expect(read.last().args[0]).toBe('2026-11-22');
    await show('2026-11-22', '/1.png', '/2.png');
    expect([state(), pages()]).toEqual(['shown', ['/1.png', '/2.png']]);
  });

  it('is replaced by that of another week, and a late answer is ignored', async () => {
    const { actor, read, show, pages, state } = runningBulletin();
    await show('2026-11-22', '/1.png');
    actor.send({ type: 'week.shown', sunday: '2026-11-15' });
    expect([state(), pages()]).toEqual(['reading', []]);
    const late = read.last();
    actor.send({ type: 'week.shown', sunday: '2026-11-08' });
    expect(late.args[1].aborted).toBe(true);
    late.resolve(done({ sunday: '2026-11-15', pages: ['/late.png'] }));
    await settled();
    expect(pages()).toEqual([]);
    await show('2026-11-08', '/8.png');
    expect(actor.getSnapshot().context).toMatchObject({ sunday: '2026-11-08', pages: ['/8.png'] });
  });

  it('may be that of another Sunday than asked for, such as the newest', async () => {
    const { actor, show } = runningBulletin();
    await show('2026-11-08', '/8.png');
    expect(actor.getSnapshot().context.sunday).toBe('2026-11-08');
  });

  it('is read again after pages were added', async () => {
    const { actor, read, show } = runningBulletin();
    await show('2026-11-22', '/1.png');
    actor.send({ type: 'bulletin.changed' });
    expect(read.calls).toHaveLength(2);
  });

  it('keeps an unsaved order when pages are added meanwhile, and is read again after it', async () => {
    const { actor, read, show, state } = runningBulletin();
    await show('2026-11-22', '/1.png', '/2.png');
    actor.send({ type: 'pageOrder.opened' });
    actor.send({ type: 'bulletin.changed' });
    expect([state(), read.calls.length]).toEqual(['arranging', 1]);
    actor.send({ type: 'changes.left' });
    expect([state(), read.calls.length]).toEqual(['reading', 2]);
  });

  it('is not read again when an order was closed and nothing was added', async () => {
    const { actor, read, show, state } = runningBulletin();
    await show('2026-11-22', '/1.png');
    actor.send({ type: 'pageOrder.opened' });
    actor.send({ type: 'changes.left' });
    expect([state(), read.calls.length]).toEqual(['shown', 1]);
  });

  it('is read again for an editor whose reordering met other pages', async () => {
    const { actor, read, show, state } = runningBulletin();
    await show('2026-11-22', '/1.png');
    actor.send({ type: 'pageOrder.opened' });
    actor.send({ type: 'reload.asked' });
    expect([state(), read.calls.length]).toEqual(['reading', 2]);
  });
});

describe('BULL-04 a bulletin without pages', () => {
  it('is empty', async () => {
    const { show, state } = runningBulletin();
    await show('2026-11-22');
    expect(state()).toBe('empty');
  });

  it('is not shown when it cannot be read, and can be read again', async () => {
    const { actor, read, show, state, pages } = runningBulletin();
    await show('2026-11-22', '/1.png');
    actor.send({ type: 'bulletin.changed' });
    read.last().resolve(refused('timedOut'));
    await settled();
    expect([state(), pages(), actor.getSnapshot().context.failure]).toEqual(['failed', [], 'timedOut']);
    actor.send({ type: 'retry.asked' });
    expect(read.calls).toHaveLength(3);
  });
});

describe('BULL-08 deleting a bulletin', () => {
  it('asks first, and does nothing when the reader cancels', async () => {
    const { actor, show, remove, state } = runningBulletin();
    await show('2026-11-22', '/1.png');
    actor.send({ type: 'removal.confirmed' });
    actor.send({ type: 'removal.asked' });
    expect(state()).toBe('confirming');
    actor.send({ type: 'removal.cancelled' });
    expect([state(), remove.calls.length]).toEqual(['shown', 0]);
  });

  it.each([
    ['done', done(null), 'empty', 0],
    ['forbidden', refused('forbidden' as const), 'shown', 1],
    ['networkError', refused('networkError' as const), 'shown', 1],
  ])('that is answered with %s ends in that state', async (_, answer, end, left) => {
    const { show, remove, state, pages, askToRemove } = runningBulletin();
    await show('2026-11-15', '/1.png');
    askToRemove();
    expect(remove.last().args).toEqual(['2026-11-15']);
    remove.last().resolve(answer);
    await settled();
    expect([state(), pages().length]).toEqual([end, left]);
  });
});
