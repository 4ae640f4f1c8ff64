import { useMemo } from 'react';
import type { Announcement } from '@/content/domain/announcement.ts';
import { createCode } from '@/ui/app/code/code.ts';
import { useLoaded } from '@/ui/app/code/use-loadable.ts';
import { useIsland } from '@/ui/app/island/island.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { loadMessages } from '@/ui/messages/ko/page-messages.ts';
import { weekMessages } from '@/ui/messages/ko/week-messages.ts';
import { AnnouncementList } from './announcement-list.tsx';
import { NewsColumn } from './news-column.tsx';
import styles from './week-news.module.css';
import { WeekNews } from './week-news.tsx';
import { weekNewsSkeletons } from './week-news-skeleton.tsx';

const island = createCode(() => import('./week-news-island.tsx').then((module) => module.weekNewsParts));

/**
 * The news of the week. Announcements that the page asked for early are shown before the core is loaded, and stay; where
 * there are none, the island reads them.
 */
export function WeekNewsSlot() {
  const loaded = useIsland(island);
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
    <NewsColumn messages={weekMessages.announcements} href={href('announcements')} isLoading={false}>
      <AnnouncementList announcements={announcements} />
    </NewsColumn>
  );
}
