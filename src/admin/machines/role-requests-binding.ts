import { fromPromise, type SnapshotFrom } from 'xstate';
import { type Fault, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { RoleRequest } from '../domain/role-request.ts';
import { type DecidedRequest, roleRequestsMachine } from './role-requests.machine.ts';

export interface RoleRequestsPlug {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly RoleRequest[]>>;
  readonly decide: (decided: DecidedRequest, signal: AbortSignal) => Promise<Outcome<null>>;
  readonly tellDecided: (decided: DecidedRequest) => void;
  readonly tellNotDecided: (reason: Fault) => void;
}

/** What a view shows of the open requests. */
export interface RoleRequestsFace {
  /** Undefined until they were read, and where they cannot be. */
  readonly requests: readonly RoleRequest[] | undefined;
  /** Why they cannot be read. */
  readonly failure: Fault | undefined;
  /** The decision that is on its way, until the list was read again. */
  readonly pending: DecidedRequest | undefined;
}

/** The open requests with their calls plugged in. */
export interface RoleRequestsBinding {
  readonly machine: typeof roleRequestsMachine;
  readonly read: (snapshot: SnapshotFrom<typeof roleRequestsMachine>) => RoleRequestsFace;
}

export function bindRoleRequests(plug: RoleRequestsPlug): RoleRequestsBinding {
  return {
    machine: roleRequestsMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => plug.read(signal)),
        decide: fromPromise(async ({ input, signal }) =>
          input === undefined ? refused('malformed') : plug.decide(input, signal),
        ),
      },
      actions: {
        tellDecided: (_, decided) => decided && plug.tellDecided(decided),
        tellNotDecided: (_, reason) => plug.tellNotDecided(reason),
      },
    }),
    read: (snapshot) => ({
      requests: snapshot.context.requests,
      failure: snapshot.matches('failed') ? snapshot.context.reason : undefined,
      pending: snapshot.context.pending,
    }),
  };
}
