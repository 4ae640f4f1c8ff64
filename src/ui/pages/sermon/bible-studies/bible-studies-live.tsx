import { BIBLE_STUDY_FEED } from '@/composition/content.tokens.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createLivePart } from '@/ui/app/island/live-part.ts';
import { LiveSlot } from '@/ui/app/island/live-slot.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { Feed } from '@/ui/patterns/feed/feed.tsx';
import { WaitingForm } from '@/ui/patterns/form/waiting-form.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
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
