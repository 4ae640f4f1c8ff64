import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementPress } from '@/adapters/http/http-advertisement-press.ts';
import { optionalImageRule } from '@/content/domain/file-check.ts';
import { makeSurePress } from '@/content/use-cases/make-sure-press.ts';
import {
  ADVERTISEMENT_BOARD,
  ADVERTISEMENT_FORM,
  ADVERTISEMENT_PRESS,
  ADVERTISEMENT_UPLOADS,
  type AdvertisementFormFactory,
} from './content.tokens.ts';
import { makeFiledPostForms, startPostUploads } from './filed-posts.ts';
import { CLOCK, NAVIGATION, NOTICE_BOARD, SERVER, SESSION } from './tokens.ts';
import { FILE_HEADS, UPLOAD_GATEWAY } from './uploads.tokens.ts';
import { makeWrittenDrafts } from './written-drafts.ts';

/** Publishing advertisements (ADVT-02). */
export const advertisementPublishingBindings = new ContainerModule(({ bind }) => {
  bind(ADVERTISEMENT_PRESS).toResolvedValue(
    (uploads, { baseUrl }, list, clock) => makeSurePress(makeHttpAdvertisementPress(uploads, baseUrl), list, clock),
    [UPLOAD_GATEWAY, SERVER, ADVERTISEMENT_BOARD, CLOCK],
  );
  bind(ADVERTISEMENT_UPLOADS)
    .toResolvedValue(
      (session, press, heads) => startPostUploads(session, press, heads, optionalImageRule),
      [SESSION, ADVERTISEMENT_PRESS, FILE_HEADS],
    )
    .inSingletonScope();
  bind(ADVERTISEMENT_FORM)
    .toResolvedValue(
      (uploads, notices, navigation, session): AdvertisementFormFactory =>
        makeFiledPostForms(
          { name: 'advertisement', ...makeWrittenDrafts(session) },
          { uploads, notices, navigation, session },
        ),
      [ADVERTISEMENT_UPLOADS, NOTICE_BOARD, NAVIGATION, SESSION],
    )
    .inSingletonScope();
});
