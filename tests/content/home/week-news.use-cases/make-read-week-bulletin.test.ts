import { describe, expect, it } from 'vitest';
import { makeReadComingEvents, makeReadWeekBulletin } from '@/content/home/week-news.use-cases.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

const on = (day: string) => stillClock(new Date(`${day}T12:00:00Z`));

describe("reading this week's bulletin (BULL-01, BULL-02)", () => {
  it.each([
    ['2026-11-16', 'Sun2026Nov22', '2026-11-22'],
    ['2026-11-22', 'Sun2026Nov22', '2026-11-22'],
    ['2026-12-30', 'Sun2027Jan03', '2027-01-03'],
  ])('on %s requests %s', async (today, label, sunday) => {
    const asked: string[] = [];
    const read = makeReadWeekBulletin(
      {
        pages: (name) => {
          asked.push(name);
          return Promise.resolve(done(['/cover.svg']));
        },
      },
      on(today),
    );
    expect(await read()).toEqual(done({ sunday, pages: ['/cover.svg'] }));
    expect(asked).toEqual([label]);
  });

  it('fails with the reason', async () => {
    const read = makeReadWeekBulletin({ pages: () => Promise.resolve(refused('timedOut')) }, on('2026-11-20'));
    expect(await read()).toEqual(refused('timedOut'));
  });
});

describe('reading the next events', () => {
  it('requests the month, and the next one near the end of the month (EVNT-02)', async () => {
    const asked: string[] = [];
    const read = makeReadComingEvents(
      {
        during: ({ first, last }) => {
          asked.push(`${first}…${last}`);
          return Promise.resolve(done([anEvent({ id: first, start: first }), anEvent({ id: last, start: last })]));
        },
      },
      on('2026-11-20'),
    );
    const events = await read();
    expect(asked).toEqual(['2026-11-01…2026-11-30', '2026-12-01…2026-12-31']);
    expect(events.kind === 'done' && events.value.map(({ start }) => start)).toEqual([
      '2026-11-30',
      '2026-12-01',
      '2026-12-31',
    ]);
  });

  it('fails when one of two months fails, since its three events might not be the next ones', async () => {
    const read = makeReadComingEvents(
      {
        during: ({ first }) =>
          Promise.resolve(first === '2026-12-01' ? refused('serverFailed') : done([anEvent({ start: '2026-11-21' })])),
      },
      on('2026-11-20'),
    );
    expect(await read()).toEqual(refused('serverFailed'));
  });
});
