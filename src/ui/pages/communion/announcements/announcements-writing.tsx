import { announcementsWritingEntry } from '@/composition/announcements.writing.ts';
import type { Announcement } from '@/content/posts/posts.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { postNouns } from '@/ui/messages/ko/grammar.ts';
import { announcementMessages } from '@/ui/messages/ko/post-lists.ts';
import { postFormMessages } from '@/ui/messages/ko/posts.ts';
import { DraftFormBody, Drafts } from '@/ui/patterns/posts/drafts.tsx';
import { NewPostForm, useNewPostForm } from '@/ui/patterns/posts/new-post-form.tsx';
import { PinDialog } from '@/ui/patterns/posts/pinning.tsx';
import { postTexts, WrittenFields } from '@/ui/patterns/posts/post-fields.tsx';
import type { ListWritingProps } from '@/ui/patterns/posts/post-list.tsx';
import { AnnouncementEditingIsland } from './announcement-editing.tsx';

/** What publishers use above the list: form and drafts, and the dialogs in which an announcement is changed or pinned. */
export function AnnouncementsWritingIsland({ list, right, edit, pin }: ListWritingProps<Announcement>) {
  const { pinning } = useServices(announcementsWritingEntry);
  return (
    <>
      <AnnouncementForm list={list} right={right} />
      <AnnouncementEditingIsland key={edit.key} id={edit.id} owner={edit.owner} right={right} />
      {!right.isRightLost && <PinDialog key={pin.key} item={pin.item} list={list} pinning={pinning} />}
    </>
  );
}

/** The form of a new announcement (ANNO-02), below those that are not published yet (EDIT-03). */
function AnnouncementForm({ list, right }: Pick<ListWritingProps<Announcement>, 'list' | 'right'>) {
  const services = useServices(announcementsWritingEntry);
  const form = useNewPostForm(services.form, list, right);
  return (
    <>
      <Drafts
        page={form.drafts}
        right={right}
        drafts={services.drafts}
        noun={postNouns.announcement}
        labels={postFormMessages}
      >
        {(draft) => (
          <DraftFormBody edit={draft} noun={postNouns.announcement}>
            <WrittenFields form={draft.form} texts={postTexts} />
          </DraftFormBody>
        )}
      </Drafts>
      <NewPostForm heading={announcementMessages.write} noun={postNouns.announcement} form={form} right={right}>
        <WrittenFields form={form} texts={postTexts} />
      </NewPostForm>
    </>
  );
}
