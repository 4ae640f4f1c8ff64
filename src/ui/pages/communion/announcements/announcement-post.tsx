import type { Announcement } from '@/content/domain/announcement.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Paragraphs } from '@/ui/patterns/post/paragraphs.tsx';
import { Post } from '@/ui/patterns/post/post.tsx';

interface AnnouncementPostProps {
  readonly announcement: Announcement;
  readonly onEdit?: (() => void) | undefined;
  readonly onPin?: (() => void) | undefined;
  readonly onRemove?: (() => void) | undefined;
}

/** One announcement: title, day, author, content (ANNO-01). */
export function AnnouncementPost({ announcement, onEdit, onPin, onRemove }: AnnouncementPostProps) {
  return (
    <Post
      post={announcement}
      href={href('announcement', { id: announcement.id })}
      author={announcement.author}
      onEdit={onEdit}
      onPin={onPin}
      onRemove={onRemove}
    >
      <Paragraphs text={announcement.content} />
    </Post>
  );
}
