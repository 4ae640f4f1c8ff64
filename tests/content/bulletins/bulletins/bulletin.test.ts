import { describe, expect, it } from 'vitest';
import { bulletinLabel, sundayOfLabel } from '@/content/bulletins/bulletins.ts';
import { calendarDateOf, daysAfter, monthAround } from '@/shared/dates.ts';
import { useTimeZone } from '../../../support/time-zone.ts';

describe('BULL-02 the label of a bulletin', () => {
  it.each([
    ['2026-11-16', 'Sun2026Nov22'],
    ['2026-11-21', 'Sun2026Nov22'],
    ['2026-11-22', 'Sun2026Nov22'],
    ['2026-11-23', 'Sun2026Nov29'],
    ['2026-02-28', 'Sun2026Mar01'],
    ['2024-02-28', 'Sun2024Mar03'],
    ['1976-05-30', 'Sun1976May30'],
  ] as const)('of the week of %s is %s', (date, label) => {
    expect(bulletinLabel(date)).toBe(label);
  });

  it('REL-22 of every day from 28 December 2026 to 3 January 2027 is Sun2027Jan03', () => {
    const week = Array.from({ length: 7 }, (_, at) => daysAfter('2026-12-28', at));
    expect(new Set(week.map(bulletinLabel))).toEqual(new Set(['Sun2027Jan03']));
  });

  it.each([
    ['Sun2026Nov22', '2026-11-22'],
    ['Sun2027Jan03', '2027-01-03'],
    ['Sun2026Nov23', undefined],
    ['Sun2026Feb30', undefined],
    ['Sun2026nov22', undefined],
    ['../etc', undefined],
  ])('%s names %s', (label, sunday) => {
    expect(sundayOfLabel(label)).toBe(sunday);
  });

  it('names each month in English', () => {
    const firsts = Array.from({ length: 12 }, (_, at) => monthAround('2026-01-01', at).first);
    const months = firsts.map((first) => daysAfter(first, 14));
    expect(months.map((date) => bulletinLabel(date).slice(7, 10))).toEqual(
      'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
    );
  });
});

describe.each(['America/Asuncion', 'Asia/Seoul', 'UTC', 'Pacific/Kiritimati'])('REL-21 in %s', (zone) => {
  useTimeZone(zone);

  it('the label of every Sunday from 1976 to 2060 names that Sunday', () => {
    for (let sunday = new Date(1976, 0, 4, 12); sunday.getFullYear() < 2061; sunday.setDate(sunday.getDate() + 7)) {
      const [, month = '', day = '', year = ''] = sunday.toDateString().split(' ');
      expect(bulletinLabel(calendarDateOf(sunday))).toBe(`Sun${year}${month}${day}`);
    }
  });
});
