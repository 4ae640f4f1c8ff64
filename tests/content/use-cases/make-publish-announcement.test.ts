import { describe, expect, it } from 'vitest';
import type { AnnouncementDraft } from '@/content/domain/announcement.ts';
import { makePublishAnnouncement } from '@/content/use-cases/make-publish-announcement.ts';
import { calendarDateOf } from '@/shared/domain/calendar-date.ts';
import { done, refused } from '@/shared/domain/outcome.ts';
import { aDraft, anAnnouncement } from '../../builders/announcement.ts';
import { announcementBoard } from '../../fakes/announcement-board.ts';
import { stillClock } from '../../fakes/still-clock.ts';

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
  return { posts, publish: makePublishAnnouncement(board, stillClock()) };
}

describe('ANNO-02 publishing an announcement', () => {
  it('posts it without blanks around it, dated now, and reads it back', async () => {
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

  it('has an id of its own when the server named none', async () => {
    const { publish } = boardThat({
      post: () => Promise.resolve(done(undefined)),
      find: () => Promise.reject(new Error('There is no id to ask for')),
    });
    expect(await publish(aDraft())).toMatchObject({ kind: 'done', value: { id: '2026-11-20T12:00:00.000Z' } });
  });
});
