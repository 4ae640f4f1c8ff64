import type { MonthViewModel } from '@/content/machines/month-view-model.ts';
import { asyncStateOf } from '@/shared/machines/async-state.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { eventMessages } from '@/ui/messages/ko/event-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import styles from './month-sheet.module.css';
import { StaleNotice } from './stale-notice.tsx';

interface MonthStatusProps {
  readonly viewModel: MonthViewModel;
  readonly onRetry: () => void;
}

/** The messages about a month: it has no events, or they could not be loaded (EVNT-07). */
export function MonthStatus({ viewModel: { events, failure }, onRetry }: MonthStatusProps) {
  if (failure !== undefined && events !== undefined) return <StaleNotice onRetry={onRetry} />;
  return (
    <Async
      state={asyncStateOf(events, failure)}
      // The month shows its own skeleton.
      loading={<></>}
      empty={<NoEvents />}
      renderFailed={(reason) => (
        <div className={styles.status}>
          <FailureState sentence={eventMessages.failed} reason={reason} onRetry={onRetry} />
        </div>
      )}
    >
      {() => null}
    </Async>
  );
}

function NoEvents() {
  return (
    <>
      <div className={styles.narrow}>
        <EmptyState sentence={eventMessages.empty} next={eventMessages.emptyNext} />
      </div>
      <div className={styles.wide}>
        {/* The days of the grid can still be opened, so one line is enough. */}
        <div className={styles.status}>
          <Notice>
            <strong>{eventMessages.empty}</strong> {eventMessages.emptyNext}
          </Notice>
        </div>
      </div>
    </>
  );
}
