import { describe, expect, it } from 'vitest';
import type { EventAnswer } from '@/content/attendance/attendance.ts';
import { nextEvents } from '@/content/attendance/next-events.ts';
import { anEvent } from '../../builders/church-event.ts';

const TODAY = '2026-11-18';

const answer = (
  eventId: number,
  start: `${number}-${number}-${number}`,
  said: Partial<EventAnswer> = {},
): EventAnswer => ({
  eventId,
  name: `행사 ${eventId}`,
  start,
  people: 2,
  waiting: false,
  ...said,
});

const events = [
  anEvent({ id: 1, start: '2026-11-16', end: '2026-11-20' }),
  anEvent({ id: 2, start: '2026-11-19', end: '2026-11-19' }),
  anEvent({ id: 3, start: '2026-11-22', end: '2026-11-22' }),
  anEvent({ id: 4, start: '2026-11-25', end: '2026-11-25' }),
];

const idsOf = (answers: readonly EventAnswer[], others = 2) =>
  nextEvents(events, answers, TODAY, others).map(({ id }) => id);

describe('MINE-01 MINE-05 the events that come next', () => {
  it('are the soonest where nothing was said', () => {
    expect(idsOf([])).toEqual([1, 2]);
  });

  it('begin with those to which the user comes, the soonest first, beside as many others', () => {
    expect(idsOf([answer(4, '2026-11-25'), answer(3, '2026-11-22')])).toEqual([3, 4, 1, 2]);
  });

  it('have what was said, and the type and day of the calendar', () => {
    const [first] = nextEvents(events, [answer(1, '2026-11-16', { people: 3, waiting: true })], TODAY, 0);
    expect(first).toMatchObject({ id: 1, day: TODAY, own: { people: 3, waiting: true }, type: events[0]?.type });
  });

  it('contain one beyond the months that were read, and none that is over', () => {
    expect(idsOf([answer(9, '2027-02-01'), answer(8, '2026-11-01')], 1)).toEqual([9, 1]);
  });
});
