import type { Announcement } from '@/content/domain/announcement.ts';
import { paragraphsOf } from '@/content/domain/paragraphs.ts';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import { VisuallyHidden } from '../kit/visually-hidden.tsx';
import { announcementMessages } from '../messages/announcement-messages.ts';
import styles from './announcement-post.module.css';
import { focusNeighbour } from './focus-neighbour.ts';

interface AnnouncementPostProps {
  readonly announcement: Announcement;
  /** Absent for those who may not delete (PERM-02). */
  readonly onRemove?: (() => void) | undefined;
}

/** One announcement: title, day, author, content (ANNO-01, LIST-04). */
export function AnnouncementPost({ announcement, onRemove }: AnnouncementPostProps) {
  const { title, author, created, content } = announcement;
  return (
    <article className={styles.post}>
      <header>
        <h3 className={styles.title}>{title}</h3>
        <p className={styles.about}>
          {created !== undefined && <time dateTime={created}>{created}</time>}
          {created !== undefined && author !== '' && ' · '}
          {author}
        </p>
      </header>
      {paragraphsOf(content).map((paragraph, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- the paragraphs of a text keep their places, and two may be alike
        <p key={index} className={styles.paragraph}>
          {paragraph}
        </p>
      ))}
      {onRemove !== undefined && (
        <Button
          variant="danger"
          className={styles.remove}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget);
            onRemove();
          }}
        >
          <Icon name="trash" />
          {announcementMessages.remove}
          <VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
    </article>
  );
}
