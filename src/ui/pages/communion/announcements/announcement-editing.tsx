import { announcementEditingEntry } from '@/composition/announcements.editing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { type AskedEditProps, EditDialog, PostEditBody } from '@/ui/patterns/posts/editing.tsx';
import { postTexts, WrittenFields } from '@/ui/patterns/posts/post-fields.tsx';

/** The dialog in which an announcement is changed (EDIT-01). */
export function AnnouncementEditingIsland({ ...asked }: AskedEditProps<Announcement>) {
  const services = useServices(announcementEditingEntry);
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
