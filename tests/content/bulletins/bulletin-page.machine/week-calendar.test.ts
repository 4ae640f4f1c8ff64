import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { type WeekCalendarEvent, weekCalendarMachine } from '@/content/bulletins/bulletin-page.machine.ts';
import { walkMachine } from '../../../support/walk-machine.ts';

const monthAfter = (...events: readonly WeekCalendarEvent[]): string => {
  const actor = createActor(weekCalendarMachine, { input: { month: '2026-11-22' } }).start();
  for (const event of events) actor.send(event);
  return actor.getSnapshot().context.month;
};

describe('BULL-01 the calendar of weeks', () => {
  it('begins with the month of its week', () => {
    expect(monthAfter()).toBe('2026-11-22');
  });

  it('shows another month, and follows when another week is shown', () => {
    const turned = { type: 'month.turned', month: '2026-12-01' } as const;
    expect(monthAfter(turned)).toBe('2026-12-01');
    expect(monthAfter(turned, { type: 'week.shown', sunday: '2026-01-04' })).toBe('2026-01-04');
  });
});

describe('REL-27 every state and transition of the calendar of weeks', () => {
  it('is walked; its states are left only by transitions of the root', async () => {
    const report = await walkMachine({
      machine: weekCalendarMachine,
      inputs: [{ month: '2026-11-22' }],
      events: [
        { type: 'month.turned', month: '2026-12-01' },
        { type: 'week.shown', sunday: '2026-11-15' },
      ],
    });
    expect(report).toEqual({
      neverReached: [],
      neverLeft: ['weekCalendar.atWeek', 'weekCalendar.turned'],
      neverTaken: [],
      strayed: [],
    });
  });
});
