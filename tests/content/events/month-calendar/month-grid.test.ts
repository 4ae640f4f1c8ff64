import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CalendarMonth, type ChurchEvent, daysOfMonth, monthAfter } from '@/content/events/events.ts';
import {
  daysBeside,
  type EventBar,
  eventsOn,
  foldWeek,
  layOutMonth,
  touchesMonth,
} from '@/content/events/month-calendar.ts';
import { type CalendarDate, daysAfter, weekdayOf } from '@/shared/dates.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { useTimeZone } from '../../../support/time-zone.ts';

const ZONES = ['America/Asuncion', 'Asia/Seoul', 'UTC', 'Pacific/Kiritimati'] as const;

const months = fc.integer({ min: 0, max: 85 * 12 - 1 }).map((later) => monthAfter('1976-01', later));

/** Months with events in and around them, from one day to ten weeks long. */
const busyMonths = months.chain((month) =>
  fc.record({
    month: fc.constant(month),
    events: fc
      .array(fc.record({ from: fc.integer({ min: -45, max: 45 }), days: fc.integer({ min: 0, max: 70 }) }), {
        maxLength: 40,
      })
      .map((spans) =>
        spans.map(({ from, days }, at) => {
          const start = daysAfter(daysOfMonth(month).first, from);
          return anEvent({ id: at, start, end: daysAfter(start, days) });
        }),
      ),
  }),
);

/** The indexes of the days of six weeks. */
const SIX_WEEKS = [0, 1, 2, 3, 4, 5].map((row) => [0, 1, 2, 3, 4, 5, 6].map((column) => row * 7 + column));

const daysOf = (week: { readonly days: readonly CalendarDate[] }, { column, span }: EventBar) =>
  week.days.slice(column - 1, column - 1 + span);

const lasts = ({ start, end }: ChurchEvent, day: CalendarDate) => start <= day && day <= end;

describe.each(ZONES)('REL-21 a month laid out in %s', (zone) => {
  useTimeZone(zone);

  it('has six successive weeks from Sunday to Saturday, with the whole month (EVNT-01)', () => {
    const wrong: CalendarMonth[] = [];
    for (let month: CalendarMonth = '1976-01'; month <= '2060-12'; month = monthAfter(month, 1)) {
      const weeks = layOutMonth(month, []).map(({ days }) => days);
      const { first, last } = daysOfMonth(month);
      const sunday = weeks[0]?.[0] ?? last;
      const isRight =
        weekdayOf(sunday) === 0 &&
        weeks[0]?.includes(first) === true &&
        weeks.flat().includes(last) &&
        weeks.join(' ') === SIX_WEEKS.map((row) => row.map((at) => daysAfter(sunday, at)).join(',')).join(' ');
      if (!isRight) wrong.push(month);
    }
    expect(wrong).toEqual([]);
  });

  it('shows an event on each of its days, and on no other (EVNT-03)', () => {
    fc.assert(
      fc.property(busyMonths, ({ month, events }) => {
        const weeks = layOutMonth(month, events);
        for (const event of events) {
          const shown = weeks.flatMap((week) =>
            week.bars.filter((bar) => bar.event === event).flatMap((bar) => daysOf(week, bar)),
          );
          expect(shown).toEqual(weeks.flatMap((week) => week.days).filter((day) => lasts(event, day)));
        }
      }),
    );
  });

  it('lays no bar over another', () => {
    fc.assert(
      fc.property(busyMonths, ({ month, events }) => {
        for (const week of layOutMonth(month, events)) {
          const places = week.bars.flatMap((bar) => daysOf(week, bar).map((day) => `${day} in lane ${bar.lane}`));
          expect(new Set(places).size).toBe(places.length);
        }
      }),
    );
  });

  it('marks every bar of an event that continues beyond its row', () => {
    fc.assert(
      fc.property(busyMonths, ({ month, events }) => {
        for (const week of layOutMonth(month, events)) {
          for (const { event, column, span, continuesBefore, continuesAfter } of week.bars) {
            expect(continuesBefore).toBe(event.start < (week.days[column - 1] ?? ''));
            expect(continuesAfter).toBe(event.end > (week.days[column + span - 2] ?? ''));
            expect(continuesBefore && column !== 1).toBe(false);
            expect(continuesAfter && column + span !== 8).toBe(false);
          }
        }
      }),
    );
  });

  it('counts the hidden bars of each day', () => {
    fc.assert(
      fc.property(busyMonths, fc.integer({ min: 0, max: 4 }), ({ month, events }, lanes) => {
        for (const week of layOutMonth(month, events)) {
          const { bars, hidden } = foldWeek(week, lanes);
          expect(bars.every(({ lane }) => lane < lanes)).toBe(true);
          week.days.forEach((day, at) => {
            const shown = bars.filter((bar) => daysOf(week, bar).includes(day)).length;
            const held = events.filter((event) => lasts(event, day)).length;
            expect(shown + (hidden[at] ?? 0)).toBe(held);
            expect(week.eventCounts[at]).toBe(held);
          });
        }
      }),
    );
  });
});

