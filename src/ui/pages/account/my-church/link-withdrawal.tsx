import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import type { LinkWithdrawal as LinkWithdrawalFactory } from '@/people/machines/provide-link-withdrawal.ts';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { withdrawalMessages as messages } from '@/ui/messages/ko/my-church-messages.ts';

interface LinkWithdrawalProps {
  readonly withdrawal: LinkWithdrawalFactory;
  /** Reads the request again. */
  readonly reread: () => void;
}

/** The button that withdraws an undecided request, and its confirmation. */
export function LinkWithdrawal({ withdrawal, reread }: LinkWithdrawalProps) {
  const [snapshot, send] = useMachine(useMemo(() => withdrawal(reread), [withdrawal, reread]));
  const isBusy = snapshot.hasTag('busy');
  return (
    <>
      <Button variant="quiet" onClick={() => send({ type: 'withdrawal.asked' })}>
        {messages.withdraw}
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
