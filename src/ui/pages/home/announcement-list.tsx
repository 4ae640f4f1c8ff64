import type { Announcement } from '@/content/domain/announcement.ts';
import { href } from '@/ui/app/routes/href.ts';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import styles from './week-news.module.css';

/** The newest announcements with their days (ANNO-01, LIST-04). */
export function AnnouncementList({ announcements }: { readonly announcements: readonly Announcement[] }) {
  return (
    <ul className={styles.list}>
      {announcements.map(({ id, title, created, pinnedUntil }) => (
        <li key={id} className={styles.brief}>
          <Link className={styles.link} href={href('announcement', { id })}>
            {title}
          </Link>
          <span className={styles.day}>
            {pinnedUntil !== undefined && weekMessages.announcements.pinned}
            {created !== undefined && <time dateTime={created}>{created}</time>}
          </span>
        </li>
      ))}
    </ul>
  );
}
