import { ContainerModule } from 'inversify';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { ADVERTISEMENTS } from '@/adapters/http/advertisement-calls.ts';
import { ANNOUNCEMENTS } from '@/adapters/http/announcement-calls.ts';
import { BIBLE_STUDIES } from '@/adapters/http/bible-study-calls.ts';
import { makeHttpBulletinRepository } from '@/adapters/http/http-bulletin-repository.ts';
import { makeHttpPostRepository } from '@/adapters/http/http-post-repository.ts';
import { type NewPosts, startNewPosts } from '@/content/machines/start-new-posts.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { makeReadNewestPosts } from '@/content/use-cases/make-read-newest-posts.ts';
import { token } from './token.ts';
import { BASE_URL, CLOCK, VISITOR_CLIENT } from './tokens.ts';

export const NEW_POSTS = token<NewPosts>('NewPosts');

/** What is new in the lists since the last visit (MINE-07): the device asks as a visitor does, whoever is signed in. */
export const newPostsBindings = new ContainerModule(({ bind }) => {
  bind(NEW_POSTS).toResolvedValue(
    (send, baseUrl, clock) => {
      const read = makeReadNewestPosts({
        lists: {
          announcement: makeHttpPostRepository(send, baseUrl, ANNOUNCEMENTS),
          advertisement: makeHttpPostRepository(send, baseUrl, ADVERTISEMENTS),
          bibleStudy: makeHttpPostRepository(send, baseUrl, BIBLE_STUDIES),
        },
        bulletins: makeHttpBulletinRepository(send, baseUrl),
        seen: {
          announcement: makeSeenList(localSeenMemory, 'announcement'),
          advertisement: makeSeenList(localSeenMemory, 'advertisement'),
          bibleStudy: makeSeenList(localSeenMemory, 'bibleStudy'),
          bulletin: makeSeenList(localSeenMemory, 'bulletin'),
        },
        clock,
      });
      return startNewPosts(read, localSeenMemory);
    },
    [VISITOR_CLIENT, BASE_URL, CLOCK],
  );
});
