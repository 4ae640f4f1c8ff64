import { fromPromise, type SnapshotFrom } from 'xstate';
import { type EntityId, sameId } from '@/shared/domain/entity-id.ts';
import { type Fault, type Outcome, refused } from '@/shared/domain/outcome.ts';
import type { RoleRequest } from '../domain/role-request.ts';
import { type DeclinedRequest, roleRequestsMachine } from './role-requests.machine.ts';

export interface RoleRequestsDependencies {
  readonly read: (signal: AbortSignal) => Promise<Outcome<readonly RoleRequest[]>>;
  readonly grant: (request: RoleRequest, signal: AbortSignal) => Promise<Outcome<null>>;
  /** Runs to its end even when nobody waits any more. */
  readonly decline: (declined: DeclinedRequest) => Promise<Outcome<null>>;
  readonly notifyGranted: (request: RoleRequest) => void;
  /** @returns a function that takes the offer back: the page was left, and nothing can be undone any more */
  readonly offerUndo: (
    declined: DeclinedRequest,
    answer: { readonly undo: () => void; readonly due: () => void },
  ) => () => void;
  readonly notifyNotDecided: (reason: Fault) => void;
}

/** What a view shows of the open requests. */
export interface RoleRequestsViewModel {
  /** Without those that were declined here; undefined until they were read, and where they cannot be. */
  readonly requests: readonly RoleRequest[] | undefined;
  /** Why they cannot be read. */
  readonly failure: Fault | undefined;
  /** The request that is being granted, until the list was read again. */
  readonly granting: RoleRequest | undefined;
  /** The request of which it is asked why it is declined. */
  readonly doomed: RoleRequest | undefined;
  /** What was written of that so far. */
  readonly writtenOf: (id: EntityId) => string;
}

/** The open requests with their calls provided. */
export interface ProvidedRoleRequests {
  readonly machine: typeof roleRequestsMachine;
  readonly read: (snapshot: SnapshotFrom<typeof roleRequestsMachine>) => RoleRequestsViewModel;
}

export function provideRoleRequests(dependencies: RoleRequestsDependencies): ProvidedRoleRequests {
  const offers = new Map<string, () => void>();

  return {
    machine: roleRequestsMachine.provide({
      actors: {
        read: fromPromise(({ signal }) => dependencies.read(signal)),
        grant: fromPromise(async ({ input, signal }) =>
          input === undefined ? refused('malformed') : dependencies.grant(input, signal),
        ),
      },
      actions: {
        notifyGranted: (_, request) => request && dependencies.notifyGranted(request),
        notifyNotDecided: (_, reason) => dependencies.notifyNotDecided(reason),
        offerUndo: ({ self }, declined) => {
          if (declined === undefined) return;
          const { id } = declined.request;
          const withdraw = dependencies.offerUndo(declined, {
            undo: () => self.send({ type: 'refusal.undone', id }),
            due: () => {
              offers.delete(String(id));
              self.send({ type: 'refusal.due', id });
            },
          });
          offers.set(String(id), withdraw);
        },
        withdrawOffers: (_, held) => {
          for (const { request } of held) offers.get(String(request.id))?.();
        },
        decline: ({ self }, declined) => {
          if (declined === undefined) return;
          const { id } = declined.request;
          const report = (outcome: Outcome<null>) => {
            const isThere = self.getSnapshot().status === 'active';
            if (outcome.kind === 'done') {
              if (isThere) self.send({ type: 'refusal.saved', id });
            } else if (isThere) self.send({ type: 'refusal.refused', id, reason: outcome.reason });
            // The page was left meanwhile, and cannot tell of it.
            else dependencies.notifyNotDecided(outcome.reason);
          };
          void dependencies.decline(declined).then(report);
        },
      },
    }),
    read: (snapshot) => {
      const { requests, reason, granting, doomed, held, sent, written } = snapshot.context;
      const gone = [...held, ...sent].map(({ request }) => request.id);
      return {
        requests: requests?.filter(({ id }) => !gone.some((one) => sameId(one, id))),
        failure: snapshot.matches('failed') ? reason : undefined,
        granting,
        doomed,
        writtenOf: (id) => written[String(id)] ?? '',
      };
    },
  };
}
