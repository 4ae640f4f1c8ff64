import { describe, expect, it } from 'vitest';
import { makeReadNewestPosts } from '@/content/seen/new-posts.use-cases.ts';
import { makeSeenList } from '@/content/seen/seen-posts.store.ts';
import type { WatchedKind } from '@/content/seen/seen-posts.ts';
import type { CalendarDate, DateSpan } from '@/shared/dates.ts';
import { done, refused } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../builders/announcement.ts';
import { seenMemory } from '../../fakes/seen-list.ts';
import { stillClock } from '../../fakes/still-clock.ts';

const clock = stillClock(new Date('2026-11-18T12:00:00Z'));
const listOf = (id: number) => ({ page: () => Promise.resolve(done([anAnnouncement({ id })])) });

function open() {
  const memory = seenMemory();
  const seenOf = (kind: WatchedKind) => makeSeenList(memory, kind);
  const asked: DateSpan[] = [];
  const ports = {
    lists: { announcement: listOf(1), advertisement: listOf(2), bibleStudy: listOf(3) },
    bulletins: {
      sundays: (span: DateSpan) => {
        asked.push(span);
        return Promise.resolve(done<readonly CalendarDate[]>(['2026-11-08', '2026-11-22', '2026-11-15']));
      },
    },
    seen: {
      announcement: seenOf('announcement'),
      advertisement: seenOf('advertisement'),
      bibleStudy: seenOf('bibleStudy'),
      bulletin: seenOf('bulletin'),
    },
    clock,
  };
  return { memory, ports, asked };
}

describe('MINE-07 what stands first in the lists', () => {
  it('is the first page of each, and the bulletins of the last weeks, the newest first', async () => {
    const { ports, asked } = open();
    const newest = await makeReadNewestPosts(ports)();
    expect(newest.bibleStudy).toEqual(done([anAnnouncement({ id: 3 })]));
    expect(newest.bulletin.kind === 'done' && newest.bulletin.value.map(({ id }) => id)).toEqual([
      '2026-11-22',
      '2026-11-15',
      '2026-11-08',
    ]);
    expect(asked).toEqual([{ first: '2026-09-27', last: '2026-11-22' }]);
  });

  it('is noted as seen at the first reading, and not after it', async () => {
    const { memory, ports } = open();
    await makeReadNewestPosts(ports)();
    expect(memory.read('announcement')?.ids).toEqual(['1']);
    await makeReadNewestPosts({ ...ports, lists: { ...ports.lists, announcement: listOf(9) } })();
    expect(memory.read('announcement')?.ids).toEqual(['1']);
  });

  it('is refused list by list, and nothing of such a list is noted', async () => {
    const { memory, ports } = open();
    const failing = { page: () => Promise.resolve(refused('serverFailed')) };
    const newest = await makeReadNewestPosts({
      ...ports,
      lists: { ...ports.lists, advertisement: failing },
      bulletins: { sundays: () => Promise.resolve(refused('unsupported')) },
    })();
    expect([newest.announcement.kind, newest.advertisement, newest.bulletin]).toEqual([
      'done',
      refused('serverFailed'),
      refused('unsupported'),
    ]);
    expect(memory.read('advertisement')).toBeUndefined();
    expect(memory.read('bulletin')).toBeUndefined();
  });
});
