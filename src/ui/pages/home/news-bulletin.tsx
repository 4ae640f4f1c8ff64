import type { Bulletin } from '@/content/domain/bulletin.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { href } from '@/ui/app/routes/href.ts';
import { LoadingRegion } from '@/ui/kit/feedback/loading-region.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { bulletinCover, openBulletin } from '@/ui/messages/ko/date-texts.ts';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { ReadNews } from './read-news.tsx';
import styles from './week-news.module.css';

const PAGE = href('currentBulletin');

interface NewsBulletinProps {
  readonly viewModel: ReadOnceViewModel<Bulletin>;
  readonly onRetry: () => void;
}

/** The cover of this week's bulletin (BULL-01, BULL-02). */
export function NewsBulletin({ viewModel, onRetry }: NewsBulletinProps) {
  const messages = weekMessages.bulletin;
  return (
    <ReadNews
      messages={messages}
      href={PAGE}
      viewModel={viewModel}
      onRetry={onRetry}
      leadsOn
      loading={<LoadingRegion className={styles.cover} label={messages.loading} />}
    >
      {({ sunday, pages }) => (
        <Link className={styles.leaflet} href={PAGE}>
          <img
            className={styles.cover}
            src={pages[0]}
            alt={bulletinCover(sunday)}
            width={420}
            height={594}
            loading="lazy"
          />
          <span className={styles.open}>{openBulletin(sunday)}</span>
        </Link>
      )}
    </ReadNews>
  );
}
