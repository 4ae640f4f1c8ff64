import type { Post } from '@/content/domain/post.ts';

interface WrittenAboutProps {
  readonly post: Pick<Post, 'created'>;
  /** '' if no author is named. */
  readonly author?: string;
}

/** The day and the author of a post, in one line (LIST-04). */
export function WrittenAbout({ post: { created }, author = '' }: WrittenAboutProps) {
  return (
    <>
      {created !== undefined && <time dateTime={created}>{created}</time>}
      {created !== undefined && author !== '' && ' · '}
      {author}
    </>
  );
}
