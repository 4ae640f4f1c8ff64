import { assign, type EventObject, fromCallback, fromPromise, type SnapshotFrom, sendTo, setup } from 'xstate';
import {
  failing,
  failureOf,
  fromOutcome,
  outputOf,
  readingState,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import type { CurrentUser } from '@/shared/current-user.ports.ts';
import { type EntityId, sameId } from '@/shared/entity-id.ts';
import { type FeedItem, withoutItem, withoutItems } from '@/shared/feed.ts';
import type { Notifications } from '@/shared/notifications.ports.ts';
import { type Failure, mayHaveHappened, type Outcome } from '@/shared/outcome.ts';
import { provideReasonForm, type ReasonForm } from '@/shared/reason.machine.ts';
import type { ReasonDrafts } from '@/shared/reason.ts';
import { createRemovalsMachine, provideRemovals, type RemovalsEvent } from '@/shared/removals.machine.ts';
import {
  afterRemovals,
  forgetting,
  invokedRemovals,
  type Leaving,
  type Removable,
  type RemovingEvent,
} from '@/shared/removals.ts';
import { makeUndos, type OfferUndo, offerUndoToast, type UndoToast } from '@/shared/undo.machine.ts';
import type { RoleRequestRepository } from './requests.ports.ts';
import type { RoleRequest } from './requests.ts';

/**
 * Open requests on which an Admin decides (ROLE-07, MINE-02). One is accepted at once, one at a time, and the list is read
 * again: another Admin may have been first, or the answer was lost. A declined one leaves the list with a reason for its
 * author, and is sent when the time to undo it is over, or the page is left. Created once for each `provide…` call.
 */
export function createRequestsMachine<Request extends FeedItem, Accepted extends Acceptance<Request>>() {
  return setup({
    types: { context: {} as RequestsContext<Request, Accepted>, events: {} as RequestsEvent<Request, Accepted> },
    actors: {
      read: fromPromise<readonly Request[]>(unimplementedActor('read')),
      accept: fromPromise<null, Accepting<Accepted>>(unimplementedActor('accept')),
      removals: createRemovalsMachine<DeclinedRequest<Request>>(),
      undoListener: fromCallback<EventObject>(unimplementedAction('undoListener')),
    },
    actions: {
      notifyAccepted: unimplementedAction('notifyAccepted'),
      notifyPerhapsAccepted: unimplementedAction('notifyPerhapsAccepted'),
      notifyNotAccepted: (_, _reason: Failure) => unimplementedAction('notifyNotAccepted')(),
      setAccepting: assign((_, accepting: Accepted) => ({ accepting })),
      setLost: assign((_, lost: Failure) => ({ lost })),
      clearAccepting: assign({ accepting: undefined, lost: undefined }),
      keep: assign((_, requests: readonly Request[]) => ({ requests })),
      setFailure: assign((_, failure: Failure) => ({ failure, requests: undefined })),
      sendToRemovals: sendTo('removals', (_, event: RemovalsEvent<DeclinedRequest<Request>>) => event),
      keepLeaving: assign((_, { leaving }: Leaving<DeclinedRequest<Request>>) => ({ leaving })),
      forget: assign(({ context: { requests } }, { id }: FeedItem) => ({
        requests: requests && withoutItem(requests, id),
      })),
    },
    guards: {
      /** What was accepted last stays in the list until that is read again. */
      mayAccept: ({ context: { requests, accepting } }) => requests !== undefined && accepting === undefined,
      isStillOpen: ({ context: { accepting } }, requests: readonly Request[]) =>
        requests.some(({ id }) => sameId(id, accepting?.request.id ?? '')),
    },
  }).createMachine({
    id: 'requests',
    context: {
      requests: undefined,
      failure: undefined,
      accepting: undefined,
      lost: undefined,
      declineCandidate: undefined,
      leaving: [],
    },
    invoke: [invokedRemovals, { src: 'undoListener' }],
    initial: 'reading',
    states: {
      reading: {
        entry: assign({ failure: undefined }),
        ...readingState({ src: 'read', ready: 'ready', keep: 'keep', fail: ['setFailure'] }),
        on: {
          // A list that is shown can be used while it is read again; it is read once more after the acceptance.
          'acceptance.asked': {
            guard: 'mayAccept',
            target: 'accepting',
            actions: { type: 'setAccepting', params: ({ event }) => event.accepted },
          },
          // A reading of the list that is under way may have been sent before the request was declined.
          'removal.done': { target: 'reading', reenter: true, actions: [forgetting] },
        },
      },
      failed: { entry: 'clearAccepting', ...retrying('reading') },
      ready: {
        entry: 'clearAccepting',
        on: {
          'acceptance.asked': {
            target: 'accepting',
            actions: { type: 'setAccepting', params: ({ event }) => event.accepted },
          },
          // Another Admin decided it first, or the server has a problem: what is shown may be outdated.
          'removal.refused': 'reading',
        },
      },
      accepting: {
        invoke: {
          src: 'accept',
          input: ({ context: { accepting } }) => ({ accepting }),
          onDone: { target: 'reading', actions: 'notifyAccepted' },
          onError: [
            { guard: isInconclusive, target: 'looking', actions: { type: 'setLost', params: failureOf } },
            failing('reading', 'notifyNotAccepted'),
          ],
        },
        // The list is read again after a success and after a failure.
        on: { 'requests.outdated': {} },
      },
      // A request that is still in the list was not accepted (REL-16); one that has gone probably was.
      looking: {
        invoke: {
          src: 'read',
          onDone: [
            {
              guard: { type: 'isStillOpen', params: outputOf },
              target: 'ready',
              actions: [
                { type: 'keep', params: outputOf },
                { type: 'notifyNotAccepted', params: ({ context }) => required(context.lost) },
              ],
            },
            { target: 'ready', actions: [{ type: 'keep', params: outputOf }, 'notifyPerhapsAccepted'] },
          ],
          onError: { target: 'failed', actions: [{ type: 'setFailure', params: failureOf }, 'notifyPerhapsAccepted'] },
        },
        on: { 'requests.outdated': lookAgain, 'removal.done': { ...lookAgain, actions: [forgetting] } },
      },
    },
    on: {
      'requests.outdated': '.reading',
      'decline.asked': { actions: assign(({ event }) => ({ declineCandidate: event.request })) },
      'decline.cancelled': { actions: assign({ declineCandidate: undefined }) },
      'decline.confirmed': {
        guard: ({ context }) => context.declineCandidate !== undefined,
        actions: [
          {
            type: 'sendToRemovals',
            params: ({ context, event }) => ({ type: 'item.taken', ...declinedIn(context, event) }),
          },
          assign({ declineCandidate: undefined }),
        ],
      },
      ...afterRemovals,
    },
  });
}

/** The list is read once more, to see whether the request is still open. */
const lookAgain = { target: 'looking', reenter: true } as const;

type RequestsMachine<Request extends FeedItem, Accepted extends Acceptance<Request>> = ReturnType<
  typeof createRequestsMachine<Request, Accepted>
>;

/** How a request is accepted; some kinds need more than the request itself. */
export interface Acceptance<Request extends FeedItem> {
  readonly request: Request;
}

/** A request that is declined, with the reason that its author is given. */
interface DeclinedRequest<Request extends FeedItem> extends FeedItem {
  readonly request: Request;
  readonly reason: string;
}

export type RequestsEvent<Request extends FeedItem, Accepted extends Acceptance<Request>> =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'acceptance.asked'; readonly accepted: Accepted }
  | { readonly type: 'decline.asked'; readonly request: Request }
  | { readonly type: 'decline.confirmed'; readonly reason: string }
  | { readonly type: 'decline.cancelled' }
  /** An acceptance was undone, or could not be. */
  | { readonly type: 'requests.outdated' }
  | RemovingEvent<DeclinedRequest<Request>>;

