import { describe, expect, it } from 'vitest';
import type { AnnouncementDraft } from '@/content/posts/announcements.writing.ts';
import { makePublishAnnouncement } from '@/content/writing/publishing.use-cases.ts';
import { calendarDateOf } from '@/shared/dates.ts';
import { done, refused } from '@/shared/outcome.ts';
import { aDraft, anAnnouncement } from '../../../builders/announcement.ts';
import { announcementBoard } from '../../../fakes/announcement-board.ts';
import { brokenOnPurpose } from '../../../fakes/reported-errors.ts';
import { stillClock } from '../../../fakes/still-clock.ts';

const read = anAnnouncement({ id: 7, title: '서버가 적은 제목' });

function boardThat(answers: Parameters<typeof announcementBoard>[1]) {
  const posts: { readonly draft: AnnouncementDraft; readonly at: Date }[] = [];
  const board = announcementBoard([], {
    post: (draft, at) => {
      posts.push({ draft, at });
      return Promise.resolve(done(7));
    },
    ...answers,
  });
  return { posts, publish: makePublishAnnouncement(board, board, stillClock()) };
}

describe('ANNO-02 publishing an announcement', () => {
  it('posts trimmed texts with the present time, and reads the announcement back', async () => {
    const { posts, publish } = boardThat({ find: () => Promise.resolve(done(read)) });
    expect(await publish(aDraft({ title: ' 제목 ', content: '\n내용\n', author: '글쓴이 ' }))).toEqual(done(read));
    expect(posts).toEqual([{ draft: { title: '제목', content: '내용', author: '글쓴이' }, at: stillClock().now() }]);
  });

  it('that is refused is not read back', async () => {
    const { publish } = boardThat({
      post: () => Promise.resolve(refused('forbidden')),
      find: () => Promise.reject(new Error('It was asked for all the same')),
    });
    expect(await publish(aDraft())).toEqual(refused('forbidden'));
  });
});

describe('REL-20 a post that succeeded but cannot be read back', () => {
  it.each(['networkError', 'notFound', 'malformed', 'aborted'] as const)(
    'is shown as it was written, and posted once: %s',
    async (reason) => {
      const { posts, publish } = boardThat({ find: () => Promise.resolve(refused(reason)) });
      expect(await publish(aDraft({ title: ' 제목 ' }))).toEqual(
        done({ id: 7, ...aDraft({ title: '제목' }), created: calendarDateOf(stillClock().now()) }),
      );
      expect(posts).toHaveLength(1);
    },
  );

  it('is shown as it was written when the reading back throws', async () => {
    const { posts, publish } = boardThat({ find: () => Promise.reject(brokenOnPurpose()) });
    expect(await publish(aDraft())).toMatchObject(done({ id: 7, ...aDraft() }));
    expect(posts).toHaveLength(1);
  });
});

describe('REL-16 an announcement whose answer is lost', () => {
  const hanging = anAnnouncement({ id: 7, ...aDraft(), created: '2026-11-20' });
  const losing = (
    reason: 'networkError' | 'timedOut' | 'malformed' | 'serverFailed',
    ...newest: readonly (typeof hanging)[]
  ) => boardThat({ post: () => Promise.resolve(refused(reason)), page: () => Promise.resolve(done(newest)) });

  it.each(['networkError', 'timedOut', 'malformed', 'serverFailed'] as const)(
    'is looked for and found: %s',
    async (reason) => {
      const spelt = { ...hanging, content: ` ${hanging.content.normalize('NFD')}\r\n` };
      const { publish } = losing(reason, anAnnouncement({ id: 8, title: '다른 공지' }), spelt);
      expect(await publish(aDraft())).toEqual(done(spelt));
    },
  );

  it('is also looked for when reading the answer throws', async () => {
    const { publish } = boardThat({
      post: () => Promise.reject(brokenOnPurpose()),
      page: () => Promise.resolve(done([hanging])),
    });
    expect(await publish(aDraft())).toEqual(done(hanging));
  });

  it('is unconfirmed when the search throws', async () => {
    const { publish } = boardThat({
      post: () => Promise.resolve(refused('timedOut')),
      page: () => Promise.reject(brokenOnPurpose()),
    });
    expect(await publish(aDraft())).toEqual(refused('unconfirmed'));
  });

  it('is a failure when the list has another one, or the same one of last week', async () => {
    const others = [
      { ...hanging, content: '다른 내용' },
      { ...hanging, created: '2026-11-13' },
    ] as const;
    expect(await losing('networkError', ...others).publish(aDraft())).toEqual(refused('networkError'));
  });

  it('is a failure when only the one that was published before is found', async () => {
    const outcomes = [done(7), refused('serverFailed' as const)];
    const { publish } = boardThat({
      post: () => Promise.resolve(outcomes.shift() ?? refused('unexpected')),
      page: () => Promise.resolve(done([hanging])),
    });
    expect(await publish(aDraft())).toMatchObject(done({ id: 7 }));
    expect(await publish(aDraft())).toEqual(refused('serverFailed'));
  });

  it('is unconfirmed when the list cannot be read', async () => {
    const page = () => Promise.resolve(refused('networkError'));
    const lost = boardThat({ post: () => Promise.resolve(refused('timedOut')), page });
    expect(await lost.publish(aDraft())).toEqual(refused('unconfirmed'));
    const failed = boardThat({ post: () => Promise.resolve(refused('serverFailed')), page });
    expect(await failed.publish(aDraft())).toEqual(refused('serverFailed'));
  });

  it('is sent again with the same date, and another one with a new date', async () => {
    const dates: string[] = [];
    const clock = stillClock();
    const board = announcementBoard([], {
      post: (_, at) => {
        dates.push(at.toISOString());
        return Promise.resolve(refused('networkError'));
      },
    });
    const publish = makePublishAnnouncement(board, board, clock);
    await publish(aDraft());
    clock.advance(60_000);
    await publish(aDraft());
    await publish(aDraft({ title: '고친 제목' }));
    expect(dates).toEqual(['2026-11-20T12:00:00.000Z', '2026-11-20T12:00:00.000Z', '2026-11-20T12:01:00.000Z']);
  });
});
