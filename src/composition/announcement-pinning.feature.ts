import { ContainerModule } from 'inversify';
import { ANNOUNCEMENTS } from '@/adapters/http/http-announcement-repository.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import type { PinningFactory } from '@/content/machines/provide-pinning.ts';
import { announcementRepositoryBindings } from './announcement-repository.bindings.ts';
import { ANNOUNCEMENT_REPOSITORY } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { bindPinning } from './post-pinning.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS } from './tokens.ts';

const ANNOUNCEMENT_PINNING = token<PinningFactory<Announcement>>('AnnouncementPinning');

const bindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_PINNING).toResolvedValue(bindPinning<Announcement>('announcement', ANNOUNCEMENTS.item), [
    AUTHENTICATED_CLIENT,
    ANNOUNCEMENT_REPOSITORY,
    NOTIFICATIONS,
    CLOCK,
  ]);
});

/** Pinning announcements (EDIT-04): a feature of its own, since few members do it. */
export const announcementPinningFeature = createFeature({ pinning: ANNOUNCEMENT_PINNING }, [
  announcementRepositoryBindings,
  bindings,
]);
