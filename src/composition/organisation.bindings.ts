import { ContainerModule } from 'inversify';
import { fromCallback } from 'xstate';
import { makeHttpOrganisationRepository } from '@/adapters/http/http-organisation-repository.ts';
import { type BranchesEvent, branchesMachine } from '@/organisation/machines/branches.machine.ts';
import type { OrganisationRepository } from '@/organisation/ports/organisation-repository.ts';
import { makeReadBranches, type ReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { reportedReading } from '@/shared/machines/reported-reading.ts';
import type { Notifications, ToastSubject } from '@/shared/ports/notifications.ts';
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

function bindGoverningSession(directory: OrganisationRepository, notices: Notifications): GoverningSessionReading {
  return provideReadOnce({
    read: reportedReading((signal) => directory.session(signal), notifyOf(notices, 'organisationNotLoaded')),
    isEmpty: ({ chairman, clerk, committees, missions }) =>
      chairman === undefined && clerk === undefined && committees.length === 0 && missions.length === 0,
  });
}

function bindCommittee(directory: OrganisationRepository, notices: Notifications): CommitteeReading {
  return (id) =>
    provideReadOnce({
      read: reportedReading((signal) => directory.committee(id, signal), notifyOf(notices, 'committeeNotLoaded')),
      isEmpty: () => false,
    });
}

function bindMission(directory: OrganisationRepository, notices: Notifications): MissionReading {
  return (id) =>
    provideReadOnce({
      read: reportedReading((signal) => directory.mission(id, signal), notifyOf(notices, 'missionNotLoaded')),
      isEmpty: () => false,
    });
}

/** The toast says it in the catalogue's own words (B8), without the reason. */
const notifyOf = (notices: Notifications, subject: ToastSubject) => () => notices.show({ tone: 'error', subject });

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
