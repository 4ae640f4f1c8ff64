import { ContainerModule } from 'inversify';
import { browserFileConversion } from '@/adapters/browser/file-conversion.ts';
import { makeHttpBulletinPublisher } from '@/adapters/http/http-bulletin-publisher.ts';
import { currentUserOf } from '@/auth/machines/current-user.ts';
import { bulletinRule } from '@/content/domain/file-check.ts';
import { bulletinPageMachine } from '@/content/machines/bulletin-page.machine.ts';
import { startBulletinUploads } from '@/content/machines/bulletin-uploads.ts';
import { bulletinWeeksMachine } from '@/content/machines/bulletin-weeks.machine.ts';
import { provideBulletin } from '@/content/machines/provide-bulletin.ts';
import type { BulletinRepository } from '@/content/ports/bulletin-repository.ts';
import { type FindNewestBulletin, makeFindNewestBulletin } from '@/content/use-cases/make-find-newest-bulletin.ts';
import { makeFitFile } from '@/content/use-cases/make-fit-file.ts';
import { makePublishBulletin } from '@/content/use-cases/make-publish-bulletin.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import { href } from '../ui/app/routes/href.ts';
import { bulletinDay } from '../ui/messages/ko/date-texts.ts';
import {
  BULLETIN,
  BULLETIN_PAGE,
  BULLETIN_PUBLISHER,
  BULLETIN_REPOSITORY,
  BULLETIN_UPLOADS,
  type BulletinMachine,
  type BulletinPageMachine,
  FILE_CONVERSION,
  FIND_NEWEST_BULLETIN,
  NEWEST_BULLETIN,
  PUBLISH_BULLETIN,
} from './bulletins.tokens.ts';
import { CLOCK, FAILURE_LOG, NAVIGATION, NOTIFICATIONS, SESSION } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';

/** Reading, publishing and deleting bulletins (BULL-01…08). */
export const bulletinsBindings = new ContainerModule(({ bind }) => {
  bind(FILE_CONVERSION).toConstantValue(browserFileConversion);
  bind(BULLETIN_PUBLISHER).toResolvedValue(makeHttpBulletinPublisher, [UPLOAD_GATEWAY, FAILURE_LOG]);
  bind(FIND_NEWEST_BULLETIN).toResolvedValue(makeFindNewestBulletin, [BULLETIN_REPOSITORY, CLOCK]);
  bind(BULLETIN).toResolvedValue(
    (repository, uploads, notifications) => provideBulletin(repository, uploads, notifications, bulletinDay),
    [BULLETIN_REPOSITORY, BULLETIN_UPLOADS, NOTIFICATIONS],
  );
  bind(NEWEST_BULLETIN).toResolvedValue(bindNewestBulletin, [BULLETIN, FIND_NEWEST_BULLETIN]);
  bind(PUBLISH_BULLETIN).toResolvedValue(makePublishBulletin, [BULLETIN_PUBLISHER, BULLETIN_REPOSITORY, CLOCK]);
  bind(BULLETIN_PAGE).toResolvedValue(bindBulletinPage, [BULLETIN, BULLETIN_REPOSITORY]);
  bind(BULLETIN_UPLOADS).toResolvedValue(
    (session, publish, heads, conversion, notifications, navigation, clock) =>
      startBulletinUploads({
        user: currentUserOf(session),
        publish,
        heads,
        fit: makeFitFile(conversion, bulletinRule),
        notifications,
        navigation,
        page: href('bulletin'),
        clock,
        weekLabel: bulletinDay,
      }),
    [SESSION, PUBLISH_BULLETIN, FILE_HEADS, FILE_CONVERSION, NOTIFICATIONS, NAVIGATION, CLOCK],
  );
});

function bindNewestBulletin(bulletin: BulletinMachine, find: FindNewestBulletin): BulletinMachine {
  return bulletin.provide({ actors: { read: fromOutcome(({ signal }) => find(signal)) } });
}

function bindBulletinPage(bulletin: BulletinMachine, repository: BulletinRepository): BulletinPageMachine {
  const weeks = bulletinWeeksMachine.provide({
    actors: { list: fromOutcome(({ input, signal }) => repository.sundays(input, signal)) },
  });
  return bulletinPageMachine.provide({ actors: { bulletin, weeks } });
}
