import type { Announcement } from '@/content/domain/announcement.ts';
import type { FeedFace } from '@/shared/machines/feed-binding.ts';
import type { PagedFeedEvent } from '@/shared/machines/paged-feed.machine.ts';
import { EndOfList } from '../kit/end-of-list.tsx';
import { Face } from '../kit/face.tsx';
import { PartHeading } from '../kit/part-heading.tsx';
import { ScrollBox } from '../kit/scroll-box.tsx';
import { Skeleton } from '../kit/skeleton.tsx';
import { announcementMessages } from '../messages/announcement-messages.ts';
import { useBottomReached } from '../use-bottom-reached.ts';
import styles from './announcement-feed.module.css';
import { AnnouncementPost } from './announcement-post.tsx';

interface AnnouncementFeedProps {
  readonly face: FeedFace<Announcement>;
  readonly send: (event: PagedFeedEvent) => void;
  readonly removable: boolean;
}

/** The infinite list of announcements with its waiting, empty, failed and ended faces (LIST-01…03). */
export function AnnouncementFeed({ face, send, removable }: AnnouncementFeedProps) {
  const end = useBottomReached(() => send({ type: 'feed.bottomReached' }));
  return (
    <section>
      <PartHeading>{announcementMessages.past}</PartHeading>
      <ScrollBox label={announcementMessages.list} aria-busy={face.isLoading}>
        {batchesOf(face.items).map(({ number, items }) => (
          <div key={number} className={styles.batch}>
            {items.map((announcement) => (
              <AnnouncementPost
                key={announcement.id}
                announcement={announcement}
                onRemove={removable ? () => send({ type: 'item.removeAsked', id: announcement.id }) : undefined}
              />
            ))}
          </div>
        ))}
        <FeedEnd face={face} onRetry={() => send({ type: 'feed.retryAsked' })} />
        <div key={`${face.asked} ${face.isLoading}`} ref={end} />
      </ScrollBox>
    </section>
  );
}

/** Posts that are painted or left out together: one by one, the browser would ask each of a thousand. */
const BATCH = 50;

interface Batch<Item> {
  readonly number: number;
  readonly items: readonly Item[];
}

function batchesOf<Item>(items: readonly Item[]): readonly Batch<Item>[] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, number) => ({
    number,
    items: items.slice(number * BATCH, (number + 1) * BATCH),
  }));
}

function FeedEnd({ face, onRetry }: { readonly face: FeedFace<Announcement>; readonly onRetry: () => void }) {
  const isEmpty = face.items.length === 0;
  if (face.isLoading) return <Skeleton label={announcementMessages.loading} lines={isEmpty ? 8 : 4} />;
  if (face.hasFailed) {
    return (
      <Face
        kind="failed"
        sentence={isEmpty ? announcementMessages.failed : announcementMessages.moreFailed}
        next={isEmpty ? undefined : announcementMessages.failedNext}
        onRetry={onRetry}
      />
    );
  }
  if (!face.isExhausted) return null;
  if (isEmpty) return <Face kind="empty" sentence={announcementMessages.empty} next={announcementMessages.emptyNext} />;
  return <EndOfList />;
}
