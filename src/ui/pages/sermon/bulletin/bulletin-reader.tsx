import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import type { BulletinActor } from '@/content/machines/bulletin-page.machine.ts';
import { selectPages } from '@/content/machines/bulletin-view-model.ts';
import type { ShareLink } from '@/content/use-cases/make-share-link.ts';
import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { ButtonLink } from '@/ui/kit/actions/button-link.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { bulletinMessages, bulletinTitle, pageCount, removeQuestion } from '@/ui/messages/ko/bulletin-messages.ts';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { BulletinActions } from './bulletin-actions.tsx';
import { BulletinTools } from './bulletin-tools.tsx';
import { Neighbours } from './neighbours.tsx';
import styles from './sheets.module.css';
import { Sheets } from './sheets.tsx';

// Loaded on demand, only for publishers; its bindings are loaded with the page.
const pageOrder = createIsland(() => import('./page-order-island.tsx').then((module) => module.PageOrderIsland));

/** The pages and their editor replace each other, and the pressed button disappears. */
const keepFocus = keepFocusWithin('h2');

interface BulletinReaderProps {
  readonly bulletin: BulletinActor;
  readonly today: CalendarDate;
  readonly removable: boolean;
  readonly shareLink: ShareLink;
  /** Whether the calendar is on another page; a week without a bulletin then links to it. */
  readonly calendarElsewhere?: boolean;
  /** Shown between the heading and the pages, or the message that there are none. */
  readonly children?: ReactNode;
}

/** One Sunday's bulletin with its loading, empty and failed states (BULL-02…04, BULL-08). */
export function BulletinReader(props: BulletinReaderProps) {
  const { bulletin, today, removable, shareLink, calendarElsewhere = false, children } = props;
  const snapshot = useSelector(bulletin, (current) => current);
  const { send } = bulletin;
  const { sunday, pages } = snapshot.context;
  const { pageOrder: order } = snapshot.children;
  return (
    <section
      ref={keepFocus}
      className={styles.viewer}
      aria-labelledby="bulletin-title"
      aria-busy={snapshot.hasTag('loading')}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id="bulletin-title" tabIndex={-1}>
          {bulletinTitle(sunday)}
        </h2>
        {pages.length > 0 && <p className={styles.count}>{pageCount(pages.length)}</p>}
        <Neighbours sunday={sunday} today={today} />
      </div>
      {children}
      <Async
        state={selectPages(snapshot)}
        loading={bulletinPageMessages.loading}
        lines={12}
        empty={
          <EmptyState sentence={bulletinMessages.empty} next={bulletinMessages.emptyNext}>
            <ButtonLink variant="quiet" href={calendarElsewhere ? href('bulletin') : href('currentBulletin')}>
              {calendarElsewhere ? bulletinMessages.toCalendar : bulletinMessages.newest}
            </ButtonLink>
          </EmptyState>
        }
        renderFailed={(reason) => (
          <FailureState
            sentence={bulletinMessages.failed}
            reason={reason}
            next={`${bulletinMessages.empty} ${bulletinMessages.emptyNext}`}
            onRetry={() => send({ type: 'retry.asked' })}
          />
        )}
      >
        {(read) =>
          order === undefined ? (
            <>
              <Sheets
                key={sunday}
                sunday={sunday}
                pages={read}
                actions={
                  removable ? (
                    <BulletinActions
                      onArrange={() => send({ type: 'pageOrder.opened' })}
                      onRemove={() => send({ type: 'removal.asked' })}
                    />
                  ) : undefined
                }
              />
              <BulletinTools sunday={sunday} shareLink={shareLink} />
            </>
          ) : (
            <IslandSlot island={pageOrder} props={{ order, bulletin }} fallback={<Skeleton />} />
          )
        }
      </Async>
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        onOpenChange={(open) => !open && send({ type: 'removal.cancelled' })}
        title={bulletinMessages.removeTitle}
        closeLabel={bulletinMessages.removeClose}
        confirmLabel={bulletinMessages.removeConfirm}
        onConfirmed={() => send({ type: 'removal.confirmed' })}
        busy={snapshot.hasTag('removing')}
        danger
      >
        {removeQuestion(sunday)}
      </ConfirmDialog>
    </section>
  );
}
