import { ContainerModule } from 'inversify';
import { makeHttpAnnouncementRepository } from '@/adapters/http/http-announcement-repository.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import type { ItemPages } from '@/content/machines/provide-item-page.ts';
import { createFeature } from './feature.ts';
import { bindPostPages } from './post-pages.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';

const ANNOUNCEMENT_PAGES = token<ItemPages<Announcement>>('AnnouncementPages');

const bindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_PAGES).toResolvedValue(
    bindPostPages<Announcement>('announcement', 'announcements', makeHttpAnnouncementRepository),
    [AUTHENTICATED_CLIENT, SERVER, NOTIFICATIONS, NAVIGATION],
  );
});

/** The page of one announcement (PAGE-01). */
export const announcementPageFeature = createFeature(
  { pageOf: ANNOUNCEMENT_PAGES, shareLink: SHARE_LINK, publishingRights: PUBLISHING_RIGHTS },
  [publishingRightBindings, sharingBindings, bindings],
);
