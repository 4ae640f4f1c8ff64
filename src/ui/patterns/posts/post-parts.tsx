import type { Post } from '@/content/posts/posts.ts';
import { editedText } from '@/ui/messages/ko/posts.ts';
import styles from './post.module.css';

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
      {author !== '' && <span translate="no">{created === undefined ? author : ` · ${author}`}</span>}
      {edited !== undefined && <span>{` · ${editedText(edited, post)}`}</span>}
    </>
  );
}

/** Plain text as it was written: an empty line separates paragraphs. */
export function Paragraphs({ text }: { readonly text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- paragraphs keep their order, and two may be equal
    <p key={index} className={styles.paragraph}>
      {paragraph}
    </p>
  ));
}

/** Splits plain text at its empty lines; single line breaks stay inside a paragraph. */
export function paragraphsOf(text: string): readonly string[] {
  return text
    .split(/\r?\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
}
