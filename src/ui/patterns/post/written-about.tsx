import type { Post } from '@/content/domain/post.ts';
import { editedText } from '@/ui/messages/ko/post-messages.ts';

interface WrittenAboutProps {
  readonly post: Pick<Post, 'created' | 'edited'>;
  /** '' if no author is named. */
  readonly author?: string;
}

/** The day and the author of a post, and the day of its last change, in one line (LIST-04, EDIT-01). */
export function WrittenAbout({ post, author = '' }: WrittenAboutProps) {
  const { created, edited } = post;
  return (
    <>
      {created !== undefined && <time dateTime={created}>{created}</time>}
      {created !== undefined && author !== '' && ' · '}
      {author}
      {edited !== undefined && ` · ${editedText(edited, post)}`}
    </>
  );
}
