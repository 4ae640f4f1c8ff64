import { type ComponentType, type ReactNode, useId, useMemo } from 'react';
import type { Announcement } from '@/content/posts/posts.ts';
import { createCode, useLoaded } from '@/ui/app/islands/code.ts';
import { useIsland } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { classNames } from '@/ui/kit/class-names.ts';
import { LoadingRegion, Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { PartHeading } from '@/ui/kit/layout/part.tsx';
import { Link } from '@/ui/kit/navigation/link.tsx';
import { TextLink } from '@/ui/kit/navigation/text-link.tsx';
import { weekMessages } from '@/ui/messages/ko/home.ts';
import { loadMessages } from '@/ui/messages/ko/shell.ts';
import styles from './week-news.module.css';

const partsCode = createCode(() => import('./week-news-view.tsx').then((module) => module.weekNewsParts));

/**
 * The news of the week. Announcements that the page asked for early are shown before the core is loaded, and stay; where
 * there are none, the island reads them.
 */
export function WeekNewsSlot() {
  const loaded = useIsland(partsCode);
  const early = useEarlyAnnouncements();
  const hasFailed = loaded.status === 'failed';
  const parts = loaded.status === 'ready' ? loaded.value : weekNewsSkeletons;
  const failure = (
    <ErrorState sentence={loadMessages.pageFailed} next={loadMessages.pageFailedNext} onRetry={loaded.retry} />
  );
  if (hasFailed && early.length === 0) return failure;
  return (
    <>
      <parts.MyChurch />
      <WeekNews dates={<parts.WeekDates />}>
        {early.length === 0 ? <parts.Announcements /> : <EarlyAnnouncements announcements={early} />}
        {hasFailed ? <div className={styles.withoutCode}>{failure}</div> : <parts.Bulletin />}
        {!hasFailed && <parts.Events />}
      </WeekNews>
    </>
  );
}

const NONE: readonly Announcement[] = [];

/** The announcements of the page's early call. It is taken once: a page that is opened again reads them again. */
function useEarlyAnnouncements(): readonly Announcement[] {
  const call = useMemo(
    () => createCode(() => import('@/composition/newest-announcements.early.ts').then((module) => module.takeNewest())),
    [],
  );
  const state = useLoaded(call);
  return state.status === 'ready' ? (state.value ?? NONE) : NONE;
}

function EarlyAnnouncements({ announcements }: { readonly announcements: readonly Announcement[] }) {
  return (
    <NewsColumn messages={weekMessages.announcements} page={href('announcements')} isLoading={false}>
      <AnnouncementList announcements={announcements} />
    </NewsColumn>
  );
}

/** The parts of the week's news, which stand between static ones: skeletons first, then those of the island. */
export type WeekNewsParts = Readonly<
  Record<'MyChurch' | 'WeekDates' | 'Announcements' | 'Bulletin' | 'Events', ComponentType>
>;

interface WeekNewsProps {
  /** The dates of the week. */
  readonly dates: ReactNode;
  /** The three columns. */
  readonly children: ReactNode;
}

/** The week's announcements, bulletin and events. */
function WeekNews({ dates, children }: WeekNewsProps) {
  return (
    <section aria-labelledby="week-title">
      <PartHeading id="week-title" aside={dates}>
        {weekMessages.heading}
      </PartHeading>
      <div className={styles.columns}>{children}</div>
    </section>
  );
}

/** The parts of the week's news before their island is loaded; they need no code of the columns. */
const weekNewsSkeletons: WeekNewsParts = {
  MyChurch: () => null,
  // Unknown in prerendered pages.
  WeekDates: () => <span>{'\u00a0'}</span>,
  Announcements: () => (
    <NewsColumn messages={weekMessages.announcements} page={href('announcements')} isLoading>
      <NewsSkeleton label={weekMessages.announcements.loading} />
    </NewsColumn>
  ),
  Bulletin: () => (
    <NewsColumn messages={weekMessages.bulletin} page={href('currentBulletin')} isLoading>
      <LoadingRegion className={styles.cover} label={weekMessages.bulletin.loading} />
    </NewsColumn>
  ),
  Events: () => (
    <NewsColumn className={styles.events} messages={weekMessages.events} page={href('events')} isLoading>
      <NewsSkeleton label={weekMessages.events.loading} />
    </NewsColumn>
  ),
};

interface NewsColumnProps {
  readonly messages: { readonly heading: string; readonly all: string };
  /** The address of the page with all of them. */
  readonly page: string;
  readonly isLoading: boolean;
  /** Whether its content is a link already, so that no separate link is shown. */
  readonly leadsOn?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** One of the three columns of the week's news. */
export function NewsColumn({ messages, page, isLoading, leadsOn = false, className, children }: NewsColumnProps) {
  const id = useId();
  return (
    <section className={classNames(styles.column, className)} aria-labelledby={id} aria-busy={isLoading}>
      <h3 className={styles.title} id={id}>
        {messages.heading}
      </h3>
      {children}
      {!leadsOn && (
        <TextLink alone href={page}>
          {messages.all}
        </TextLink>
      )}
    </section>
  );
}

/** A list of the week while it is loading; as high as three short entries. */
export function NewsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className={styles.skeleton}>
      <Skeleton label={label} lines={6} />
    </div>
  );
}

/** The newest announcements with their days (ANNO-01, LIST-04). */
export function AnnouncementList({ announcements }: { readonly announcements: readonly Announcement[] }) {
  return (
    <ul className={styles.list}>
      {announcements.map(({ id, title, created, pinnedUntil }) => (
        <li key={id} className={styles.brief}>
          <Link className={styles.link} href={href('announcement', { id })}>
            <bdi>{title}</bdi>
          </Link>
          <span className={styles.day}>
            {pinnedUntil !== undefined && <span>{weekMessages.announcements.pinned}</span>}
            {created !== undefined && <time dateTime={created}>{created}</time>}
          </span>
        </li>
      ))}
    </ul>
  );
}
