import { ContainerModule } from 'inversify';
import { BIBLE_STUDIES } from '@/adapters/http/http-bible-study-repository.ts';
import type { BibleStudy } from '@/content/domain/bible-study.ts';
import type { PinningFactory } from '@/content/machines/provide-pinning.ts';
import { bibleStudiesBindings } from './bible-studies.bindings.ts';
import { BIBLE_STUDY_REPOSITORY } from './content.tokens.ts';
import { createFeature } from './feature.ts';
import { bindPinning } from './post-pinning.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, CLOCK, NOTIFICATIONS } from './tokens.ts';

const BIBLE_STUDY_PINNING = token<PinningFactory<BibleStudy>>('BibleStudyPinning');

const bindings = new ContainerModule(({ bind }) => {
  bind(BIBLE_STUDY_PINNING).toResolvedValue(bindPinning<BibleStudy>('bibleStudy', BIBLE_STUDIES.item), [
    AUTHENTICATED_CLIENT,
    BIBLE_STUDY_REPOSITORY,
    NOTIFICATIONS,
    CLOCK,
  ]);
});

/** Pinning question sheets (EDIT-04): a feature of its own, since few members do it. */
export const bibleStudyPinningFeature = createFeature({ pinning: BIBLE_STUDY_PINNING }, [
  bibleStudiesBindings,
  bindings,
]);
