import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import { bulletinsEntry } from '@/composition/bulletins.ts';
import { type BulletinActor, searchedPages, selectExistingPages } from '@/content/bulletins/bulletin.machine.ts';
import { highlightedId } from '@/content/posts/posts.ts';
import { useCoreService, useServices } from '@/ui/app/islands/core-context.tsx';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { bringIntoView } from '@/ui/kit/focus/bring-into-view.ts';
import { focusable } from '@/ui/kit/focus/focus.ts';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { uploadTitle } from '@/ui/messages/ko/bulletin.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import { usePublishingRight } from '@/ui/patterns/posts/use-publishing-right.ts';
import styles from './bulletin-frame.module.css';
import { BulletinReader } from './bulletin-reader.tsx';
import { useBulletinPage, WeekCalendar } from './week-calendar.tsx';

// Loaded on demand, only for publishers; its entry is loaded with the page.
const upload = createIsland(() => import('./bulletin-writing.tsx').then((module) => module.BulletinUpload));

/** The bulletin of the week in the address, which can be shared; Back leads to the week shown before (BULL-01). */
export function BulletinIsland() {
  const services = useServices(bulletinsEntry, dateText);
  const { today, sunday, bulletin, calendar, weeks } = useBulletinPage(services.page, 'bulletin');
  const existingPages = useSelector(bulletin, selectExistingPages);
  const navigation = useCoreService('navigation');
  const { uploads } = services;
  const { publishes, hasForm, right } = usePublishingRight(services.publishingRights, uploads);
  const holdsFiles = useSelector(uploads, (files) => files.context.files.length > 0 || files.hasTag('busy'));
  const column = useRef<HTMLDivElement>(null);
  const pick = useCallback(
    (picked: typeof sunday) => {
      navigation.goTo(href('bulletin', { day: picked }));
      leadToBulletin(column.current);
    },
    [navigation],
  );
  return (
    <div className={styles.reading}>
      <WeekCalendar calendar={calendar} weeks={weeks} today={today} sunday={sunday} onPicked={pick} />
      <div ref={column} className={styles.column}>
        <BulletinReader bulletin={bulletin} today={today} removable={publishes} shareLink={services.shareLink}>
          {hasForm && (
            <FormFold heading={uploadTitle(sunday)} holdsSomething={holdsFiles}>
              <IslandSlot
                island={upload}
                props={{
                  queue: uploads,
                  sunday,
                  existingPages,
                  isRightLost: right.isRightLost,
                }}
                fallback={<Skeleton />}
              />
            </FormFold>
          )}
        </BulletinReader>
        <NewestPages bulletin={bulletin} />
      </div>
    </div>
  );
}

/** Scrolls to the first of the pages that the address highlights: those that were just published. */
function NewestPages({ bulletin }: { readonly bulletin: BulletinActor }) {
  const pages = useMemo(() => searchedPages(bulletin), [bulletin]);
  const shown = useSelector(bulletin, ({ context }) => context.pages.length);
  return (
    <HighlightedItem
      id={highlightedId(useSearch(), 'newest')}
      list={pages}
      onFound={(count) => leadToPage(shown - Number(count) + 1)}
    />
  );
}

/**
 * Scrolls to the bulletin and focuses it when it is below the calendar: on a phone, picking a week would otherwise
 * change nothing visible. When it is beside the calendar, the focus stays there for the next week.
 * @param column the element that contains the bulletin
 */
function leadToBulletin(column: HTMLElement | null): void {
  const heading = column?.querySelector<HTMLElement>('#bulletin-title') ?? null;
  if (column === null || heading === null) return;
  const { left } = column.getBoundingClientRect();
  if (left > column.offsetWidth / 2 || heading.getBoundingClientRect().top < window.innerHeight / 2) return;
  bringIntoView(heading);
}

/** Scrolls to a page of the bulletin, and focuses it. @param page from 1 */
function leadToPage(page: number): void {
  const sheet = document.querySelector<HTMLElement>(`[data-page="${page}"]`);
  // Focusable only this once: a press on a page focuses the box in which all of them are enlarged.
  if (sheet !== null) bringIntoView(focusable(sheet));
}
