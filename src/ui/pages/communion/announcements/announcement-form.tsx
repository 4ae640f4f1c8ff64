import type { Announcement, AnnouncementDraft } from '@/content/domain/announcement.ts';
import type { PostFormFactory, PostListRef } from '@/content/machines/provide-post-form.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { announcementMessages } from '@/ui/messages/ko/announcement-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import type { PublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { DraftsRow } from '@/ui/patterns/drafts/drafts-row.tsx';
import { PostForm } from '@/ui/patterns/post/post-form.tsx';
import { postTexts } from '@/ui/patterns/post/use-post-fields.ts';
import { usePostForm } from '@/ui/patterns/post/use-post-form.ts';
import { WrittenFields } from '@/ui/patterns/post/written-fields.tsx';

// Loaded on demand, only for publishers.
const drafts = createIsland(() =>
  import('./announcement-drafts-island.tsx').then((module) => module.AnnouncementDraftsIsland),
);

interface AnnouncementFormProps {
  readonly forms: PostFormFactory<AnnouncementDraft, Announcement>;
  readonly list: PostListRef<Announcement>;
  readonly right: PublishingRight;
}

/** The form of a new announcement (ANNO-02). */
export function AnnouncementForm({ forms, list, right }: AnnouncementFormProps) {
  const form = usePostForm(forms, list, right);
  return (
    <>
      <IslandSlot island={drafts} props={{ page: form.drafts, right }} fallback={<DraftsRow />} />
      <PostForm heading={announcementMessages.write} noun={postNouns.announcement} form={form} right={right}>
        <WrittenFields form={form} texts={postTexts} />
      </PostForm>
    </>
  );
}
