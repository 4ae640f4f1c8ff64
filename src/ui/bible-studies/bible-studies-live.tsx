import { BIBLE_STUDY_FEED } from '@/composition/content.tokens.ts';
import { useService } from '../core.tsx';
import { createLivePart } from '../live-part.ts';
import { LiveSlot } from '../live-slot.tsx';
import { bibleStudyMessages } from '../messages/bible-study-messages.ts';
import { Feed } from '../posts/feed.tsx';
import { usePostFeed } from '../posts/use-post-feed.ts';
import { WaitingForm } from '../posts/waiting-form.tsx';
import { BibleStudyPost } from './bible-study-post.tsx';

// Readers never fetch what only publishers use.
const form = createLivePart('bibleStudyPublishing', () =>
  import('./bible-study-form.tsx').then((module) => module.BibleStudyForm),
);

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function BibleStudiesLive() {
  const { face, send, add, publishes, hasForm, writer, right } = usePostFeed(useService(BIBLE_STUDY_FEED));
  return (
    <>
      {hasForm && <LiveSlot key={writer} part={form} props={{ onPublished: add, right }} waiting={<WaitingForm />} />}
      <Feed page="bibleStudies" words={bibleStudyMessages} face={face} send={send} removable={publishes}>
        {(study, onRemove) => <BibleStudyPost key={study.id} study={study} onRemove={onRemove} />}
      </Feed>
    </>
  );
}
