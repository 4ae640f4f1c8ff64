import { ContainerModule } from 'inversify';
import { browserFileConversion } from '@/adapters/browser/file-conversion.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/http-bulletin-publisher.ts';
import { firstSunday } from '@/church/facts.ts';
import { bulletinRule } from '@/content/domain/file-check.ts';
import type { bulletinMachine } from '@/content/machines/bulletin.machine.ts';
import { startBulletinUploads } from '@/content/machines/bulletin-uploads.ts';
import {
  type ProvidedBulletinPage,
  provideBulletin,
  provideBulletinPage,
  provideNewestBulletin,
} from '@/content/machines/provide-bulletin.ts';
import type { UploadQueueActor } from '@/content/machines/upload-view-model.ts';
import type { BulletinPublisher } from '@/content/ports/bulletin-publisher.ts';
import { makeConfirmingBulletins } from '@/content/use-cases/make-confirming-bulletins.ts';
import { makeFindNewestBulletin } from '@/content/use-cases/make-find-newest-bulletin.ts';
import { makeFitFile } from '@/content/use-cases/make-fit-file.ts';
import { makePublishBulletin } from '@/content/use-cases/make-publish-bulletin.ts';
import { href } from '../ui/app/routes/href.ts';
import { dateText } from '../ui/messages/ko/date-texts.ts';
import { BULLETIN_REPOSITORY } from './bulletin-repository.bindings.ts';
import { byName } from './by-name.ts';
import { SEEN_LISTS } from './seen-lists.bindings.ts';
import { token } from './token.ts';
import { CLOCK, CURRENT_USER, FAILURE_LOG, NAVIGATION, NOTIFICATIONS } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.bindings.ts';

export const BULLETIN_PAGE = token<ProvidedBulletinPage>('BulletinPage');
export const BULLETIN_PUBLISHER = token<BulletinPublisher>('BulletinPublisher');
export const BULLETIN = token<typeof bulletinMachine>('Bulletin');
export const NEWEST_BULLETIN = token<typeof bulletinMachine>('NewestBulletin');
export const BULLETIN_UPLOADS = token<UploadQueueActor>('BulletinUploads');

/** Reading, publishing and deleting bulletins (BULL-01…08). */
export const bulletinsBindings = new ContainerModule(({ bind }) => {
  bind(BULLETIN_PUBLISHER).toResolvedValue(makeHttpBulletinPublisher, [UPLOAD_GATEWAY, FAILURE_LOG]);
  bind(BULLETIN).toResolvedValue(
    (repository, uploads, notifications, seen) =>
      provideBulletin(makeConfirmingBulletins(repository), uploads, notifications, dateText, seen.bulletin),
    [BULLETIN_REPOSITORY, BULLETIN_UPLOADS, NOTIFICATIONS, SEEN_LISTS],
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
