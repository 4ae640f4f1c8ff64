import { ContainerModule } from 'inversify';
import { makeHttpBibleStudyRepository } from '@/adapters/http/http-bible-study-repository.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { ItemPages } from '@/content/machines/provide-item-page.ts';
import { makeFindPost } from '@/content/use-cases/make-find-post.ts';
import { createFeature } from './feature.ts';
import { bindPostPages } from './post-pages.ts';
import { publishingRightBindings } from './publishing-right.bindings.ts';
import { PUBLISHING_RIGHTS } from './publishing-right.tokens.ts';
import { sharingBindings } from './sharing.bindings.ts';
import { SHARE_LINK } from './sharing.tokens.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NAVIGATION, NOTIFICATIONS, SERVER } from './tokens.ts';

const BIBLE_STUDY_PAGES = token<ItemPages<BibleStudy>>('BibleStudyPages');

const bindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_PAGES).toResolvedValue(
    bindPostPages<BibleStudy>('bibleStudy', 'bibleStudies', (send, baseUrl) => {
      const repository = makeHttpBibleStudyRepository(send, baseUrl);
      return { ...repository, find: makeFindPost(repository) };
    }),
    [AUTHENTICATED_CLIENT, SERVER, NOTIFICATIONS, NAVIGATION],
  );
});

/** The page of one Bible study sheet (PAGE-01). */
export const bibleStudyPageFeature = createFeature(
  { pageOf: BIBLE_STUDY_PAGES, shareLink: SHARE_LINK, publishingRights: PUBLISHING_RIGHTS },
  [publishingRightBindings, sharingBindings, bindings],
);
