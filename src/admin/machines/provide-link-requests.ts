import type { SnapshotFrom } from 'xstate';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { type Failure, type Outcome, settledOutcome } from '@/shared/domain/outcome.ts';
import { type AsyncState, asyncStateOf } from '@/shared/machines/async-state.ts';
import { fromOutcome, required } from '@/shared/machines/outcome-actor.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import type { LinkDecision, LinkRequest } from '../domain/link-request.ts';
import type { LinkRequestRepository } from '../ports/link-request-repository.ts';
import { linkRequestsMachine } from './link-requests.machine.ts';

/** The view model of accounts that ask to be linked. */
export interface LinkRequestsViewModel {
  readonly requests: AsyncState<readonly LinkRequest[]>;
  /** The decision that is being sent, until the list was read again. */
  readonly decision: LinkDecision | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: LinkRequest | undefined;
  /** The text of that reason so far. */
  readonly writtenOf: (id: EntityId) => string;
}

/** The requests with their calls provided. */
export interface ProvidedLinkRequests {
  readonly machine: typeof linkRequestsMachine;
  readonly select: (snapshot: SnapshotFrom<typeof linkRequestsMachine>) => LinkRequestsViewModel;
}

/**
 * Provides the requests with their calls (MINE-02).
 * @param possessiveName the user's name as a possessive, which the sentence of the toast continues
 */
export function provideLinkRequests(
  repository: LinkRequestRepository,
  notifications: Notifications,
  possessiveName: (username: string) => string,
): ProvidedLinkRequests {
  const notifyNotDecided = (reason: Failure) =>
    notifications.notifyFailure({ subject: 'roleRequestNotDecided', reason });
  /** Also after the page was left: the toast stays. */
  const undo = async (id: EntityId, reread: () => void) => {
    const outcome = await settledOutcome(() => repository.reopen(id));
    if (outcome.kind === 'refused') notifyNotDecided(outcome.reason);
    reread();
  };

  return {
    machine: linkRequestsMachine.provide({
      actors: {
        read: fromOutcome(({ signal }) => repository.open(signal)),
        decide: fromOutcome(({ input, signal }) => send(repository, required(input), signal)),
      },
      actions: {
        notifyDecided: ({ self }, decision) => {
          if (decision === undefined) return;
          const { id, username } = decision.request;
          const onUndo = () =>
            void undo(id, () => self.getSnapshot().status === 'active' && self.send({ type: 'requests.outdated' }));
          notifications.notify({
            tone: decision.kind === 'accepted' ? 'success' : 'info',
            subject: decision.kind === 'accepted' ? 'roleRequestGranted' : 'roleRequestDeclined',
            about: possessiveName(username),
            onAction: onUndo,
            onUndo,
          });
        },
        notifyNotDecided: (_, reason) => notifyNotDecided(reason),
      },
    }),
    select: ({ context: { requests, failure, decision, declineCandidate, written } }) => ({
      requests: asyncStateOf(requests, failure),
      decision,
      declineCandidate,
      writtenOf: (id) => written[String(id)] ?? '',
    }),
  };
}

const send = (
  repository: LinkRequestRepository,
  decision: LinkDecision,
  signal: AbortSignal,
): Promise<Outcome<null>> =>
  decision.kind === 'accepted'
    ? repository.accept(decision.request.id, decision.member.id, signal)
    : repository.decline(decision.request.id, decision.reason, signal);
