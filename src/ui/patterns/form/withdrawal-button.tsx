import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { Withdrawal } from '@/shared/withdrawal.machine.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { VisuallyHidden } from '@/ui/kit/layout/text.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';

interface WithdrawalButtonProps {
  readonly withdrawal: Withdrawal;
  /** Reads again what became of the request. */
  readonly reread: () => void;
  readonly messages: Readonly<
    Record<'withdraw' | 'title' | 'close' | 'question' | 'effect' | 'confirm' | 'withdrawing', string>
  >;
  /** Tells it from the buttons of other requests, for screen readers. */
  readonly which?: string;
}

/** The button that withdraws an undecided request, and its confirmation. */
export function WithdrawalButton({ withdrawal, reread, messages, which }: WithdrawalButtonProps) {
  const [snapshot, send] = useMachine(useMemo(() => withdrawal(reread), [withdrawal, reread]));
  const isBusy = snapshot.hasTag('busy');
  return (
    <>
      <Button variant="quiet" onClick={() => send({ type: 'withdrawal.asked' })}>
        <span>{messages.withdraw}</span>
        {which !== undefined && <VisuallyHidden>{` ${which}`}</VisuallyHidden>}
      </Button>
      <ConfirmDialog
        open={snapshot.hasTag('asking')}
        onOpenChange={() => send({ type: 'withdrawal.cancelled' })}
        title={messages.title}
        closeLabel={messages.close}
        confirmLabel={isBusy ? messages.withdrawing : messages.confirm}
        onConfirmed={() => send({ type: 'withdrawal.confirmed' })}
        busy={isBusy}
        danger
      >
        <p>
          <strong>{messages.question}</strong>
        </p>
        <p>{messages.effect}</p>
      </ConfirmDialog>
    </>
  );
}
