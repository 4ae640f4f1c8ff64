import { ContainerModule } from 'inversify';
import { makeHttpAdvertisementPress } from '@/adapters/http/http-advertisement-press.ts';
import { optionalImageRule } from '@/content/domain/file-check.ts';
import { makeFiledPostForms, startPostUploads } from './filed-posts.ts';
import * as tokens from './tokens.ts';

/** Publishing advertisements (ADVT-02). */
export const advertisementPublishingBindings = new ContainerModule(({ bind }) => {
  bind(tokens.ADVERTISEMENT_PRESS).toResolvedValue(
    (uploads, { baseUrl }) => makeHttpAdvertisementPress(uploads, baseUrl),
    [tokens.UPLOAD_GATEWAY, tokens.SERVER],
  );
  bind(tokens.ADVERTISEMENT_UPLOADS)
    .toResolvedValue(
      (session, press, heads) => startPostUploads(session, press, heads, optionalImageRule),
      [tokens.SESSION, tokens.ADVERTISEMENT_PRESS, tokens.FILE_HEADS],
    )
    .inSingletonScope();
  bind(tokens.ADVERTISEMENT_FORM)
    .toResolvedValue(
      (list, uploads, notices, session, clock): tokens.AdvertisementFormFactory =>
        makeFiledPostForms(
          {
            name: 'advertisement',
            initial: { title: '', content: '', author: '' },
            asWritten: (draft, place) => ({ ...place, ...draft, images: [] }),
          },
          { list, uploads, notices, session, clock },
        ),
      [tokens.ADVERTISEMENT_BOARD, tokens.ADVERTISEMENT_UPLOADS, tokens.NOTICE_BOARD, tokens.SESSION, tokens.CLOCK],
    )
    .inSingletonScope();
});
