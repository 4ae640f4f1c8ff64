import { ANNOUNCEMENT_FORM } from '@/composition/content.tokens.ts';
import type { Announcement } from '@/content/domain/announcement.ts';
import { useService } from '../core.tsx';
import { announcementMessages } from '../messages/announcement-messages.ts';
import { postNouns } from '../messages/post-nouns.ts';
import { PostForm } from '../posts/post-form.tsx';
import { usePostForm } from '../posts/use-post-form.ts';
import { WrittenFields } from '../posts/written-fields.tsx';
import type { PublishingRight } from '../use-publishing-right.ts';

interface AnnouncementFormProps {
  readonly onPublished: (announcement: Announcement) => void;
  readonly right: PublishingRight;
}

/** A new announcement (ANNO-02). */
export function AnnouncementForm({ onPublished, right }: AnnouncementFormProps) {
  const form = usePostForm(useService(ANNOUNCEMENT_FORM), onPublished);
  return (
    <PostForm heading={announcementMessages.write} noun={postNouns.announcement} form={form} right={right}>
      <WrittenFields form={form} />
    </PostForm>
  );
}
