import { useMachine } from '@xstate/react';
import { useId } from 'react';
import { foldMachine } from '@/shared/machines/fold.machine.ts';
import { createIsland } from '@/ui/app/island/island.ts';
import { IslandSlot } from '@/ui/app/island/island-slot.tsx';
import { FoldButton } from '@/ui/kit/actions/fold-button.tsx';
import { Skeleton } from '@/ui/kit/feedback/skeleton.tsx';
import { subscriptionMessages } from '@/ui/messages/ko/subscription-messages.ts';
import styles from './subscription.module.css';

// Loaded on demand: few users subscribe, and each only once.
const island = createIsland(() => import('./subscription-island.tsx').then((module) => module.SubscriptionIsland));

/** The calendar to subscribe to, behind a button; its address is requested when it is opened (MINE-05). */
export function Subscription() {
  const [fold, send] = useMachine(foldMachine, { input: { open: false } });
  const id = useId();
  const isOpen = fold.hasTag('open');
  return (
    <div className={styles.subscription}>
      <FoldButton
        variant="quiet"
        open={isOpen}
        controls={id}
        onClick={() => send({ type: isOpen ? 'fold.closed' : 'fold.opened' })}
      >
        {subscriptionMessages.title}
      </FoldButton>
      <div id={id} className={styles.content}>
        {isOpen && (
          <IslandSlot
            island={island}
            props={{}}
            fallback={<Skeleton label={subscriptionMessages.loading} lines={3} />}
          />
        )}
      </div>
    </div>
  );
}
