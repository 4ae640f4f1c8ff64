import { describe, expect, it } from 'vitest';
import { comingEvents, monthsAhead, nextDayOf, oncePerSeries } from '@/content/events/upcoming-events.ts';
import { anEvent } from '../../builders/church-event.ts';

const TODAY = '2026-11-18';

describe('the next events', () => {
  it('are those that have not ended, soonest first, at most as many as asked for', () => {
    const events = [
      anEvent({ id: 1, start: '2026-11-22' }),
      anEvent({ id: 2, start: '2026-11-17' }),
      anEvent({ id: 3, start: '2026-11-18' }),
      anEvent({ id: 4, start: '2026-12-02' }),
      anEvent({ id: 5, start: '2026-11-19' }),
    ];
    expect(comingEvents(events, TODAY, 3).map(({ id }) => id)).toEqual([3, 5, 1]);
  });

  it('include events that have already begun, as if they began today', () => {
    const week = anEvent({ id: 1, start: '2026-11-16', end: '2026-11-20' });
    const tomorrow = anEvent({ id: 2, start: '2026-11-19' });
    expect(comingEvents([tomorrow, week], TODAY, 3)).toEqual([week, tomorrow]);
    expect(nextDayOf(week, TODAY)).toBe(TODAY);
    expect(nextDayOf(tomorrow, TODAY)).toBe('2026-11-19');
  });

  it('include an event only once that is in both months', () => {
    const over = anEvent({ id: 7, start: '2026-11-29', end: '2026-12-03' });
    expect(comingEvents([over, { ...over, id: '7' }], TODAY, 3)).toHaveLength(1);
  });
});

describe('the months that are searched', () => {
  it.each([
    ['2026-11-16', ['2026-11-01']],
    ['2026-11-17', ['2026-11-01', '2026-12-01']],
    ['2026-12-31', ['2026-12-01', '2027-01-01']],
    ['2026-12-01', ['2026-12-01']],
  ] as const)('on %s begin on %j (REL-22: over the end of the year too)', (today, firsts) => {
    expect(monthsAhead(today).map(({ first }) => first)).toEqual(firsts);
  });
});

describe('FIND-02 events that repeat', () => {
  it('are found once: the next one, or the last; one under way is the next', () => {
    const sundays = ['2026-11-29', '2026-11-08', '2026-11-22', '2026-11-15'] as const;
    const services = sundays.map((start, id) => anEvent({ id, name: '주일예배', start }));
    const past = [
      anEvent({ id: 7, name: '바자회', start: '2025-11-01' }),
      anEvent({ id: 8, name: '바자회', start: '2026-11-01' }),
    ];
    const week = anEvent({ id: 9, name: '주일예배', hostedBy: '청년부', start: '2026-11-16', end: '2026-11-20' });
    expect(oncePerSeries([...services, ...past, week], '2026-11-18').map(({ id }) => id)).toEqual([8, 2, 9]);
  });
});
