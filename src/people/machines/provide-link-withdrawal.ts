import type { Failure } from '@/shared/domain/outcome.ts';
import { notifyFailureAfterLeaving } from '@/shared/machines/after-leaving.ts';
import { fromOutcome } from '@/shared/machines/outcome-actor.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { MembershipRepository } from '../ports/membership-repository.ts';
import { linkWithdrawalMachine } from './link-withdrawal.machine.ts';

/** @param reread reads the state of the request again */
export type LinkWithdrawal = (reread: () => void) => typeof linkWithdrawalMachine;

/** Provides the withdrawal of the request to be linked with its call (MINE-02). */
export function provideLinkWithdrawal(
  repository: Pick<MembershipRepository, 'withdrawLink'>,
  notifications: Notifications,
): LinkWithdrawal {
  const notifyNotWithdrawn = (reason: Failure) => notifications.notifyFailure({ subject: 'linkNotWithdrawn', reason });
  return (reread) =>
    linkWithdrawalMachine.provide({
      actors: {
        withdraw: fromOutcome(({ signal }) =>
          notifyFailureAfterLeaving(signal, () => repository.withdrawLink(), notifyNotWithdrawn),
        ),
      },
      actions: {
        reread,
        notifyWithdrawn: () => notifications.notify({ tone: 'success', subject: 'linkWithdrawn' }),
        notifyNotWithdrawn: (_, reason) => notifyNotWithdrawn(reason),
      },
    });
}
