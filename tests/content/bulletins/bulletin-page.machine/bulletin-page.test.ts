import { describe, expect, it } from 'vitest';
import { createActor, fromCallback } from 'xstate';
import { bulletinMachine } from '@/content/bulletins/bulletin.machine.ts';
import { bulletinPageMachine, bulletinWeeksMachine } from '@/content/bulletins/bulletin-page.machine.ts';
import type { Bulletin } from '@/content/bulletins/bulletins.ts';
import { fromOutcome } from '@/shared/actors.machine.ts';
import type { CalendarDate, DateSpan } from '@/shared/dates.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import { settled } from '../../../fakes/deferred.ts';
import { handSettled } from '../../../fakes/hand-settled.ts';

function runningPage(sunday: CalendarDate) {
  const read = handSettled<[CalendarDate], Outcome<Bulletin>>();
  const list = handSettled<[DateSpan], Outcome<readonly CalendarDate[]>>();
  const machine = bulletinPageMachine.provide({
    actors: {
      bulletin: bulletinMachine.provide({
        actors: {
          read: fromOutcome(({ input }) => read.call(input)),
          publications: fromCallback(() => undefined),
        },
      }),
      addressListener: fromCallback(() => undefined),
      weeks: bulletinWeeksMachine.provide({ actors: { list: fromOutcome(({ input }) => list.call(input)) } }),
    },
  });
  const page = createActor(machine, { input: { sunday, page: '/sermon/bulletin' } }).start();
  const { bulletin, calendar, weeks } = page.getSnapshot().context;
  return {
    list,
    calendar,
    show: (next: CalendarDate) => page.send({ type: 'week.shown', sunday: next }),
    asked: () => read.calls.map(({ args }) => args[0]),
    years: () => list.calls.map(({ args }) => args[0].first.slice(0, 4)),
    month: () => calendar.getSnapshot().context.month,
    shown: () => bulletin.getSnapshot().context.sunday,
    marked: () => weeks.getSnapshot().context.sundays,
    answer: async (of: CalendarDate, ...pages: readonly string[]) => {
      read.last().resolve(done({ sunday: of, pages }));
      await settled();
    },
  };
}

describe('BULL-01 a bulletin beside its calendar', () => {
  it('reads the week that is shown first, once, and the weeks with a bulletin of that year', () => {
    const page = runningPage('2026-11-22');
    page.show('2026-11-22');
    expect([page.asked(), page.years(), page.month()]).toEqual([['2026-11-22'], ['2026'], '2026-11-22']);
  });

  it('shows another week in both, and reads its year', () => {
    const page = runningPage('2026-11-22');
    page.show('2025-12-28');
    expect([page.asked(), page.shown(), page.month()]).toEqual([
      ['2026-11-22', '2025-12-28'],
      '2025-12-28',
      '2025-12-28',
    ]);
  });

  it('reads the year but no other bulletin when only the calendar’s month changes', async () => {
    const page = runningPage('2026-11-22');
    page.list.last().resolve(done([]));
    await settled();
    page.calendar.send({ type: 'month.turned', month: '2027-01-01' });
    expect([page.asked(), page.years()]).toEqual([['2026-11-22'], ['2026', '2027']]);
  });

  it('marks the week as the bulletin was read, with or without pages', async () => {
    const page = runningPage('2026-11-22');
    await page.answer('2026-11-22', '/1.png');
    expect(page.marked()).toEqual(['2026-11-22']);
    page.show('2026-11-15');
    await page.answer('2026-11-15');
    expect(page.marked()).toEqual(['2026-11-22']);
  });
});