interface Accepting<Accepted> {
  /** The acceptance that is being sent, until the list was read again. */
  readonly accepting: Accepted | undefined;
}

interface RequestsContext<Request extends FeedItem, Accepted>
  extends Accepting<Accepted>,
    Leaving<DeclinedRequest<Request>> {
  /** As the server sent them last; undefined until then. */
  readonly requests: readonly Request[] | undefined;
  /** Why they could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** Why the last acceptance may or may not have been carried out; undefined unless it is looked for. */
  readonly lost: Failure | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: Request | undefined;
}

/** The request whose decline was confirmed, on its way out of the list. */
function declinedIn<Request extends FeedItem>(
  { declineCandidate }: { readonly declineCandidate: Request | undefined },
  { reason }: { readonly reason: string },
): Removable<DeclinedRequest<Request>> {
  const request = required(declineCandidate);
  return { item: { id: request.id, request, reason } };
}

/** A guard in `onError`: the acceptance may have been carried out (REL-16). */
function isInconclusive(failed: Parameters<typeof failureOf>[0]): boolean {
  return mayHaveHappened(failureOf(failed));
}

/** The part that every request has: the account that sent it. */
interface AskedByAccount extends FeedItem {
  readonly username: string;
}

export interface RequestsDependencies<Request extends AskedByAccount, Accepted extends Acceptance<Request>> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly Request[]>>;
  /** Is not aborted when the page is left. */
  readonly accept: (accepted: Accepted) => Promise<Outcome<null>>;
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
        accept: fromOutcome(async ({ input, signal }) => {
          const accepted = required(input.accepting);
          return toItsEnd(
            signal,
            () => dependencies.accept(accepted),
            (left) => {
              if (left.kind === 'done') dependencies.notifyAccepted(accepted, undos.offer);
              else if (mayHaveHappened(left.reason)) dependencies.notifyPerhapsAccepted(accepted, undos.offer);
              else notifyNotDecided(left.reason);
            },
          );
        }),
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

