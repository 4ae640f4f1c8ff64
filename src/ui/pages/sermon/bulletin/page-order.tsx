import { useSelector } from '@xstate/react';
import type { MouseEvent } from 'react';
import type { ActorRefFrom } from 'xstate';
import { bulletinsEntry } from '@/composition/bulletins.ts';
import type { BulletinActor } from '@/content/bulletins/bulletin.machine.ts';
import { countRemoved } from '@/content/bulletins/bulletins.ts';
import type { PageOrderEvent, pageOrderMachine } from '@/content/bulletins/page-order.machine.ts';
import type { CalendarDate } from '@/shared/dates.ts';
import type { Failure } from '@/shared/outcome.ts';
import { useServices } from '@/ui/app/islands/core-context.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/announcer.tsx';
import { Notice } from '@/ui/kit/feedback/notice.tsx';
import { takeFocusInPlace } from '@/ui/kit/focus/focus.ts';
import { focusNeighbour } from '@/ui/kit/focus/removal-focus.ts';
import { Card } from '@/ui/kit/layout/card.tsx';
import { Message, VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import {
  bulletinMessages,
  pageAlt,
  pageCaption,
  pagePlace,
  removedCount,
  takeOutQuestion,
} from '@/ui/messages/ko/bulletin.ts';
import { dateText } from '@/ui/messages/ko/calendar.ts';
import { failureMessages } from '@/ui/messages/ko/failures.ts';
import { LeaveDialog, useLeaveGuard } from '@/ui/patterns/form/leave-guard.tsx';
import styles from './page-order.module.css';

interface PageOrderProps {
  readonly order: ActorRefFrom<typeof pageOrderMachine>;
  /** The bulletin whose pages they are. */
  readonly bulletin: BulletinActor;
}

/** Reorders and removes the pages of a bulletin; nothing changes before it is saved (BULL-05). */
export function PageOrderIsland({ order, bulletin }: PageOrderProps) {
  const { leaveQuestion } = useServices(bulletinsEntry, dateText);
  const snapshot = useSelector(order, (current) => current);
  const { sunday, known, pages, moved, failure } = snapshot.context;
  const removed = countRemoved(snapshot.context);
  const isSaving = snapshot.hasTag('saving');
  const question = useLeaveGuard(leaveQuestion, order);
  const placeOf = (page: string) => known.indexOf(page) + 1;
  const place = moved === undefined ? -1 : pages.indexOf(moved);
  useSpokenStatus(moved !== undefined && place >= 0 ? pagePlace(placeOf(moved), place + 1, pages.length) : undefined);
  useSpokenStatus(removed > 0 ? removedCount(removed) : undefined);
  return (
    // The button that opened it has been replaced, so it takes the focus.
    <Card ref={takeFocusInPlace} aria-label={bulletinMessages.arrangeTitle} tabIndex={-1}>
      <p className={styles.lead}>{bulletinMessages.arrangeLead}</p>
      <ol className={styles.pages}>
        {pages.map((page, index) => (
          <PageRow
            key={page}
            sunday={sunday}
            page={page}
            number={placeOf(page)}
            index={index}
            can={(event) => snapshot.can(event)}
            send={order.send}
          />
        ))}
      </ol>
      {failure !== undefined && (
        <PageOrderFailure reason={failure} onReload={() => bulletin.send({ type: 'reload.asked' })} />
      )}
      <Buttons>
        <Button
          busy={isSaving}
          aria-disabled={!snapshot.can({ type: 'saving.asked' })}
          onClick={() => order.send({ type: 'saving.asked' })}
        >
          {bulletinMessages.save}
        </Button>
        {snapshot.can({ type: 'changes.undone' }) && (
          <Button variant="quiet" onClick={() => order.send({ type: 'changes.undone' })}>
            {bulletinMessages.undoAll}
          </Button>
        )}
        <Button variant="bare" aria-disabled={isSaving} onClick={() => isSaving || question.tryClosing(bulletin)}>
          {bulletinMessages.stopArranging}
        </Button>
        {removed > 0 && <p className={styles.removed}>{removedCount(removed)}</p>}
      </Buttons>
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        onOpenChange={(open) => !open && order.send({ type: 'saving.cancelled' })}
        title={bulletinMessages.takeOutTitle}
        closeLabel={bulletinMessages.takeOutClose}
        confirmLabel={bulletinMessages.takeOutConfirm}
        onConfirmed={() => order.send({ type: 'saving.confirmed' })}
        danger
      >
        {takeOutQuestion(removed)}
      </ConfirmDialog>
      <LeaveDialog {...question} />
    </Card>
  );
}

interface PageRowProps {
  readonly sunday: CalendarDate;
  /** Its address. */
  readonly page: string;
  /** Its original number, from 1: its name while it is moved. */
  readonly number: number;
  /** Its present index, from 0. */
  readonly index: number;
  readonly can: (event: PageOrderEvent) => boolean;
  readonly send: (event: PageOrderEvent) => void;
}

/** A page while the pages are reordered. */
function PageRow({ sunday, page, number, index, can, send }: PageRowProps) {
  const name = <VisuallyHidden>{` ${pageCaption(number)}`}</VisuallyHidden>;
  const up = { type: 'page.moved', page, to: index - 1 } as const;
  const down = { type: 'page.moved', page, to: index + 1 } as const;
  const removed = { type: 'page.removed', page } as const;
  const takeOut = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    if (!can(removed)) return;
    focusNeighbour(currentTarget, 'li', currentTarget.closest<HTMLElement>('[tabindex="-1"]'));
    send(removed);
  };
  return (
    <li className={styles.row}>
      <img className={styles.picture} src={page} alt={pageAlt(sunday, number)} width={72} height={102} loading="lazy" />
      <b className={styles.name}>{pageCaption(number)}</b>
      <div className={styles.actions}>
        <Button variant="bare" aria-disabled={!can(up)} onClick={() => send(up)}>
          <span>{bulletinMessages.up}</span>
          {name}
        </Button>
        <Button variant="bare" aria-disabled={!can(down)} onClick={() => send(down)}>
          <span>{bulletinMessages.down}</span>
          {name}
        </Button>
        <Button variant="danger" aria-disabled={!can(removed)} onClick={takeOut}>
          <span>{bulletinMessages.takeOut}</span>
          {name}
        </Button>
      </div>
    </li>
  );
}

interface PageOrderFailureProps {
  readonly reason: Failure;
  readonly onReload: () => void;
}

/** Why the new order was not saved, and what the editor can do. */
function PageOrderFailure({ reason, onReload }: PageOrderFailureProps) {
  return (
    <Notice kind="bad" alert>
      <strong>{bulletinMessages.arrangeFailed}</strong>
      <p>
        <Message text={reason === 'unsupported' ? bulletinMessages.arrangeUnsupported : failureMessages[reason]} />{' '}
        <span>{bulletinMessages.arrangeKept}</span>
      </p>
      {reason === 'conflict' && (
        <Button variant="quiet" onClick={onReload}>
          {bulletinMessages.reload}
        </Button>
      )}
    </Notice>
  );
}
