import { Link } from 'wouter';
import type { Announcement } from '@/content/domain/announcement.ts';
import { addressOfPost } from '@/content/domain/item-address.ts';
import type { ReadOnceFace } from '@/shared/machines/read-once-binding.ts';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { NewsBones } from './news-bones.tsx';
import { NewsColumn } from './news-column.tsx';
import styles from './week-news.module.css';

const PAGE = '/communion/announcements';

interface NewsAnnouncementsProps {
  readonly face: ReadOnceFace<readonly Announcement[]>;
  readonly onRetry?: (() => void) | undefined;
}

/** The newest announcements (ANNO-01, LIST-04). */
export function NewsAnnouncements({ face, onRetry }: NewsAnnouncementsProps) {
  const words = weekMessages.announcements;
  return (
    <NewsColumn words={words} href={PAGE} face={face} onRetry={onRetry} waiting={<NewsBones label={words.loading} />}>
      {(announcements) => (
        <ul className={styles.list}>
          {announcements.map(({ id, title, created }) => (
            <li key={id} className={styles.brief}>
              <Link className={styles.link} href={addressOfPost(PAGE, id)}>
                {title}
              </Link>
              {created !== undefined && (
                <time className={styles.day} dateTime={created}>
                  {created}
                </time>
              )}
            </li>
          ))}
        </ul>
      )}
    </NewsColumn>
  );
}
