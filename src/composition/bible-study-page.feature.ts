import { ContainerModule } from 'inversify';
import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { makeHttpBibleStudyRepository } from '@/adapters/http/http-bible-study-repository.ts';
import type { HttpClient } from '@/adapters/http/http-client.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import { type ItemPages, provideItemPages } from '@/content/machines/provide-item-page.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { makeFindPost } from '@/content/use-cases/make-find-post.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { createFeature } from './feature.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, SERVER } from './tokens.ts';

const BIBLE_STUDY_PAGES = token<ItemPages<BibleStudy>>('BibleStudyPages');

const bindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_PAGES).toResolvedValue(bindPages, [AUTHENTICATED_CLIENT, SERVER, NOTIFICATIONS]);
});

function bindPages(
  send: HttpClient,
  { baseUrl }: { readonly baseUrl: string },
  notifications: Notifications,
): ItemPages<BibleStudy> {
  const repository = makeHttpBibleStudyRepository(send, baseUrl);
  return provideItemPages(
    { ...repository, find: makeFindPost(repository) },
    {
      name: 'bibleStudy',
      notifications,
      entries: historyListEntries,
      seen: makeSeenList(localSeenMemory, 'bibleStudy'),
    },
  );
}

/** The page of one Bible study sheet (PAGE-01). */
export const bibleStudyPageFeature = createFeature({ pageOf: BIBLE_STUDY_PAGES, shareLink: SHARE_LINK }, [
  sharingBindings,
  bindings,
]);
