import type { Announcement } from '@/content/domain/announcement.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { NewsSkeleton } from './news-skeleton.tsx';
import { ReadNews } from './read-news.tsx';

interface NewsAnnouncementsProps {
  readonly viewModel: ReadOnceViewModel<readonly Announcement[]>;
  readonly onRetry: () => void;
}

/** The column of the newest announcements (ANNO-01). */
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
      {(announcements) => <AnnouncementList announcements={announcements} />}
    </ReadNews>
  );
}
