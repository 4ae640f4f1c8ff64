import type { ReactNode } from 'react';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { EmptyState, ErrorState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { bulletinMessages, bulletinTitle, pageCount, removeQuestion } from '@/ui/messages/ko/bulletin-messages.ts';
import { faultSentences } from '@/ui/messages/ko/fault-messages.ts';
import { BulletinActs } from './bulletin-acts.tsx';
import { BulletinTools } from './bulletin-tools.tsx';
import { Neighbours } from './neighbours.tsx';
import { PageOrderSlot } from './page-order-slot.tsx';
import styles from './sheets.module.css';
import { Sheets } from './sheets.tsx';
import type { RunningBulletin } from './use-bulletin.ts';
import { useFocusKept } from './use-focus-kept.ts';

interface BulletinReaderProps {
  readonly bulletin: RunningBulletin;
  readonly today: CalendarDate;
  readonly removable: boolean;
  /** The calendar stands on another page, which a week without a bulletin leads to. */
  readonly calendarElsewhere?: boolean;
  /** What stands between the heading and the pages, or the word that there are none. */
  readonly children?: ReactNode;
}

/** One Sunday's bulletin with its waiting, empty and failed faces (BULL-02…04, BULL-08). */
export function BulletinReader(props: BulletinReaderProps) {
  const { bulletin, today, removable, calendarElsewhere = false, children } = props;
  const { snapshot, send } = bulletin;
  const { sunday, pages, reason } = snapshot.context;
  const { pageOrder: order } = snapshot.children;
  const heading = useFocusKept<HTMLHeadingElement>(order !== undefined);
  const asks = snapshot.matches('confirming') || snapshot.matches('removing');
  return (
    <section className={styles.viewer} aria-labelledby="bulletin-title" aria-busy={snapshot.matches('reading')}>
      <div className={styles.head}>
        <h2 ref={heading} className={styles.title} id="bulletin-title" tabIndex={-1}>
          {bulletinTitle(sunday)}
        </h2>
        {pages.length > 0 && <p className={styles.count}>{pageCount(pages.length)}</p>}
        <Neighbours sunday={sunday} today={today} />
      </div>
      {children}
      {snapshot.matches('reading') && <Skeleton label={bulletinMessages.loading} lines={12} />}
      {snapshot.matches('empty') && (
        <EmptyState sentence={bulletinMessages.empty} next={bulletinMessages.emptyNext}>
          <ButtonLink variant="quiet" href={calendarElsewhere ? href('bulletin') : href('currentBulletin')}>
            {calendarElsewhere ? bulletinMessages.toCalendar : bulletinMessages.newest}
          </ButtonLink>
        </EmptyState>
      )}
      {snapshot.matches('failed') && (
        <ErrorState
          sentence={bulletinMessages.empty}
          next={`${bulletinMessages.emptyNext} ${bulletinMessages.failed} ${faultSentences[reason]}`}
          onRetry={() => send({ type: 'retry.asked' })}
        />
      )}
      {order !== undefined && (
        <PageOrderSlot
          order={order}
          onClosed={() => send({ type: 'arranging.closed' })}
          onReadAnew={() => send({ type: 'bulletin.changed' })}
        />
      )}
      {pages.length > 0 && order === undefined && (
        <>
          <Sheets
            key={sunday}
            sunday={sunday}
            pages={pages}
            acts={
              removable ? (
                <BulletinActs
                  onArrange={() => send({ type: 'arranging.asked' })}
                  onRemove={() => send({ type: 'removal.asked' })}
                />
              ) : undefined
            }
          />
          <BulletinTools sunday={sunday} />
        </>
      )}
      <ConfirmDialog
        open={asks}
        onOpenChange={(open) => !open && send({ type: 'removal.cancelled' })}
        title={bulletinMessages.removeTitle}
        closeLabel={bulletinMessages.removeClose}
        confirmLabel={bulletinMessages.removeConfirm}
        onConfirmed={() => send({ type: 'removal.confirmed' })}
        busy={snapshot.matches('removing')}
        danger
      >
        {removeQuestion(sunday)}
      </ConfirmDialog>
    </section>
  );
}
