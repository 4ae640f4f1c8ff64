import { ContainerModule } from 'inversify';
import { fromCallback } from 'xstate';
import type { ToastQueue } from '@/adapters/browser/toast-queue.ts';
import { makeHttpOrganisationRepository } from '@/adapters/http/http-organisation-repository.ts';
import { type BranchesEvent, branchesMachine } from '@/organisation/machines/branches.machine.ts';
import type { OrganisationRepository } from '@/organisation/ports/organisation-repository.ts';
import { makeReadBranches, type ReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { provideReadOnce, type ReadOnceDependencies } from '@/shared/machines/provide-read-once.ts';
import type { ToastSubject } from '@/shared/ports/notifications.ts';
import {
  BRANCHES,
  COMMITTEE,
  type CommitteeReading,
  GOVERNING_SESSION,
  type GoverningSessionReading,
  MISSION_SOCIETY,
  type MissionReading,
  ORGANISATION_REPOSITORY,
  READ_BRANCHES,
} from './organisation.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

/** The session, the committees and the societies. */
export const organisationBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_REPOSITORY).toResolvedValue(makeHttpOrganisationRepository, [AUTHENTICATED_CLIENT]);
  bind(GOVERNING_SESSION)
    .toResolvedValue(bindGoverningSession, [ORGANISATION_REPOSITORY, NOTIFICATIONS])
    .inSingletonScope();
  bind(COMMITTEE).toResolvedValue(bindCommittee, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(MISSION_SOCIETY).toResolvedValue(bindMission, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(READ_BRANCHES).toResolvedValue(makeReadBranches, [ORGANISATION_REPOSITORY]);
  bind(BRANCHES).toResolvedValue(bindBranches, [READ_BRANCHES]).inSingletonScope();
});

function bindGoverningSession(directory: OrganisationRepository, notices: ToastQueue): GoverningSessionReading {
  return provideReadOnce({
    read: telling(notices, 'organisationNotLoaded', (signal) => directory.session(signal)),
    isEmpty: ({ chairman, clerk, committees, missions }) =>
      chairman === undefined && clerk === undefined && committees.length === 0 && missions.length === 0,
  });
}

function bindCommittee(directory: OrganisationRepository, notices: ToastQueue): CommitteeReading {
  return (id) =>
    provideReadOnce({
      read: telling(notices, 'committeeNotLoaded', (signal) => directory.committee(id, signal)),
      isEmpty: () => false,
    });
}

function bindMission(directory: OrganisationRepository, notices: ToastQueue): MissionReading {
  return (id) =>
    provideReadOnce({
      read: telling(notices, 'missionNotLoaded', (signal) => directory.mission(id, signal)),
      isEmpty: () => false,
    });
}

/** A reading whose failure is told in passing, too (B8), in the catalogue's own words; whoever has left gave it up (REL-18). */
function telling<Value>(
  notices: ToastQueue,
  subject: ToastSubject,
  read: (signal: AbortSignal) => Promise<Outcome<Value>>,
): ReadOnceDependencies<Value>['read'] {
  return async (signal) => {
    const outcome = await read(signal);
    if (outcome.kind === 'refused' && !signal.aborted) notices.show({ tone: 'error', subject });
    return outcome;
  };
}

function bindBranches(read: ReadBranches): typeof branchesMachine {
  return branchesMachine.provide({
    actors: {
      readBranches: fromCallback<BranchesEvent, readonly EntityId[]>(({ input, sendBack }) => {
        const given = new AbortController();
        const end = () => given.signal.aborted || sendBack({ type: 'branches.ended' });
        read(input, sendBack, given.signal).then(end, end);
        return () => given.abort();
      }),
    },
  });
}
