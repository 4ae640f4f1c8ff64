import { useSelector } from '@xstate/react';
import { useCallback, useMemo, useRef } from 'react';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import { highlightedId } from '@/content/domain/item-address.ts';
import type { BulletinActor } from '@/content/machines/bulletin-page.machine.ts';
import { searchedPages, selectExistingPages } from '@/content/machines/bulletin-view-model.ts';
import { type HasServices, useCoreService, withServices } from '@/ui/app/island/core.tsx';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { useSearch } from '@/ui/kit/navigation/location.ts';
import { uploadTitle } from '@/ui/messages/ko/bulletin-messages.ts';
import { usePublishingRight } from '@/ui/patterns/access/use-publishing-right.ts';
import { HighlightedItem } from '@/ui/patterns/feed/highlighted-item.tsx';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import { BulletinReader } from './bulletin-reader.tsx';
import { leadToBulletin, leadToPage } from './lead-to-pages.ts';
import styles from './reading.module.css';
import { useBulletinPage } from './use-bulletin-page.ts';
import { WeekCalendar } from './week-calendar.tsx';

// Loaded on demand, only for publishers; its bindings are loaded with the page.
const upload = createIsland(() => import('./bulletin-upload-island.tsx').then((module) => module.BulletinUpload));

/** The bulletin of the week in the address, which can be shared; Back leads to the week shown before (BULL-01). */
function Bulletin({ services }: HasServices<typeof bulletinsFeature>) {
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
                  page: href('bulletin'),
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

export const BulletinIsland = withServices(bulletinsFeature, Bulletin);

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
