import { Link } from 'wouter';
import type { Bulletin } from '@/content/domain/bulletin.ts';
import type { ReadOnceViewModel } from '@/shared/machines/provide-read-once.ts';
import { bulletinCover, openBulletin } from '@/ui/messages/ko/date-texts.ts';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { ReadNews } from './read-news.tsx';
import styles from './week-news.module.css';

const PAGE = '/sermon/current';

interface NewsBulletinProps {
  readonly viewModel: ReadOnceViewModel<Bulletin>;
  readonly onRetry: () => void;
}

/** The cover of this week's bulletin (BULL-01, BULL-02). */
export function NewsBulletin({ viewModel, onRetry }: NewsBulletinProps) {
  const words = weekMessages.bulletin;
  return (
    <ReadNews
      words={words}
      href={PAGE}
      viewModel={viewModel}
      onRetry={onRetry}
      leadsOn
      loading={<output className={styles.cover} aria-label={words.loading} />}
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
