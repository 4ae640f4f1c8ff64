import { describe, expect, it } from 'vitest';
import { makeFindNewestBulletin } from '@/content/bulletins/bulletins.use-cases.ts';
import { makeReadComingEvents, makeReadWeekBulletin } from '@/content/home/week-news.use-cases.ts';
import { calendarDateOf } from '@/shared/dates.ts';
import { done } from '@/shared/outcome.ts';
import { anEvent } from '../../builders/church-event.ts';
import { stillClock } from '../../fakes/still-clock.ts';
import { useTimeZone } from '../../support/time-zone.ts';

const bulletins = { pages: () => Promise.resolve(done(['/cover.svg'])) };
const sunday = anEvent({ id: 1, start: '2026-11-22', end: '2026-11-22' });
const monday = anEvent({ id: 2, start: '2026-11-23', end: '2026-11-23' });
const calendar = {
  during: ({ first }: { readonly first: string }) =>
    Promise.resolve(done(first === '2026-11-01' ? [sunday, monday] : [])),
};

async function seenAt(instant: string) {
  const clock = stillClock(new Date(instant));
  const events = await makeReadComingEvents(calendar, clock)();
  return {
    ownDay: calendarDateOf(clock.now()),
    week: await makeReadWeekBulletin(bulletins, clock)(),
    newest: await makeFindNewestBulletin(bulletins, clock)(),
    events: events.kind === 'done' && events.value.map(({ id }) => id),
  };
}

const bulletinOf = (day: string) => done({ sunday: day, pages: ['/cover.svg'] });

describe("the church's day, which is another one where its reader is", () => {
  describe('in Seoul, ahead of the church', () => {
    useTimeZone('Asia/Seoul');

    it('is Sunday still, with its bulletin and its events', async () => {
      expect(await seenAt('2026-11-23T00:30:00Z')).toEqual({
        ownDay: '2026-11-23',
        week: bulletinOf('2026-11-22'),
        newest: bulletinOf('2026-11-22'),
        events: [1, 2],
      });
    });
  });

  describe('in Los Angeles, behind the church', () => {
    useTimeZone('America/Los_Angeles');

    it('is Monday already, with the bulletin of the new week and without the events of Sunday', async () => {
      expect(await seenAt('2026-11-23T03:30:00Z')).toEqual({
        ownDay: '2026-11-22',
        week: bulletinOf('2026-11-29'),
        newest: bulletinOf('2026-11-29'),
        events: [2],
      });
    });
  });
});
