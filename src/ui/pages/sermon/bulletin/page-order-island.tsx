import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { bulletinsFeature } from '@/composition/bulletins.feature.ts';
import { countRemoved } from '@/content/domain/page-order.ts';
import type { BulletinActor } from '@/content/machines/bulletin-page.machine.ts';
import type { pageOrderMachine } from '@/content/machines/page-order.machine.ts';
import { type HasServices, withServices } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { Buttons } from '@/ui/kit/actions/buttons.tsx';
import { useSpokenStatus } from '@/ui/kit/feedback/use-spoken-status.ts';
import { takeFocusInPlace } from '@/ui/kit/focus/take-focus.ts';
import { Card } from '@/ui/kit/layout/card.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { bulletinMessages, pagePlace, removedCount, takeOutQuestion } from '@/ui/messages/ko/bulletin-messages.ts';
import { LeaveDialog } from '@/ui/patterns/form/leave-dialog.tsx';
import { useLeaveGuard } from '@/ui/patterns/form/use-leave-guard.ts';
import styles from './page-order.module.css';
import { PageOrderFailure } from './page-order-failure.tsx';
import { PageRow } from './page-row.tsx';

interface PageOrderProps extends HasServices<typeof bulletinsFeature> {
  readonly order: ActorRefFrom<typeof pageOrderMachine>;
  /** The bulletin whose pages they are. */
  readonly bulletin: BulletinActor;
}

/** Reorders and removes the pages of a bulletin; nothing changes before it is saved (BULL-05). */
function PageOrder({ services, order, bulletin }: PageOrderProps) {
  const snapshot = useSelector(order, (current) => current);
  const { sunday, known, pages, moved, failure } = snapshot.context;
  const removed = countRemoved(snapshot.context);
  const isSaving = snapshot.hasTag('saving');
  const question = useLeaveGuard(services.leaveQuestion, order);
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

export const PageOrderIsland = withServices(bulletinsFeature, PageOrder);
