import { useMachine } from '@xstate/react';
import { useId } from 'react';
import type { ProvidedAccountDeletion } from '@/auth/machines/provide-account-deletion.ts';
import { Async } from '@/ui/kit/feedback/async.tsx';
import { keepFocusWithin } from '@/ui/kit/focus/focus-fallback.ts';
import { takeFocus } from '@/ui/kit/focus/take-focus.ts';
import { PartHeading } from '@/ui/kit/layout/part-heading.tsx';
import { deletionMessages as messages } from '@/ui/messages/ko/account-deletion-messages.ts';
import { FailureState } from '@/ui/patterns/failure/failure-state.tsx';
import { AccountDeletionDialog } from './account-deletion-dialog.tsx';
import { DeletionOffer, PendingDeletion } from './account-deletion-states.tsx';
import styles from './privacy.module.css';

/** When another tab has changed the deletion, the focused button disappears with the old state. */
const keepFocus = keepFocusWithin();

/**
 * Deletes the account in seven days, and cancels that (MINE-06). The result of the user's action takes the focus, so
 * that it is read aloud.
 */
export function AccountDeletion({ provided }: { readonly provided: ProvidedAccountDeletion }) {
  const id = useId();
  const [snapshot, send, actor] = useMachine(provided.machine);
  const { deletion, isAsking, isCancelling, isFresh, failure } = provided.select(snapshot);
  return (
    <section ref={keepFocus} tabIndex={-1} aria-labelledby={id} aria-busy={deletion.status === 'loading'}>
      <PartHeading id={id}>{messages.title}</PartHeading>
      <Async
        state={deletion}
        loading={messages.loading}
        lines={4}
        renderFailed={(reason) =>
          reason === 'unsupported' ? (
            <p className={styles.deletion}>{messages.unsupported}</p>
          ) : (
            <FailureState sentence={messages.failed} reason={reason} onRetry={() => send({ type: 'retry.asked' })} />
          )
        }
      >
        {({ due }) => (
          <div
            key={String(due === undefined)}
            ref={isFresh ? takeFocus : undefined}
            className={styles.deletion}
            role={isFresh ? 'status' : undefined}
            tabIndex={-1}
            data-deletion-state=""
          >
            {due === undefined ? (
              <DeletionOffer hasStayed={isFresh} onAsked={() => send({ type: 'deletion.asked' })} />
            ) : (
              <PendingDeletion
                due={due}
                isCancelling={isCancelling}
                failure={failure}
                onStay={() => send({ type: 'cancellation.asked' })}
              />
            )}
          </div>
        )}
      </Async>
      <AccountDeletionDialog open={isAsking} makeForm={provided.form} page={actor} />
    </section>
  );
}
