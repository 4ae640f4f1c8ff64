import { fromPromise, setup } from 'xstate';
import { failureOf, fromOutcome, unimplementedAction, unimplementedActor } from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import type { Clock } from '@/shared/clock.ports.ts';
import { endedAfterLeaving, type LeftFormTelling, type ProvidedForm, provideForm } from '@/shared/form.machine.ts';
import { type Adding, type Draft, leavesUnsure } from '@/shared/form.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import type { Failure } from '@/shared/outcome.ts';
import { makeSentForms } from '@/shared/sent-form.store.ts';
import type { MembershipRepository } from './membership.ports.ts';
import { emptyLinkDraft, type LinkDraft, type LinkDraftError, linkDraftErrors } from './membership.ts';

/**
 * The withdrawal of the user's request to be linked to a member, after a confirmation (MINE-02). Leaving the page does
 * not abort it.
 */
export const linkWithdrawalMachine = setup({
  types: { events: {} as LinkWithdrawalEvent },
  actors: { withdraw: fromPromise<null>(unimplementedActor('withdraw')) },
  actions: {
    reread: unimplementedAction('reread'),
    notifyWithdrawn: unimplementedAction('notifyWithdrawn'),
    notifyNotWithdrawn: (_, _reason: Failure) => unimplementedAction('notifyNotWithdrawn')(),
  },
}).createMachine({
  id: 'linkWithdrawal',
  initial: 'waiting',
  states: {
    waiting: { on: { 'withdrawal.asked': 'asking' } },
    asking: { tags: 'asking', on: { 'withdrawal.confirmed': 'sending', 'withdrawal.cancelled': 'waiting' } },
    sending: {
      tags: ['asking', 'busy'],
      invoke: {
        src: 'withdraw',
        onDone: { target: 'waiting', actions: ['notifyWithdrawn', 'reread'] },
        // The office may have decided on the request meanwhile.
        onError: {
          target: 'waiting',
          actions: [{ type: 'notifyNotWithdrawn', params: failureOf }, 'reread'],
        },
      },
    },
  },
});

export interface LinkWithdrawalEvent {
  readonly type: 'withdrawal.asked' | 'withdrawal.confirmed' | 'withdrawal.cancelled';
}

/** @param reread reads the state of the request again */
export type LinkWithdrawal = (reread: () => void) => typeof linkWithdrawalMachine;

/** Provides the withdrawal of the request to be linked with its call (MINE-02). */
export function provideLinkWithdrawal(
  repository: Pick<MembershipRepository, 'withdrawLink'>,
  notifications: Notifications,
): LinkWithdrawal {
  const notifyNotWithdrawn = (reason: Failure) => notifications.notifyFailure({ subject: 'linkNotWithdrawn', reason });
  const notifyWithdrawn = () => notifications.notify({ tone: 'success', subject: 'linkWithdrawn' });
  return (reread) =>
    linkWithdrawalMachine.provide({
      actors: {
        withdraw: fromOutcome(({ signal }) =>
          toItsEnd(
            signal,
            () => repository.withdrawLink(),
            (left) => (left.kind === 'done' ? notifyWithdrawn() : notifyNotWithdrawn(left.reason)),
          ),
        ),
      },
      actions: {
        reread,
        notifyWithdrawn,
        notifyNotWithdrawn: (_, reason) => notifyNotWithdrawn(reason),
      },
    });
}

/** @param reread reads the state of the request again */
export type LinkForm = (reread: () => void) => ProvidedForm<LinkDraft, LinkDraftError, Failure>;

/** The form in which a user requests that their account is linked to their member (MINE-02). */
export function provideLinkForm(
  repository: Pick<MembershipRepository, 'askForLink'>,
  draft: Draft<LinkDraft>,
  clock: Clock,
  telling: LeftFormTelling,
  adds: Adding,
): LinkForm {
  const sentForms = makeSentForms<LinkDraft, null, Failure>();
  return (reread) => {
    const accepted = () => {
      telling.notifications.notify({ tone: 'success', subject: 'linkAsked' });
      reread();
    };
    const notAsked = (reason: Failure) =>
      ({ subject: leavesUnsure(adds, reason) ? 'linkUnsure' : 'linkNotAsked', reason }) as const;
    return provideForm({
      definition: {
        initial: emptyLinkDraft,
        errors: (asked: LinkDraft) => linkDraftErrors(asked, clock.today()),
        adds,
      },
      submit: (asked, signal) => repository.askForLink(asked, signal),
      accepted,
      left: endedAfterLeaving(telling, notAsked, accepted),
      draft,
      sentForms,
    });
  };
}
