import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementPublisher } from '@/adapters/http/http-advertisement-publisher.ts';
import { optionalImageRule } from '@/content/domain/file-check.ts';
import { makeSurePublisher } from '@/content/use-cases/make-sure-publisher.ts';
import { makeAttachmentPostForms, startPostUploads } from './attachment-posts.ts';
import {
  ADVERTISEMENT_FORM,
  ADVERTISEMENT_PUBLISHER,
  ADVERTISEMENT_REPOSITORY,
  ADVERTISEMENT_UPLOADS,
  type AdvertisementFormFactory,
} from './content.tokens.ts';
import { CLOCK, NAVIGATION, NOTIFICATIONS, SERVER, SESSION } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';
import { makeWrittenDrafts } from './written-drafts.ts';

/** Publishing advertisements (ADVT-02). */
export const advertisementPublishingBindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_PUBLISHER).toResolvedValue(
    (uploads, { baseUrl }, list, clock) =>
      makeSurePublisher(makeHttpAdvertisementPublisher(uploads, baseUrl), list, clock),
    [UPLOAD_GATEWAY, SERVER, ADVERTISEMENT_REPOSITORY, CLOCK],
  );
  bind(ADVERTISEMENT_UPLOADS)
    .toResolvedValue(
      (session, publisher, heads) => startPostUploads(session, publisher, heads, optionalImageRule),
      [SESSION, ADVERTISEMENT_PUBLISHER, FILE_HEADS],
    )
    .inSingletonScope();
  bind(ADVERTISEMENT_FORM)
    .toResolvedValue(
      (uploads, notices, navigation, session): AdvertisementFormFactory =>
        makeAttachmentPostForms(
          { name: 'advertisement', ...makeWrittenDrafts(session) },
          { uploads, notices, navigation, session },
        ),
      [ADVERTISEMENT_UPLOADS, NOTIFICATIONS, NAVIGATION, SESSION],
    )
    .inSingletonScope();
});
