import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type WeekCalendarEvent, weekCalendarMachine } from '@/content/machines/week-calendar.machine.ts';
import { walkMachine } from '../../fakes/walk-machine.ts';

const calendar = (day: `${number}-${number}-${number}` = '2026-11-22') => {
  const actor = createActor(weekCalendarMachine, { input: { today: '2026-11-18', day } }).start();
  return (...events: readonly WeekCalendarEvent[]) => {
    for (const event of events) actor.send(event);
    return [actor.getSnapshot().value, actor.getSnapshot().context.day];
  };
};

describe('BULL-01 the calendar of weeks', () => {
  it.each<[WeekCalendarEvent, string, string]>([
    [{ type: 'day.moved', days: 1 }, 'roving', '2026-11-23'],
    [{ type: 'day.moved', days: -7 }, 'roving', '2026-11-15'],
    [{ type: 'week.edgeAsked', edge: 'first' }, 'roving', '2026-11-16'],
    [{ type: 'week.edgeAsked', edge: 'last' }, 'roving', '2026-11-22'],
    [{ type: 'month.moved', months: -1 }, 'roving', '2026-10-22'],
    [{ type: 'month.turned', months: 1 }, 'resting', '2026-12-22'],
    [{ type: 'week.shown', sunday: '2026-01-04' }, 'resting', '2026-01-04'],
  ])('goes by %j', (event, state, day) => {
    expect(calendar()(event)).toEqual([state, day]);
  });

  it('rests when the keyboard has left it', () => {
    expect(calendar()({ type: 'day.moved', days: 1 }, { type: 'calendar.left' })).toEqual(['resting', '2026-11-23']);
  });

  it.each<WeekCalendarEvent>([
    { type: 'day.moved', days: -7 },
    { type: 'month.moved', months: -1 },
    { type: 'month.turned', months: -1 },
  ])('does not go back behind the founding by %j', (event) => {
    expect(calendar('1976-05-26')(event)).toEqual(['resting', '1976-05-26']);
  });
});

describe('REL-27 every state and transition of the calendar of weeks', () => {
  it('is walked; what ends its rest is said by the machine as a whole', async () => {
    const report = await walkMachine({
      machine: weekCalendarMachine,
      inputs: [{ today: '2026-11-18', day: '2026-11-22' }],
      events: [
        { type: 'day.moved', days: 1 },
        { type: 'week.edgeAsked', edge: 'first' },
        { type: 'month.moved', months: 1 },
        { type: 'month.turned', months: 1 },
        { type: 'week.shown', sunday: '2026-11-15' },
        { type: 'calendar.left' },
      ],
    });
    expect(report).toEqual({ neverReached: [], neverLeft: ['weekCalendar.resting'], neverTaken: [], strayed: [] });
  });
});
