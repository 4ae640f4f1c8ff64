import { ContainerModule } from 'inversify';
import { browserFileConversion } from '@/adapters/browser/file-conversion.ts';
import { localSeenMemory } from '@/adapters/browser/local-seen-memory.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/http-bulletin-publisher.ts';
import { firstSunday } from '@/church/facts.ts';
import { bulletinRule } from '@/content/domain/file-check.ts';
import { startBulletinUploads } from '@/content/machines/bulletin-uploads.ts';
import { provideBulletin, provideBulletinPage, provideNewestBulletin } from '@/content/machines/provide-bulletin.ts';
import { makeSeenList } from '@/content/stores/seen-list.ts';
import { makeFindNewestBulletin } from '@/content/use-cases/make-find-newest-bulletin.ts';
import { makeFitFile } from '@/content/use-cases/make-fit-file.ts';
import { makePublishBulletin } from '@/content/use-cases/make-publish-bulletin.ts';
import { href } from '../ui/app/routes/href.ts';
import { bulletinDay } from '../ui/messages/ko/date-texts.ts';
import {
  BULLETIN,
  BULLETIN_PAGE,
  BULLETIN_PUBLISHER,
  BULLETIN_REPOSITORY,
  BULLETIN_UPLOADS,
  FILE_CONVERSION,
  FIND_NEWEST_BULLETIN,
  NEWEST_BULLETIN,
  PUBLISH_BULLETIN,
} from './bulletins.tokens.ts';
import { CLOCK, CURRENT_USER, FAILURE_LOG, NAVIGATION, NOTIFICATIONS } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

const seenBulletins = makeSeenList(localSeenMemory, 'bulletin');

/** Reading, publishing and deleting bulletins (BULL-01…08). */
export const bulletinsBindings = new ContainerModule(({ bind }) => {
  bind(FILE_CONVERSION).toConstantValue(browserFileConversion);
  bind(BULLETIN_PUBLISHER).toResolvedValue(makeHttpBulletinPublisher, [UPLOAD_GATEWAY, FAILURE_LOG]);
  bind(FIND_NEWEST_BULLETIN).toResolvedValue(makeFindNewestBulletin, [BULLETIN_REPOSITORY, CLOCK]);
  bind(BULLETIN).toResolvedValue(
    (repository, uploads, notifications) =>
      provideBulletin(repository, uploads, notifications, bulletinDay, seenBulletins),
    [BULLETIN_REPOSITORY, BULLETIN_UPLOADS, NOTIFICATIONS],
  );
  bind(NEWEST_BULLETIN).toResolvedValue(
    (bulletin, find) => provideNewestBulletin(bulletin, find, seenBulletins),
    [BULLETIN, FIND_NEWEST_BULLETIN],
  );
  bind(PUBLISH_BULLETIN).toResolvedValue(makePublishBulletin, [BULLETIN_PUBLISHER, BULLETIN_REPOSITORY, CLOCK]);
  bind(BULLETIN_PAGE).toResolvedValue(
    (bulletin, repository, navigation, clock) =>
      provideBulletinPage({ bulletin, repository, navigation, clock, firstSunday }),
    [BULLETIN, BULLETIN_REPOSITORY, NAVIGATION, CLOCK],
  );
  bind(BULLETIN_UPLOADS).toResolvedValue(
    (user, publish, heads, conversion, notifications, navigation, clock) =>
      startBulletinUploads({
        user,
        publish,
        heads,
        fit: makeFitFile(conversion, bulletinRule),
        notifications,
        navigation,
        page: href('bulletin'),
        clock,
        weekLabel: bulletinDay,
      }),
    [CURRENT_USER, PUBLISH_BULLETIN, FILE_HEADS, FILE_CONVERSION, NOTIFICATIONS, NAVIGATION, CLOCK],
  );
});
