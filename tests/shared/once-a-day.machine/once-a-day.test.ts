import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { type DaysToCompare, onceADayMachine } from '@/shared/once-a-day.machine.ts';
import { settled } from '../../fakes/deferred.ts';
import { fails, succeeds, walkMachine } from '../../support/walk-machine.ts';

const TODAY = '2026-11-20';

const openedWith = async (readDays: () => Promise<DaysToCompare>) => {
  const stored: string[] = [];
  const actor = createActor(
    onceADayMachine.provide({
      actors: { readDays: fromPromise(readDays), obstacles: fromCallback(() => undefined) },
      actions: { keepToday: () => void stored.push(TODAY) },
    }),
  ).start();
  await settled();
  return { actor, stored, state: () => actor.getSnapshot().value };
};

const storedDay = (stored: string | undefined) => openedWith(() => Promise.resolve({ today: TODAY, stored }));

describe('HOME-02 a poster that is shown once a day', () => {
  it.each([undefined, '2026-11-19', '2026-11-21', '', 'null', '{"day":1}', '2026-11-20T00:00'])(
    'is due when %j is stored',
    async (stored) => {
      expect((await storedDay(stored)).state()).toBe('due');
    },
  );

  it('is not due when today is stored', async () => {
    const { state, actor } = await storedDay(TODAY);
    expect(state()).toBe('notDue');
    expect(actor.getSnapshot().can({ type: 'obstacle.cleared' })).toBe(false);
  });

  it('HOME-01 is chosen by the day on which it is due', async () => {
    const { actor } = await storedDay('2026-11-19');
    expect(actor.getSnapshot().context.today).toBe(TODAY);
  });

  it('is due when nothing can be read, without an exception', async () => {
    const { state } = await openedWith(() => Promise.reject(new Error('denied')));
    expect(state()).toBe('due');
  });

  it('opens when nothing else is open, and stores today only when it is closed', async () => {
    const { actor, stored, state } = await storedDay(undefined);
    actor.send({ type: 'dialog.closed' });
    expect([state(), stored]).toEqual(['due', []]);
    actor.send({ type: 'obstacle.cleared' });
    expect([state(), stored]).toEqual(['open', []]);
    actor.send({ type: 'dialog.closed' });
    expect([state(), stored]).toEqual(['closed', [TODAY]]);
  });
});

describe('REL-27 every state and transition of the poster of the day', () => {
  it('is reached, left and taken by some event', async () => {
    const report = await walkMachine({
      machine: onceADayMachine,
      inert: ['obstacles'],
      events: [
        { type: 'obstacle.cleared' },
        { type: 'dialog.closed' },
        ...succeeds(onceADayMachine, 'readDays', { today: TODAY, stored: TODAY }),
        ...succeeds(onceADayMachine, 'readDays', { today: TODAY, stored: undefined }),
        ...fails(onceADayMachine, 'readDays'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: [], neverTaken: [], strayed: [] });
  });
});
