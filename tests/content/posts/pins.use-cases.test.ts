import { describe, expect, it } from 'vitest';
import { makePinPost } from '@/content/posts/pins.use-cases.ts';
import { done, type Failure, type Outcome, refused } from '@/shared/outcome.ts';
import { anAnnouncement } from '../../builders/announcement.ts';

const pinned = [1, 2, 3].map((id) => anAnnouncement({ id, pinnedUntil: '2026-11-25' }));

function open(answer: Outcome<null>, found: Outcome<ReturnType<typeof anAnnouncement>> = refused('notFound')) {
  const sent: unknown[] = [];
  const pin = makePinPost(
    {
      pin: (id, until) => {
        sent.push([id, until]);
        return Promise.resolve(answer);
      },
    },
    {
      page: () => Promise.resolve(done([...pinned, anAnnouncement({ id: 9 })])),
      find: (id) => Promise.resolve(id === 7 ? found : done(anAnnouncement({ id }))),
    },
  );
  return { sent, pin };
}

describe('EDIT-04 pinning a post', () => {
  it('sends its last day once', async () => {
    const { sent, pin } = open(done(null));
    expect(await pin(7, '2026-11-25')).toEqual({ outcome: done(null), pinned: [] });
    expect(sent).toEqual([[7, '2026-11-25']]);
  });

  it('names those that are pinned where there is no room for another', async () => {
    const { pin } = open(refused('conflict'));
    expect(await pin(7, '2026-11-25')).toEqual({ outcome: refused('conflict'), pinned });
  });

  it('is unsupported where the server has the post but not the call', async () => {
    const { pin } = open(refused('notFound'), done(anAnnouncement({ id: 7 })));
    expect((await pin(7, '2026-11-25')).outcome).toEqual(refused('unsupported'));
  });

  it('tells that the post is gone where the server does not have it', async () => {
    expect((await open(refused('notFound')).pin(7, undefined)).outcome).toEqual(refused('notFound'));
  });

  it.each(['networkError', 'timedOut', 'serverFailed'] satisfies Failure[])(
    'after %s, looks whether it was done, and sends nothing again (REL-16)',
    async (reason) => {
      const made = open(refused(reason), done(anAnnouncement({ id: 7, pinnedUntil: '2026-11-25' })));
      expect((await made.pin(7, '2026-11-25')).outcome).toEqual(done(null));
      const notMade = open(refused(reason), done(anAnnouncement({ id: 7 })));
      expect((await notMade.pin(7, '2026-11-25')).outcome).toEqual(refused(reason));
      expect([made.sent.length, notMade.sent.length]).toEqual([1, 1]);
    },
  );
});
