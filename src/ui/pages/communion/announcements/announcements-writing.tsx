import { announcementDraftsFeature } from '@/composition/announcements.writing.ts';
import { announcementPinningFeature } from '@/composition/pinning.ts';
import type { Announcement, AnnouncementDraft } from '@/content/posts/announcements.writing.ts';
import type { PostFormFactory, PostListRef } from '@/content/writing/post-form.machine.ts';
import { type HasServices, withServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { announcementMessages } from '@/ui/messages/ko/post-lists.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { type AskedDraftsProps, DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import { PostForm, usePostForm } from '@/ui/patterns/posts/new-post-form.tsx';
import { type AskedPinProps, PinDialog } from '@/ui/patterns/posts/pinning.tsx';
import { postTexts, WrittenFields } from '@/ui/patterns/posts/post-fields.tsx';
import { DraftsRow } from '@/ui/patterns/posts/post-form.tsx';
import type { PublishingRight } from '@/ui/patterns/posts/use-publishing-right.ts';

// Loaded on demand, only for publishers.
const drafts = createIsland(() =>
  import('./announcements-writing.tsx').then((module) => module.AnnouncementDraftsIsland),
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

/** The announcements that are not published yet (EDIT-03). */
function AnnouncementDrafts({
  services,
  ...asked
}: AskedDraftsProps<PostListRef<Announcement>> & HasServices<typeof announcementDraftsFeature>) {
  return (
    <Drafts {...asked} drafts={services.drafts} noun={postNouns.announcement} labels={postFormMessages}>
      {(edit) => (
        <DraftFormBody edit={edit} noun={postNouns.announcement}>
          <WrittenFields form={edit.form} texts={postTexts} />
        </DraftFormBody>
      )}
    </Drafts>
  );
}

export const AnnouncementDraftsIsland = withServices(announcementDraftsFeature, AnnouncementDrafts);

/** The dialog in which an announcement is pinned (EDIT-04). */
function AnnouncementPinning({
  services,
  ...asked
}: AskedPinProps<Announcement> & HasServices<typeof announcementPinningFeature>) {
  return <PinDialog {...asked} pinning={services.pinning} />;
}

export const AnnouncementPinningIsland = withServices(announcementPinningFeature, AnnouncementPinning);