export type ProvidedRoleRequests = ProvidedRequests<RoleRequest, Acceptance<RoleRequest>>;

/** How the user is notified of decisions on requests for roles. */
interface RoleDecisionToasts {
  readonly notifyGranted: (request: RoleRequest, offerUndo: OfferUndo) => void;
  /** The answer was lost. */
  readonly notifyPerhapsGranted: (request: RoleRequest, offerUndo: OfferUndo) => void;
  readonly notifyNotDecided: (reason: Failure) => void;
}

interface RoleDecisions {
  readonly notifications: Notifications;
  readonly user: Pick<CurrentUser, 'refreshFor'>;
  readonly repository: Pick<RoleRequestRepository, 'reopen'>;
  /** Whose request for which role, as the beginning of the toast's sentence. */
  readonly nameRequest: (username: string, role: string) => string;
}

/** Notifies of the outcome of requests for roles (ROLE-07): a grant says whose and which, and can be undone (ROLE-08). */
export function notifyRoleDecisions({
  notifications,
  user,
  repository,
  nameRequest,
}: RoleDecisions): RoleDecisionToasts {
  const offer =
    (toast: Pick<UndoToast, 'tone' | 'subject'>) =>
    ({ id, userId, username, role }: RoleRequest, offerUndo: OfferUndo): void => {
      const refresh = (): void => {
        if (userId !== undefined) user.refreshFor(userId);
      };
      offerUndo({ ...toast, about: nameRequest(username, role) }, async () => {
        const outcome = await repository.reopen(id);
        refresh();
        return outcome;
      });
      refresh();
    };
  return {
    notifyGranted: offer({ tone: 'success', subject: 'roleRequestGranted' }),
    notifyPerhapsGranted: offer({ tone: 'info', subject: 'requestGrantedUnsure' }),
    notifyNotDecided: (reason) => notifications.notifyFailure({ subject: 'requestNotDecided', reason }),
  };
}

/** Provides the open requests for roles (ROLE-07). */
export const provideRoleRequests = (
  repository: Pick<RoleRequestRepository, 'open' | 'grant' | 'decline'>,
  toasts: RoleDecisionToasts,
  common: RequestsOutside,
): ProvidedRoleRequests =>
  provideRequests({
    ...common,
    read: (signal) => repository.open(signal),
    accept: ({ request }) => repository.grant(request.id),
    decline: ({ id }, reason) => repository.decline(id, reason),
    notifyAccepted: ({ request }, offerUndo) => toasts.notifyGranted(request, offerUndo),
    notifyPerhapsAccepted: ({ request }, offerUndo) => toasts.notifyPerhapsGranted(request, offerUndo),
    notifyNotDecided: toasts.notifyNotDecided,
  });
