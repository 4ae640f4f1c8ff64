import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { bulletinWeeksMachine } from '@/content/bulletins/bulletin-page.machine.ts';
import { CallFailure, fromOutcome } from '@/shared/actors.machine.ts';
import type { CalendarDate, DateSpan } from '@/shared/dates.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';
import { fails, succeeds, walkMachine } from '../../../support/walk-machine.ts';

function running() {
  const list = handSettled<[DateSpan], Outcome<readonly CalendarDate[]>>();
  const machine = bulletinWeeksMachine.provide({ actors: { list: fromOutcome(({ input }) => list.call(input)) } });
  const actor = createActor(machine).start();
  const answer = async (outcome: Outcome<readonly CalendarDate[]>) => {
    list.last().resolve(outcome);
    await settled();
  };
  return { actor, list, answer, sundays: () => actor.getSnapshot().context.sundays };
}

describe('BULL-01 the weeks with a bulletin', () => {
  it('are read once for each year, including the week over its end', async () => {
    const { actor, list, answer, sundays } = running();
    actor.send({ type: 'month.shown', month: '2026-11-22' });
    await answer(done(['2026-11-15']));
    actor.send({ type: 'month.shown', month: '2026-12-01' });
    actor.send({ type: 'month.shown', month: '2027-01-01' });
    expect(list.calls.map(({ args }) => args[0])).toEqual([
      { first: '2026-01-01', last: '2027-01-07' },
      { first: '2027-01-01', last: '2028-01-07' },
    ]);
    expect(sundays()).toEqual(['2026-11-15']);
  });

  it('are corrected by bulletins that are read', async () => {
    const { actor, answer, sundays } = running();
    actor.send({ type: 'month.shown', month: '2026-11-22' });
    await answer(done(['2026-11-15', '2026-11-22']));
    actor.send({ type: 'bulletin.read', sunday: '2026-11-22', isThere: false });
    actor.send({ type: 'bulletin.read', sunday: '2026-11-08', isThere: true });
    expect(sundays()).toEqual(['2026-11-15', '2026-11-08']);
  });

  it('are not read again when the server cannot list them; then only read bulletins are known', async () => {
    const { actor, list, answer, sundays } = running();
    actor.send({ type: 'month.shown', month: '2026-11-22' });
    await answer(refused('unsupported'));
    actor.send({ type: 'month.shown', month: '2025-11-22' });
    actor.send({ type: 'bulletin.read', sunday: '2026-11-22', isThere: true });
    expect([list.calls.length, sundays()]).toEqual([1, ['2026-11-22']]);
  });

  it('are read again after a failure, when their year is shown again', async () => {
    const { actor, list, answer } = running();
    actor.send({ type: 'month.shown', month: '2026-11-22' });
    await answer(refused('networkError'));
    expect(list.calls).toHaveLength(1);
    actor.send({ type: 'month.shown', month: '2026-10-22' });
    expect(list.calls).toHaveLength(2);
  });

  it('REL-27 are walked', async () => {
    const report = await walkMachine({
      machine: bulletinWeeksMachine,
      tell: ({ context }) => [context.asked.length, context.sundays.length, context.wanted],
      events: [
        { type: 'month.shown', month: '2026-11-22' },
        { type: 'bulletin.read', sunday: '2026-11-22', isThere: true },
        ...succeeds(bulletinWeeksMachine, 'list', ['2026-11-15']),
        ...fails(bulletinWeeksMachine, 'list', new CallFailure('unsupported')),
        ...fails(bulletinWeeksMachine, 'list'),
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: ['bulletinWeeks.unsupported'], neverTaken: [], strayed: [] });
  });
});
