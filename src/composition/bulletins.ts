import { browserFileConversion } from '@/adapters/browser/file-conversion.ts';
import { browserLinkSharing } from '@/adapters/browser/sharing.ts';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/bulletins.writing.ts';
import { firstSunday } from '@/church/facts.ts';
import { provideBulletin, provideNewestBulletin } from '@/content/bulletins/bulletin.machine.ts';
import { provideBulletinPage } from '@/content/bulletins/bulletin-page.machine.ts';
import { startBulletinUploads } from '@/content/bulletins/bulletin-uploads.machine.ts';
import { makeFindNewestBulletin } from '@/content/bulletins/bulletins.use-cases.ts';
import { makeConfirmingBulletins, makePublishBulletin } from '@/content/bulletins/bulletins.writing.use-cases.ts';
import { makeShareLink } from '@/content/posts/sharing.use-cases.ts';
import { bulletinRule } from '@/content/uploads/files.ts';
import { makeFitFile } from '@/content/uploads/files.use-cases.ts';
import { providePublishingRights } from '@/content/writing/publishing-right.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import { entry, shared } from './entry.ts';
import { makeLeaveQuestion } from './leave-guard.ts';
import { REMOVAL_OFFERS } from './removal-offers.ts';
import { SEEN_LISTS } from './seen-lists.ts';
import {
  ADDRESS_OF,
  AUTHENTICATED_CLIENT,
  BASE_URL,
  CLOCK,
  CURRENT_USER,
  NAVIGATION,
  NOTIFICATIONS,
} from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.ts';

/** The name of a week in the toasts. */
type WeekLabel = (sunday: CalendarDate) => string;

export const BULLETIN_REPOSITORY = shared('BulletinRepository', (get) =>
  makeHttpBulletinRepository(get(AUTHENTICATED_CLIENT), get(BASE_URL)),
);
export const BULLETIN_PUBLISHER = shared('BulletinPublisher', (get) => makeHttpBulletinPublisher(get(UPLOAD_GATEWAY)));

const bulletinUploads = (weekLabel: WeekLabel) =>
  shared('BulletinUploads', (get) => {
    const addressOf = get(ADDRESS_OF);
    return startBulletinUploads({
      user: get(CURRENT_USER),
      heads: get(FILE_HEADS),
      notifications: get(NOTIFICATIONS),
      navigation: get(NAVIGATION),
      clock: get(CLOCK),
      publish: makePublishBulletin(get(BULLETIN_PUBLISHER), get(BULLETIN_REPOSITORY), get(CLOCK)),
      fit: makeFitFile(browserFileConversion, bulletinRule),
      page: addressOf('bulletin'),
      addressOf: (day) => addressOf('bulletin', { day }),
      weekLabel,
    });
  });

/** The bulletin of a Sunday. */
export const bulletin = (weekLabel: WeekLabel) =>
  shared('Bulletin', (get) =>
    provideBulletin(
      makeConfirmingBulletins(get(BULLETIN_REPOSITORY)),
      get(bulletinUploads(weekLabel)),
      get(NOTIFICATIONS),
      weekLabel,
      get(SEEN_LISTS).bulletin,
      get(REMOVAL_OFFERS),
    ),
  );

/** Reading, publishing and deleting bulletins (BULL-01…08). */
export const bulletinsEntry = entry({
  page: (get, weekLabel: WeekLabel) =>
    provideBulletinPage({
      bulletin: get(bulletin(weekLabel)),
      repository: get(BULLETIN_REPOSITORY),
      navigation: get(NAVIGATION),
      clock: get(CLOCK),
      firstSunday,
    }),
  newestBulletin: (get, weekLabel: WeekLabel) =>
    provideNewestBulletin(
      get(bulletin(weekLabel)),
      makeFindNewestBulletin(get(BULLETIN_REPOSITORY), get(CLOCK)),
      get(SEEN_LISTS).bulletin,
    ),
  uploads: (get, weekLabel: WeekLabel) => get(bulletinUploads(weekLabel)),
  shareLink: (get) => makeShareLink(browserLinkSharing, get(NOTIFICATIONS)),
  leaveQuestion: makeLeaveQuestion,
  publishingRights: (get) => providePublishingRights(get(CURRENT_USER)),
});
