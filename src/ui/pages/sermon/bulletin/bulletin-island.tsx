import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import { coreFeature } from '@/composition/core.feature.ts';
import { addressOfSunday } from '@/content/domain/bulletin-week.ts';
import { selectHeldPages } from '@/content/machines/bulletin-view-model.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { uploadTitle } from '@/ui/messages/ko/bulletin-messages.ts';
import { usePublishingRight, useShownForm } from '@/ui/patterns/access/use-publishing-right.ts';
import { FormFold } from '@/ui/patterns/form/form-fold.tsx';
import { bringIntoView } from './bring-into-view.ts';
import { BulletinReader } from './bulletin-reader.tsx';
import { BulletinUploadSlot } from './bulletin-upload-slot.tsx';
import { NewestPages } from './newest-pages.tsx';
import styles from './reading.module.css';
import { useBulletinPage } from './use-bulletin-page.ts';
import { WeekCalendar } from './week-calendar.tsx';

/** The week is what the address says: it can be shared, and Back leads to the week before (BULL-01). */
export function BulletinIsland() {
  const { today, sunday, bulletin, calendar, weeks } = useBulletinPage();
  const held = useSelector(bulletin, selectHeldPages);
  const navigation = useService(coreFeature, 'navigation');
  const { publishes, hasForm, right } = usePublishingRight();
  const queue = useService(bulletinsFeature, 'uploads');
  const holdsFiles = useSelector(queue, (files) => files.context.files.length > 0 || files.hasTag('busy'));
  useShownForm(right, { queue });
  const column = useRef<HTMLDivElement>(null);
  const pick = (day: typeof sunday) => {
    navigation.goTo(addressOfSunday(href('bulletin'), day));
    bringIntoView(column.current);
  };
  return (
    <div className={styles.reading}>
      <WeekCalendar calendar={calendar} weeks={weeks} today={today} sunday={sunday} onPicked={pick} />
      <div ref={column} className={styles.column}>
        <BulletinReader bulletin={bulletin} today={today} removable={publishes}>
          {hasForm && (
            <FormFold heading={uploadTitle(sunday)} holdsSomething={holdsFiles}>
              <BulletinUploadSlot sunday={sunday} held={held} isRightLost={right.isLost} />
            </FormFold>
          )}
        </BulletinReader>
        <NewestPages bulletin={bulletin} />
      </div>
    </div>
  );
}
