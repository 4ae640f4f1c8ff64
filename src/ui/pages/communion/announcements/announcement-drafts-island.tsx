import { announcementDraftsFeature } from '@/composition/announcement-drafts.feature.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import type { PostListRef } from '@/content/machines/provide-post-form.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { DraftFormBody } from '@/ui/patterns/drafts/draft-form-body.tsx';
import { type AskedDraftsProps, Drafts } from '@/ui/patterns/drafts/drafts.tsx';
import { postTexts } from '@/ui/patterns/post/use-post-fields.ts';
import { WrittenFields } from '@/ui/patterns/post/written-fields.tsx';

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
