import type { Announcement } from '@/content/domain/announcement.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { NewsSkeleton } from './news-skeleton.tsx';
import { ReadNews } from './read-news.tsx';
import styles from './week-news.module.css';

interface NewsAnnouncementsProps {
  readonly viewModel: ReadOnceViewModel<readonly Announcement[]>;
  readonly onRetry: () => void;
}

/** The newest announcements (ANNO-01, LIST-04). */
export function NewsAnnouncements({ viewModel, onRetry }: NewsAnnouncementsProps) {
  const messages = weekMessages.announcements;
  return (
    <ReadNews
      messages={messages}
      href={href('announcements')}
      viewModel={viewModel}
      onRetry={onRetry}
      loading={<NewsSkeleton label={messages.loading} />}
    >
      {(announcements) => (
        <ul className={styles.list}>
          {announcements.map(({ id, title, created, pinnedUntil }) => (
            <li key={id} className={styles.brief}>
              <Link className={styles.link} href={href('announcement', { id })}>
                {title}
              </Link>
              <span className={styles.day}>
                {pinnedUntil !== undefined && messages.pinned}
                {created !== undefined && <time dateTime={created}>{created}</time>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </ReadNews>
  );
}
