import { ContainerModule } from 'inversify';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { makeHttpAdvertisementRepository } from '@/adapters/http/http-advertisement-repository.ts';
import { makeHttpAnnouncementRepository } from '@/adapters/http/http-announcement-repository.ts';
import { makeHttpBibleStudyRepository } from '@/adapters/http/http-bible-study-repository.ts';
import { makeHttpBulletinRepository } from '@/adapters/http/http-bulletin-repository.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import { type NewPosts, startNewPosts } from '@/content/machines/start-new-posts.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { makeReadNewestPosts } from '@/content/use-cases/make-read-newest-posts.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { NEW_POSTS } from './new-posts.tokens.ts';
import { CLOCK, SERVER, VISITOR_CLIENT } from './tokens.ts';

/** What is new in the lists since the last visit (MINE-07): the device asks as a visitor does, whoever is signed in. */
export const newPostsBindings = new ContainerModule(({ bind }) => {
  bind(NEW_POSTS).toResolvedValue(bindNewPosts, [VISITOR_CLIENT, SERVER, CLOCK]);
});

function bindNewPosts(send: HttpClient, { baseUrl }: { readonly baseUrl: string }, clock: Clock): NewPosts {
  const read = makeReadNewestPosts({
    lists: {
      announcement: makeHttpAnnouncementRepository(send),
      advertisement: makeHttpAdvertisementRepository(send, baseUrl),
      bibleStudy: makeHttpBibleStudyRepository(send, baseUrl),
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
}
