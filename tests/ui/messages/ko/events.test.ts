import { describe, expect, it } from 'vitest';
import { monthTitle } from '@/ui/messages/ko/calendar.ts';
import { dayLabel, eventLead, eventName, eventRemark, eventSpan, icsMessages } from '@/ui/messages/ko/events.ts';
import { anEvent } from '../../../builders/church-event.ts';

describe('the days of an event as text', () => {
  it.each([
    ['2026-11-18', '2026-11-18', '2026년 11월 18일 수요일', '11월 18일'],
    [
      '2026-11-19',
      '2026-11-24',
      '2026년 11월 19일 목요일부터 11월 24일 화요일까지, 6일 동안',
      '11월 19일부터 11월 24일까지',
    ],
    [
      '2026-12-30',
      '2027-01-03',
      '2026년 12월 30일 수요일부터 2027년 1월 3일 일요일까지, 5일 동안',
      '12월 30일부터 1월 3일까지',
    ],
  ] as const)('from %s to %s (REL-22)', (start, end, span, lead) => {
    expect(eventSpan(anEvent({ start, end }))).toBe(span);
    expect(eventLead(anEvent({ start, end }))).toBe(`수요예배, ${lead}, `);
  });

  it.each([
    [{}, '주관 교역자회'],
    [{ hostedBy: '' }, ''],
    [{ start: '2026-11-19', end: '2026-11-24' }, '11월 19일–11월 24일 · 주관 교역자회'],
  ] as const)('%j is remarked as "%s"', (event, remark) => {
    expect(eventRemark(anEvent(event))).toBe(remark);
  });
});

describe('the name of an event', () => {
  it.each([
    ['사랑의 바자회', '사랑의 바자회'],
    [' \n', '수요예배'],
  ])('written as %j is %s', (name, shown) => {
    expect(eventName(anEvent({ name }))).toBe(shown);
  });
});

describe('a day of the grid as text', () => {
  it.each([
    [2, false, '11월 18일 수요일, 행사 2개'],
    [0, true, '11월 18일 수요일, 오늘, 행사 없음'],
    [undefined, false, '11월 18일 수요일'],
  ])('with %s events', (held, isToday, label) => {
    expect(dayLabel('2026-11-18', held, isToday)).toBe(label);
  });

  it('contains its month', () => {
    expect(monthTitle('2027-01')).toBe('2027년 1월');
  });
});

describe('the texts of a calendar file', () => {
  it('contain type and host, where there is one', () => {
    expect(icsMessages(anEvent()).description).toBe('수요예배 · 주관 교역자회');
    expect(icsMessages(anEvent({ hostedBy: '', type: undefined })).description).toBe('행사');
  });
});
