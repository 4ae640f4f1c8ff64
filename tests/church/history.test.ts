import { describe, expect, it } from 'vitest';
import { historyEras } from '@/church/history.ts';
import { isCalendarDate } from '@/shared/dates.ts';
import { eraYears, historyTimeText } from '@/ui/messages/ko/history.ts';

const events = historyEras.flatMap((era) => era.events);

/** The first day of a date that may lack month or day. */
const firstDay = (time: string): string => `${time}-01-01`.slice(0, 'YYYY-MM-DD'.length);

describe('the history of the church (INTR-02)', () => {
  it('has at least forty events', () => {
    expect(events.length).toBeGreaterThanOrEqual(40);
  });

  it('begins with the founding on 30 May 1976 and ends in 2025', () => {
    expect(events[0]).toMatchObject({ time: '1976-05-30', description: expect.stringContaining('창립예배') });
    expect(events.at(-1)?.time).toMatch(/^2025-/);
  });

  it.each(events)('has an existing date for each event: $time', ({ time }) => {
    expect(time).toMatch(/^\d{4}(?:-\d{2}){0,2}$/);
    expect(isCalendarDate(firstDay(time))).toBe(true);
  });

  it('is in chronological order, without a repeated date', () => {
    const days = events.map(({ time }) => firstDay(time));

    expect(days).toEqual([...new Set(days)].toSorted());
  });

  it('describes every event in whole sentences, with or without a title', () => {
    for (const { description } of events) expect(description).toMatch(/^\S.*다\.$/);
    expect(events.some(({ title }) => title === undefined)).toBe(true);
  });

  it('has no year between its eras, and each event in its own era', () => {
    historyEras.forEach(({ from, to, events: own }, at) => {
      expect(from).toBe(at === 0 ? 1976 : (historyEras[at - 1]?.to ?? 0) + 1);
      for (const { time } of own) expect(Number(time.slice(0, 4))).toSatisfy((year) => from <= year && year <= to);
    });
    expect(historyEras.at(-1)?.to).toBe(2025);
  });
});

describe('the text of a date', () => {
  it.each([
    ['1976-05-30', '1976년 5월 30일'],
    ['1983-10-05', '1983년 10월 5일'],
    ['1976-08', '1976년 8월'],
    ['1980', '1980년'],
  ])('%s is shown as %s', (time, words) => {
    expect(historyTimeText(time)).toBe(words);
  });

  it('an era is named by its years', () => {
    expect(historyEras.slice(0, 1).map(eraYears)).toEqual(['1976–1984']);
  });
});
