import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { type BulletinActor, selectPages } from '@/content/bulletins/bulletin.machine.ts';
import type { ShareLink } from '@/content/posts/sharing.use-cases.ts';
import { type CalendarDate, daysAfter, weekOf } from '@/shared/dates.ts';
import { hasNoAnswer } from '@/shared/outcome.ts';
import { createIsland, IslandSlot } from '@/ui/app/islands/island.tsx';
import { href } from '@/ui/app/routes/href.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ButtonLink, Buttons } from '@/ui/kit/actions/buttons.tsx';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { Skeleton } from '@/ui/kit/feedback/loading.tsx';
import { EmptyState } from '@/ui/kit/feedback/page-states.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-parts.ts';
import { Icon } from '@/ui/kit/icons/icon.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { bulletinMessages, bulletinName, bulletinTitle, pageCount, removeQuestion } from '@/ui/messages/ko/bulletin.ts';
import { bulletinPageMessages } from '@/ui/messages/ko/bulletin-page.ts';
import { FailureState } from '@/ui/patterns/access/failure-state.tsx';
import styles from './bulletin.module.css';
import { Sheets } from './sheets.tsx';

// Loaded on demand, only for publishers; its entry is loaded with the page.
const pageOrder = createIsland(() => import('./page-order.tsx').then((module) => module.PageOrderIsland));

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
            // Without an answer nobody knows whether there is one.
            next={hasNoAnswer(reason) ? undefined : `${bulletinMessages.empty} ${bulletinMessages.emptyNext}`}
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

interface BulletinActionsProps {
  readonly onArrange: () => void;
  readonly onRemove: () => void;
}

/** The editor's buttons for a bulletin, before its pages: after them they would be off the screen (PERM-02). */
function BulletinActions({ onArrange, onRemove }: BulletinActionsProps) {
  return (
    <div className={styles.editing}>
      <Button variant="bare" onClick={onArrange}>
        <Icon name="sheet" />
        <span>{bulletinMessages.arrange}</span>
      </Button>
      <Button variant="danger" onClick={onRemove}>
        <Icon name="trash" />
        <span>{bulletinMessages.remove}</span>
      </Button>
    </div>
  );
}

interface BulletinToolsProps {
  readonly sunday: CalendarDate;
  readonly shareLink: ShareLink;
}

/** The reader's buttons for a bulletin, such as print and share. */
function BulletinTools({ sunday, shareLink }: BulletinToolsProps) {
  return (
    <Buttons className={styles.tools}>
      <Button
        variant="quiet"
        onClick={() => void shareLink({ title: bulletinName(sunday), address: href('bulletin', { day: sunday }) })}
      >
        <Icon name="out" />
        <span>{bulletinMessages.share}</span>
      </Button>
      <Button variant="quiet" onClick={({ currentTarget }) => void printPages(currentTarget.closest('section'))}>
        <Icon name="sheet" />
        <span>{bulletinMessages.print}</span>
      </Button>
    </Buttons>
  );
}

/**
 * Opens the browser's print dialog once every page is loaded: pages are loaded lazily and would be missing on paper. A
 * page that cannot be loaded is not waited for.
 * @param place the element that contains the pages
 */
export async function printPages(place: ParentNode | null): Promise<void> {
  const pages = [...(place?.querySelectorAll('img') ?? [])];
  for (const page of pages) page.loading = 'eager';
  await Promise.allSettled(pages.map((page) => page.decode()));
  window.print();
}

interface NeighboursProps {
  readonly sunday: CalendarDate;
  readonly today: CalendarDate;
}

/** Links to the previous and the next week's bulletin; there is none after the present week. */
function Neighbours({ sunday, today }: NeighboursProps) {
  const isPast = sunday < weekOf(today).last;
  return (
    <nav className={styles.neighbours} aria-label={bulletinMessages.neighbours}>
      <ButtonLink variant="bare" href={href('bulletin', { day: daysAfter(sunday, -7) })}>
        <Icon name="left" />
        <span className={styles.word}>{bulletinMessages.previous}</span>
      </ButtonLink>
      {isPast && (
        <ButtonLink variant="bare" href={href('bulletin', { day: daysAfter(sunday, 7) })}>
          <span className={styles.word}>{bulletinMessages.next}</span>
          <Icon name="right" />
        </ButtonLink>
      )}
    </nav>
  );
}
