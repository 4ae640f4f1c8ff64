import { ContainerModule } from 'inversify';
import { browserFileConversion } from '@/adapters/browser/file-conversion.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/bulletins.writing.ts';
import { firstSunday } from '@/church/facts.ts';
import { type bulletinMachine, provideBulletin, provideNewestBulletin } from '@/content/bulletins/bulletin.machine.ts';
import { type ProvidedBulletinPage, provideBulletinPage } from '@/content/bulletins/bulletin-page.machine.ts';
import { startBulletinUploads } from '@/content/bulletins/bulletin-uploads.machine.ts';
import type { BulletinPublisher } from '@/content/bulletins/bulletins.ports.ts';
import { makeFindNewestBulletin } from '@/content/bulletins/bulletins.use-cases.ts';
import { makeConfirmingBulletins, makePublishBulletin } from '@/content/bulletins/bulletins.writing.use-cases.ts';
import { bulletinRule } from '@/content/uploads/files.ts';
import { makeFitFile } from '@/content/uploads/files.use-cases.ts';
import type { UploadQueueActor } from '@/content/uploads/queued-files.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { BULLETIN_REPOSITORY, bulletinRepositoryBindings } from './bulletin-repository.bindings.ts';
import { byName, createFeature } from './entry.ts';
import { LEAVE_QUESTION, leaveGuardBindings } from './leave-guard.ts';
import { PUBLISHING_RIGHTS, publishingRightBindings } from './publishing-right.bindings.ts';
import { REMOVAL_OFFERS, removalOffersBindings } from './removal-offers.ts';
import { SEEN_LISTS, seenListsBindings } from './seen-lists.ts';
import { SHARE_LINK, sharingBindings } from './sharing.bindings.ts';
import { CLOCK, CURRENT_USER, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY, uploadsBindings } from './uploads.ts';

const BULLETIN_PAGE = token<ProvidedBulletinPage>('BulletinPage');
export const BULLETIN_PUBLISHER = token<BulletinPublisher>('BulletinPublisher');
export const BULLETIN = token<typeof bulletinMachine>('Bulletin');
export const NEWEST_BULLETIN = token<typeof bulletinMachine>('NewestBulletin');
export const BULLETIN_UPLOADS = token<UploadQueueActor>('BulletinUploads');

export const bulletinsBindings = new ContainerModule(({ bind }) => {
  bind(BULLETIN_PUBLISHER).toResolvedValue(makeHttpBulletinPublisher, [UPLOAD_GATEWAY]);
  bind(BULLETIN).toResolvedValue(
    (repository, uploads, notifications, seen, offers) =>
      provideBulletin(makeConfirmingBulletins(repository), uploads, notifications, dateText, seen.bulletin, offers),
    [BULLETIN_REPOSITORY, BULLETIN_UPLOADS, NOTIFICATIONS, SEEN_LISTS, REMOVAL_OFFERS],
  );
  bind(NEWEST_BULLETIN).toResolvedValue(
    (bulletin, repository, clock, seen) =>
      provideNewestBulletin(bulletin, makeFindNewestBulletin(repository, clock), seen.bulletin),
    [BULLETIN, BULLETIN_REPOSITORY, CLOCK, SEEN_LISTS],
  );
  bind(BULLETIN_PAGE).toResolvedValue(
    (bulletin, repository, navigation, clock) =>
      provideBulletinPage({ bulletin, repository, navigation, clock, firstSunday }),
    [BULLETIN, BULLETIN_REPOSITORY, NAVIGATION, CLOCK],
  );
  bind(BULLETIN_UPLOADS).toResolvedValue(
    ...byName(
      ({ publisher, repository, ...services }) =>
        startBulletinUploads({
          ...services,
          publish: makePublishBulletin(publisher, repository, services.clock),
          fit: makeFitFile(browserFileConversion, bulletinRule),
          page: href('bulletin'),
          addressOf: (day) => href('bulletin', { day }),
          weekLabel: dateText,
        }),
      {
        publisher: BULLETIN_PUBLISHER,
        repository: BULLETIN_REPOSITORY,
        user: CURRENT_USER,
        heads: FILE_HEADS,
        notifications: NOTIFICATIONS,
        navigation: NAVIGATION,
        clock: CLOCK,
      },
    ),
  );
});

/** Reading, publishing and deleting bulletins (BULL-01…08). */
export const bulletinsFeature = createFeature(
  {
    page: BULLETIN_PAGE,
    newestBulletin: NEWEST_BULLETIN,
    uploads: BULLETIN_UPLOADS,
    shareLink: SHARE_LINK,
    leaveQuestion: LEAVE_QUESTION,
    publishingRights: PUBLISHING_RIGHTS,
  },
  [
    publishingRightBindings,
    bulletinRepositoryBindings,
    uploadsBindings,
    leaveGuardBindings,
    sharingBindings,
    seenListsBindings,
    removalOffersBindings,
    bulletinsBindings,
  ],
);
