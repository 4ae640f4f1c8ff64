import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { Profiler } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { bulletinWeeksMachine, weekCalendarMachine } from '@/content/bulletins/bulletin-page.machine.ts';
import { type CalendarDate, daysBetween, isCalendarDate, weekOf } from '@/shared/dates.ts';
import { WeekCalendar } from '@/ui/pages/sermon/bulletin/week-calendar.tsx';
import { useTimeZone } from '../../../../support/time-zone.ts';

const TODAY = '2026-11-18';
const show = (sunday: CalendarDate, onPicked = (_: CalendarDate) => {}) => {
  const calendar = createActor(weekCalendarMachine, { input: { month: sunday } }).start();
  const weeks = createActor(bulletinWeeksMachine).start();
  render(<WeekCalendar today={TODAY} sunday={sunday} calendar={calendar} weeks={weeks} onPicked={onPicked} />);
};

/** The days of the calendar's cells, week by week. */
const weeksShown = (): CalendarDate[][] =>
  [...screen.getByRole('grid').querySelectorAll('tbody tr')].map((row) => [...row.querySelectorAll('td')].map(dayOf));

function dayOf({ dataset: { day = '' } }: HTMLElement): CalendarDate {
  if (!isCalendarDate(day)) throw new Error(`A cell of the calendar names no day, but "${day}"`);
  return day;
}

/** Months in which a day begins at one o'clock or has two midnights, and both ends of years. */
const SUNDAYS = [
  '2023-10-01',
  '2024-03-24',
  '2020-10-04',
  '2010-04-11',
  '1988-05-08',
  '2026-12-27',
  '2027-01-03',
] as const;

describe.each(['America/Asuncion', 'Asia/Seoul', 'UTC', 'Pacific/Kiritimati'])(
  'BULL-01, REL-21 the calendar of weeks in %s',
  (zone) => {
    useTimeZone(zone);

    it.each(SUNDAYS)('shows whole weeks of successive days around %s', (sunday) => {
      show(sunday);
      const weeks = weeksShown();
      expect(weeks.map((week) => week.length)).toEqual(weeks.map(() => 7));
      expect(weeks).toEqual(weeks.map(([monday = sunday]) => days(monday)));
      expect(weeks).toContainEqual(days(weekOf(sunday).first));
      const picked = screen.getAllByRole('gridcell', { selected: true });
      expect(picked.map(({ dataset }) => dataset['day'])).toEqual(days(weekOf(sunday).first));
    });

    it('picks the Sunday of any day of a week', () => {
      const picked = vi.fn();
      show('2023-10-01', picked);
      fireEvent.click(screen.getByRole('button', { name: '10월 3일 화요일' }));
      expect(picked.mock.calls).toEqual([['2023-10-08']]);
    });
  },
);

describe('BULL-01 the calendar of weeks', () => {
  it('begins its weeks on Monday, with weekdays that are read out in full', () => {
    show('2026-11-22');
    const heads = within(screen.getByRole('grid')).getAllByRole('columnheader', { hidden: true });
    expect(heads.map(({ textContent }) => textContent).join('')).toBe('월화수목금토일');
    expect(heads.map((head) => head.getAttribute('aria-label'))).toContain('일요일');
  });

  it('shows no other month, and is not rendered for it, because of another week of the same', () => {
    const rendered = vi.fn();
    const calendar = createActor(weekCalendarMachine, { input: { month: '2026-11-22' } }).start();
    const weeks = createActor(bulletinWeeksMachine).start();
    const props = { today: TODAY, sunday: '2026-11-22', calendar, weeks, onPicked: () => {} } as const;
    render(
      <Profiler id="calendar" onRender={rendered}>
        <WeekCalendar {...props} />
      </Profiler>,
    );
    const rendersFor = (sunday: CalendarDate) => {
      rendered.mockClear();
      act(() => calendar.send({ type: 'week.shown', sunday }));
      return rendered.mock.calls.length;
    };
    expect(rendersFor('2026-11-29')).toBe(0);
    expect(rendersFor('2026-12-06')).toBe(1);
  });

  it('begins with the church’s founding', () => {
    show('1976-05-30');
    expect(screen.getByRole('button', { name: '이전 달' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: '5월 23일 일요일' })).toBeDisabled();
  });
});

function days(monday: CalendarDate): CalendarDate[] {
  const all = weeksShown().flat();
  const start = all.indexOf(monday);
  const week = all.slice(start, start + 7);
  expect(week.map((day) => daysBetween(monday, day))).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(weekOf(monday).first).toBe(monday);
  return week;
}
