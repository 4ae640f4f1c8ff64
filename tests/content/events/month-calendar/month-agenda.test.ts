import { describe, expect, it } from 'vitest';
import type { ChurchEvent } from '@/content/events/events.ts';
import { agendaOf } from '@/content/events/month-calendar.ts';
import { anEvent } from '../../../builders/church-event.ts';

const TODAY = '2026-11-18';

const read = (events: readonly ChurchEvent[], month: Parameters<typeof agendaOf>[0] = '2026-11') => {
  const { past, days } = agendaOf(month, events, TODAY);
  const lines = (part: typeof days) =>
    part.map(({ date, events: held }) => `${date} ${held.map(({ name }) => name).join(' ')}`);
  return { past: lines(past), days: lines(days) };
};

describe('a month as a list', () => {
  it('lists each event once, on its first day, and separates past ones', () => {
    const events = [
      anEvent({ id: 1, name: '지난주', start: '2026-11-14' }),
      anEvent({ id: 2, name: '주일', start: '2026-11-15' }),
      anEvent({ id: 3, name: '통독', start: '2026-11-19', end: '2026-11-24' }),
      anEvent({ id: 4, name: '수요', start: '2026-11-18' }),
      anEvent({ id: 5, name: '기도', start: '2026-11-18' }),
    ];
    expect(read(events)).toEqual({
      past: ['2026-11-14 지난주', '2026-11-15 주일'],
      days: ['2026-11-18 수요 기도', '2026-11-19 통독'],
    });
  });

  it('lists an event that began before today on today', () => {
    expect(read([anEvent({ name: '수련회', start: '2026-11-12', end: '2026-11-19' })])).toEqual({
      past: [],
      days: ['2026-11-18 수련회'],
    });
  });

  it('lists an event that began in the month before on the first', () => {
    const over = anEvent({ name: '월삭', start: '2026-11-29', end: '2026-12-03' });
    expect(read([over], '2026-12').days).toEqual(['2026-12-01 월삭']);
  });

  it.each([['2026-10'], ['2026-12']] as const)('has no past events in %s, which is not the present month', (month) => {
    const event = anEvent({ name: '주일', start: `${month}-04` });
    expect(read([event], month)).toEqual({ past: [], days: [`${month}-04 주일`] });
  });

  it('leaves out events outside the month', () => {
    expect(read([anEvent({ start: '2026-12-01' })])).toEqual({ past: [], days: [] });
  });
});
