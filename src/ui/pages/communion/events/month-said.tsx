import type { MonthFace } from '@/content/machines/month-binding.ts';
import { Face } from '@/ui/kit/feedback/face.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { eventMessages } from '@/ui/messages/ko/event-messages.ts';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import styles from './month-sheet.module.css';
import { StaleNotice } from './stale-notice.tsx';

interface MonthSaidProps {
  readonly face: MonthFace;
  readonly onRetry: () => void;
}

/** What there is to say of a month beside its events: that there are none, or that they could not be read (EVNT-07). */
export function MonthSaid({ face: { events, hasFailed, failure }, onRetry }: MonthSaidProps) {
  if (hasFailed && events !== undefined) return <StaleNotice onRetry={onRetry} />;
  if (hasFailed) {
    return (
      <div className={styles.said}>
        <Face
          kind="failed"
          sentence={eventMessages.failed}
          next={faultSentences[failure ?? 'malformed']}
          onRetry={onRetry}
        />
      </div>
    );
  }
  if (events?.length !== 0) return null;
  return (
    <>
      <div className={styles.narrow}>
        <Face kind="empty" sentence={eventMessages.empty} next={eventMessages.emptyNext} />
      </div>
      <div className={styles.wide}>
        {/* Beside the grid, whose days can still be opened, a line is enough. */}
        <div className={styles.said}>
          <Notice>
            <strong>{eventMessages.empty}</strong> {eventMessages.emptyNext}
          </Notice>
        </div>
      </div>
    </>
  );
}
