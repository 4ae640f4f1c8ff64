import type { SnapshotFrom } from 'xstate';
import type { EntityId } from '../domain/entity-id.ts';
import { type Failure, type Outcome, settledOutcome } from '../domain/outcome.ts';
import { type AsyncState, asyncStateOf } from './async-state.ts';
import { fromOutcome, required } from './outcome-actor.ts';
import { createRequestsMachine, type Decision, type RequestsMachine } from './requests.machine.ts';

/** The view model of requests that wait for somebody. */
export interface RequestsViewModel<Request, Choice> {
  readonly requests: AsyncState<readonly Request[]>;
  /** The decision that is being sent, until the list was read again. */
  readonly decision: Decision<Request, Choice> | undefined;
  /** The request for whose decline the user is asked for a reason. */
  readonly declineCandidate: Request | undefined;
  /** The text of that reason so far. */
  readonly writtenOf: (id: EntityId) => string;
}

/** The requests with their calls provided. */
export interface ProvidedRequests<Request extends { readonly id: EntityId }, Choice> {
  readonly machine: RequestsMachine<Request, Choice>;
  readonly select: (snapshot: SnapshotFrom<RequestsMachine<Request, Choice>>) => RequestsViewModel<Request, Choice>;
}

export interface RequestsDependencies<Request, Choice> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly Request[]>>;
  readonly decide: (decision: Decision<Request, Choice>, signal: AbortSignal) => Promise<Outcome<null>>;
  /** Undoes a decision. Is not aborted when the page is left. */
  readonly undo: (decision: Decision<Request, Choice>) => Promise<Outcome<unknown>>;
  readonly notifyDecided: (decision: Decision<Request, Choice>, undo: () => void) => void;
  readonly notifyNotDecided: (reason: Failure) => void;
}

/** Provides requests with their calls (MINE-02, MINE-06). */
export function provideRequests<Request extends { readonly id: EntityId }, Choice>({
  read,
  decide,
  undo,
  notifyDecided,
  notifyNotDecided,
}: RequestsDependencies<Request, Choice>): ProvidedRequests<Request, Choice> {
  /** Also after the page was left: the toast stays. */
  const undone = async (decision: Decision<Request, Choice>, reread: () => void) => {
    const outcome = await settledOutcome(() => undo(decision));
    if (outcome.kind === 'refused') notifyNotDecided(outcome.reason);
    reread();
  };

  return {
    machine: createRequestsMachine<Request, Choice>().provide({
      actors: {
        read: fromOutcome(({ signal }) => read(signal)),
        decide: fromOutcome(({ input, signal }) => decide(required(input), signal)),
      },
      actions: {
        notifyDecided: ({ self }, decision) => {
          if (decision === undefined) return;
          const reread = () => self.getSnapshot().status === 'active' && self.send({ type: 'requests.outdated' });
          notifyDecided(decision, () => void undone(decision, reread));
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
