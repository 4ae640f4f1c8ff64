import { useMachine } from '@xstate/react';
import { useMemo } from 'react';
import { myChurchFeature } from '@/composition/my-church.feature.ts';
import { useService } from '@/ui/app/island/core.tsx';
import { Button } from '@/ui/kit/actions/button.tsx';
import { ConfirmDialog } from '@/ui/kit/overlay/confirm-dialog.tsx';
import { withdrawalMessages as messages } from '@/ui/messages/ko/my-church-messages.ts';

/** The button that takes a waiting request back, and its question. @param reread reads the request again */
export function LinkWithdrawal({ reread }: { readonly reread: () => void }) {
  const makeWithdrawal = useService(myChurchFeature, 'linkWithdrawal');
  const [snapshot, send] = useMachine(useMemo(() => makeWithdrawal(reread), [makeWithdrawal, reread]));
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
