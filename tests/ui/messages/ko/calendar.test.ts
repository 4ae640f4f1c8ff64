import { describe, expect, it } from 'vitest';
import { dayName, monthName, spanText, weekdayName } from '@/ui/messages/ko/calendar.ts';

describe('a span of days as text', () => {
  it.each([
    ['2026-11-16', '2026-11-22', '2026년 11월 16일–22일'],
    ['2026-11-30', '2026-12-06', '2026년 11월 30일–12월 6일'],
    ['2026-12-28', '2027-01-03', '2026년 12월 28일–2027년 1월 3일'],
  ] as const)('from %s to %s is %s', (first, last, text) => {
    expect(spanText({ first, last })).toBe(text);
  });

  it('has each weekday as one syllable', () => {
    const days = [
      '2026-11-15',
      '2026-11-16',
      '2026-11-17',
      '2026-11-18',
      '2026-11-19',
      '2026-11-20',
      '2026-11-21',
    ] as const;
    expect(days.map(weekdayName).join('')).toBe('일월화수목금토');
  });
});

describe('a day as text', () => {
  it('has its month and its weekday', () => {
    expect([monthName('2026-12-02'), dayName('2026-12-02')]).toEqual(['12월', '12월 2일 수요일']);
  });
});
