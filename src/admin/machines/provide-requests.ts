import type { SnapshotFrom } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { type FeedItem, withoutItems } from '@/shared/domain/feed.ts';
import type { Failure, Outcome } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { offerUndoToast, type UndoToast } from '@/shared/machines/offer-undo-toast.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import { provideReasonForm, type ReasonDrafts, type ReasonForm } from '@/shared/machines/provide-reason-form.ts';
import { provideRemovals } from '@/shared/machines/provide-removals.ts';
import { makeUndos, type OfferUndo } from '@/shared/machines/undos.ts';
import type { CurrentUser } from '@/shared/ports/current-user.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { createRequestsMachine, type RequestsMachine } from './requests.machine.ts';
import type { Acceptance, DeclinedRequest } from './requests-state.ts';

/** The part that every request has: the account that sent it. */
interface AskedByAccount extends FeedItem {
  readonly username: string;
}

export interface RequestsDependencies<Request extends AskedByAccount, Accepted extends Acceptance<Request>> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly Request[]>>;
  readonly accept: (accepted: Accepted, signal: AbortSignal) => Promise<Outcome<null>>;
  /** Is not aborted when the page is left. */
  readonly decline: (request: Request, reason: string) => Promise<Outcome<null>>;
  /** @param offerUndo for a kind of requests that can be reopened; the list is read again after the undo */
  readonly notifyAccepted: (accepted: Accepted, offerUndo: OfferUndo) => void;
  /** The answer was lost, and the request is not known to be open any more. @param offerUndo as above */
  readonly notifyPerhapsAccepted: (accepted: Accepted, offerUndo: OfferUndo) => void;
  readonly notifyNotDecided: (reason: Failure) => void;
  readonly notifications: Notifications;
  /** The user's name as a possessive, which the sentence of the toast continues. */
  readonly possessiveName: (username: string) => string;
  readonly reasons: ReasonDrafts;
  readonly user: Pick<CurrentUser, 'onGone'>;
}

/** What all kinds of requests need. */
export type RequestsOutside = Pick<
  RequestsDependencies<never, never>,
  'notifications' | 'possessiveName' | 'reasons' | 'user'
>;

/** Makes the toasts of an acceptance that is undone by reopening its request. */
export const makeReopeningToasts =
  <Request extends AskedByAccount>(
    possessiveName: RequestsOutside['possessiveName'],
    reopen: (id: EntityId) => Promise<Outcome<null>>,
  ) =>
  (toast: Pick<UndoToast, 'tone' | 'subject'>) =>
  ({ request: { id, username } }: Acceptance<Request>, offerUndo: OfferUndo): void =>
    offerUndo({ ...toast, about: possessiveName(username) }, () => reopen(id));

/** The view model of open requests. */
export interface RequestsViewModel<Request extends FeedItem, Accepted extends Acceptance<Request>> {
  /** Without those that were declined here. */
  readonly requests: AsyncState<readonly Request[]>;
  /** How many are undecided; 0 while that is not known. */
  readonly count: number;
  /** The acceptance that is being sent, until the list was read again. */
  readonly accepting: Accepted | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: Request | undefined;
}

/** Open requests with their calls provided. */
export interface ProvidedRequests<Request extends FeedItem, Accepted extends Acceptance<Request>> {
  readonly machine: RequestsMachine<Request, Accepted>;
  readonly select: (snapshot: SnapshotFrom<RequestsMachine<Request, Accepted>>) => RequestsViewModel<Request, Accepted>;
  readonly declineForm: ReasonForm<'decline'>;
}

/** Provides one kind of open requests with its calls and toasts (ROLE-07, MINE-02). */
export function provideRequests<Request extends AskedByAccount, Accepted extends Acceptance<Request>>(
  dependencies: RequestsDependencies<Request, Accepted>,
): ProvidedRequests<Request, Accepted> {
  const { notifications, notifyNotDecided, possessiveName, reasons } = dependencies;
  const removals = provideRemovals<DeclinedRequest<Request>>({
    remove: async ({ id, request, reason }) => {
      const outcome = await dependencies.decline(request, reason);
      if (outcome.kind === 'done') reasons(id).write({ reason: '' });
      return outcome;
    },
    offerUndo: ({ request: { username } }, removal) =>
      offerUndoToast(notifications, { subject: 'requestDeclined', about: possessiveName(username) }, removal),
    notifyNotRemoved: notifyNotDecided,
  });

  const undos = makeUndos(notifications, notifyNotDecided, dependencies.user);

  return {
    machine: createRequestsMachine<Request, Accepted>().provide({
      actors: {
        read: fromOutcome(({ signal }) => dependencies.read(signal)),
        accept: fromOutcome(async ({ input, signal }) => dependencies.accept(required(input.accepting), signal)),
        removals,
        undoListener: undos.listenerSending({ type: 'requests.outdated' }),
      },
      actions: {
        notifyAccepted: ({ context: { accepting } }) => dependencies.notifyAccepted(required(accepting), undos.offer),
        notifyPerhapsAccepted: ({ context: { accepting } }) =>
          dependencies.notifyPerhapsAccepted(required(accepting), undos.offer),
        notifyNotAccepted: (_, reason) => notifyNotDecided(reason),
      },
    }),
    select: ({ context: { requests, failure, accepting, declineCandidate, leaving } }) => {
      const open = requests && withoutItems(requests, leaving);
      return { requests: asyncStateOf(open, failure), count: open?.length ?? 0, accepting, declineCandidate };
    },
    declineForm: provideReasonForm('decline', reasons),
  };
}
