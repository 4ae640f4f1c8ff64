import { ContainerModule } from 'inversify';
import { historyListEntries } from '@/adapters/browser/history-list-entries.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { makeHttpAnnouncementRepository } from '@/adapters/http/http-announcement-repository.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { type ItemPages, provideItemPages } from '@/content/machines/provide-item-page.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { createFeature } from './feature.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

const ANNOUNCEMENT_PAGES = token<ItemPages<Announcement>>('AnnouncementPages');

const bindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_PAGES).toResolvedValue(
    (send, notifications) =>
      provideItemPages(makeHttpAnnouncementRepository(send), {
        name: 'announcement',
        notifications,
        entries: historyListEntries,
        seen: makeSeenList(localSeenMemory, 'announcement'),
      }),
    [AUTHENTICATED_CLIENT, NOTIFICATIONS],
  );
});

/** The page of one announcement (PAGE-01). */
export const announcementPageFeature = createFeature({ pageOf: ANNOUNCEMENT_PAGES, shareLink: SHARE_LINK }, [
  sharingBindings,
  bindings,
]);