/** `lane: name column+span`, with ‹ and › where it continues beyond the row. */
const drawn = (month: CalendarMonth, events: readonly ChurchEvent[]) =>
  layOutMonth(month, events).map(({ bars }) =>
    bars.map(
      ({ event, column, span, lane, continuesBefore, continuesAfter }) =>
        `${lane}: ${continuesBefore ? '‹' : ''}${event.name} ${column}+${span}${continuesAfter ? '›' : ''}`,
    ),
  );

describe('EVNT-03 events in their rows', () => {
  it('a single day takes one column, and a week of prayer is split at the end of a row', () => {
    const events = [
      anEvent({ id: 1, name: '수요', start: '2026-11-18' }),
      anEvent({ id: 2, name: '통독', start: '2026-11-19', end: '2026-11-24' }),
      anEvent({ id: 3, name: '주일', start: '2026-11-22' }),
    ];
    expect(drawn('2026-11', events)).toEqual([
      [],
      [],
      ['0: 수요 4+1', '0: 통독 5+3›'],
      ['0: ‹통독 1+3', '1: 주일 1+1'],
      [],
      [],
    ]);
  });

  it('REL-22 an event over the end of the year is in both months', () => {
    const watch = anEvent({ name: '송구영신', start: '2026-12-28', end: '2027-01-03' });
    expect(drawn('2026-12', [watch])).toEqual([[], [], [], [], ['0: 송구영신 2+6›'], ['0: ‹송구영신 1+1']]);
    expect(drawn('2027-01', [watch])[0]).toEqual(['0: 송구영신 2+6›']);
    expect(touchesMonth(watch, '2026-12') && touchesMonth(watch, '2027-01')).toBe(true);
    expect(touchesMonth(watch, '2027-02')).toBe(false);
  });

  it('an event longer than the grid fills it from edge to edge', () => {
    const season = anEvent({ name: '절기', start: '2026-01-01', end: '2026-12-31' });
    expect(drawn('2026-11', [season])).toEqual(Array.from({ length: 6 }, () => ['0: ‹절기 1+7›']));
  });

  it('of two events that begin together, the longer is above', () => {
    const short = anEvent({ id: 1, name: '하루', start: '2026-11-09' });
    const long = anEvent({ id: 2, name: '심방', start: '2026-11-09', end: '2026-11-13' });
    expect(drawn('2026-11', [short, long])[1]).toEqual(['0: 심방 2+5', '1: 하루 2+1']);
    expect(eventsOn('2026-11-09', [short, long])).toEqual([long, short]);
    expect(eventsOn('2026-11-10', [short, long])).toEqual([long]);
  });
});

describe('the days before and after the month', () => {
  it.each([
    ['2026-11', [['2026-12-01', '2026-12-12']]],
    [
      '2026-12',
      [
        ['2026-11-29', '2026-11-30'],
        ['2027-01-01', '2027-01-09'],
      ],
    ],
  ] as const)('of %s are those that its six weeks show', (month, spans) => {
    expect(daysBeside(month).map(({ first, last }) => [first, last])).toEqual(spans);
  });
});
