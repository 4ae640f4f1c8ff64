import { describe, expect, it } from 'vitest';
import { makeReadRecentContent } from '@/content/search/search.use-cases.ts';
import type { DateSpan } from '@/shared/dates.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../../builders/announcement.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

const noPosts = { page: () => Promise.resolve(done([])) };
const clock = stillClock(new Date('2026-11-18T12:00:00Z'));
const empty = {
  announcements: noPosts,
  advertisements: noPosts,
  bibleStudies: noPosts,
  calendar: { during: () => Promise.resolve(done([])) },
  clock,
};

/** A list without an end, which records the pages that were read. */
function endlessList() {
  const pages: number[] = [];
  const page = (number: number) => {
    pages.push(number);
    return Promise.resolve(
      done(
        Array.from({ length: 10 }, (_, at) => anAnnouncement({ id: number * 10 + at, title: '말씀'.normalize('NFD') })),
      ),
    );
  };
  return { pages, page };
}

describe('FIND-02 what is searched on a server that cannot search', () => {
  it('is at most thirty posts of a list, and no page after a short one', async () => {
    const endless = endlessList();
    const short = {
      page: (number: number) => Promise.resolve(done(number === 1 ? [anAnnouncement()] : [anAnnouncement({ id: 2 })])),
    };
    const read = makeReadRecentContent({ ...empty, announcements: endless, advertisements: short });
    const outcome = await read();
    expect(endless.pages).toEqual([1, 2, 3]);
    expect(
      outcome.kind === 'done' && outcome.value.map(({ kind }) => kind).filter((kind) => kind === 'advertisement'),
    ).toEqual(['advertisement']);
    expect(outcome.kind === 'done' && outcome.value[0]).toMatchObject({
      kind: 'announcement',
      itemId: 10,
      title: '말씀',
    });
  });

  it('is every event from six months ago to six months ahead', async () => {
    const asked: DateSpan[] = [];
    const calendar = {
      during: (span: DateSpan) => {
        asked.push(span);
        return Promise.resolve(done([anEvent({ id: 4, name: '바자회', start: '2026-11-21', hostedBy: '여전도회' })]));
      },
    };
    expect(await makeReadRecentContent({ ...empty, calendar })()).toEqual(
      done([{ kind: 'event', itemId: 4, title: '바자회', text: '여전도회', date: '2026-11-21' }]),
    );
    expect(asked).toEqual([{ first: '2026-05-01', last: '2027-05-31' }]);
  });

  it.each(['announcements', 'bibleStudies'] as const)(
    'is not searched in part: without the %s it fails',
    async (list) => {
      const read = makeReadRecentContent({
        ...empty,
        [list]: { page: () => Promise.resolve(refused('networkError')) },
      });
      expect(await read()).toEqual(refused('networkError'));
    },
  );

  it('fails where a further page or the calendar cannot be read', async () => {
    const whole = endlessList();
    const page = (number: number) => (number === 2 ? Promise.resolve(refused('timedOut')) : whole.page(number));
    expect(await makeReadRecentContent({ ...empty, announcements: { page } })()).toEqual(refused('timedOut'));
    const calendar = { during: () => Promise.resolve(refused('serverFailed')) };
    expect(await makeReadRecentContent({ ...empty, calendar })()).toEqual(refused('serverFailed'));
  });
});
