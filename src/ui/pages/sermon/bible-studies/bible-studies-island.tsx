import { bibleStudiesFeature } from '@/composition/bible-studies.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { bibleStudyMessages } from '@/ui/messages/ko/bible-study-messages.ts';
import { Feed } from '@/ui/patterns/feed/feed.tsx';
import { FormSkeleton } from '@/ui/patterns/form/form-skeleton.tsx';
import { usePostFeed } from '@/ui/patterns/post/use-post-feed.ts';
import { BibleStudyPost } from './bible-study-post.tsx';

// Loaded on demand, only for publishers.
const editing = createIsland(() => import('./bible-study-editing.tsx').then((module) => module.BibleStudyEditing));
const form = createIsland(() => import('./bible-study-form.tsx').then((module) => module.BibleStudyForm));

/** The list, and for Admin and Editor the form and the delete buttons (PERM-02). */
export function BibleStudiesIsland() {
  const { viewModel, send, list, add, edit, publishes, hasForm, writer, right } = usePostFeed(
    useService(bibleStudiesFeature, 'feed'),
  );
  return (
    <>
      {hasForm && (
        <IslandSlot key={writer} island={form} props={{ onPublished: add, right }} waiting={<FormSkeleton />} />
      )}
      {hasForm && (
        <IslandSlot key={edit.key} island={editing} props={{ id: edit.id, page: edit.page, right }} waiting={null} />
      )}
      <Feed
        page="bibleStudies"
        messages={bibleStudyMessages}
        viewModel={viewModel}
        send={send}
        list={list}
        removable={publishes}
      >
        {(study, onRemove) => (
          <BibleStudyPost
            key={study.id}
            study={study}
            onEdit={publishes ? () => edit.ask(study.id) : undefined}
            onRemove={onRemove}
          />
        )}
      </Feed>
    </>
  );
}
