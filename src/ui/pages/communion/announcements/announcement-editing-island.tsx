import { announcementEditingFeature } from '@/composition/announcement-editing.feature.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { postFormMessages } from '@/ui/messages/ko/post-messages.ts';
import { postNouns } from '@/ui/messages/ko/post-nouns.ts';
import { type AskedEditProps, EditDialog } from '@/ui/patterns/editing/edit-dialog.tsx';
import { PostEditBody } from '@/ui/patterns/editing/post-edit-body.tsx';
import { postTexts } from '@/ui/patterns/post/use-post-fields.ts';
import { WrittenFields } from '@/ui/patterns/post/written-fields.tsx';

/** The dialog in which an announcement is changed (EDIT-01). */
function AnnouncementEditing({
  services,
  ...asked
}: AskedEditProps<Announcement> & HasServices<typeof announcementEditingFeature>) {
  return (
    <EditDialog {...asked} editing={services.editing} noun={postNouns.announcement} labels={postFormMessages}>
      {(edit) => (
        <PostEditBody edit={edit} noun={postNouns.announcement}>
          <WrittenFields form={edit.form} texts={postTexts} />
        </PostEditBody>
      )}
    </EditDialog>
  );
}

export const AnnouncementEditingIsland = withServices(announcementEditingFeature, AnnouncementEditing);
