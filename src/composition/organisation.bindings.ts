import { ContainerModule } from 'inversify';
import { fromCallback } from 'xstate';
import type { NoticeBoard } from '@/adapters/browser/notice-board.ts';
import { makeHttpOrganisationDirectory } from '@/adapters/http/http-organisation-directory.ts';
import { type BranchesEvent, branchesMachine } from '@/organisation/machines/branches.machine.ts';
import type { OrganisationDirectory } from '@/organisation/ports/organisation-directory.ts';
import { makeReadBranches, type ReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { bindReadOnce, type ReadOncePlug } from '@/shared/machines/read-once-binding.ts';
import type { NoticeSubject } from '@/shared/ports/notifications.ts';
import {
  BRANCHES,
  COMMITTEE,
  type CommitteeReading,
  GOVERNING_SESSION,
  type GoverningSessionReading,
  MISSION_SOCIETY,
  type MissionReading,
  ORGANISATION_DIRECTORY,
  READ_BRANCHES,
} from './organisation.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTICE_BOARD } from './tokens.ts';

/** The session, the committees and the societies. */
export const organisationBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_DIRECTORY).toResolvedValue(makeHttpOrganisationDirectory, [AUTHENTICATED_CLIENT]);
  bind(GOVERNING_SESSION)
    .toResolvedValue(bindGoverningSession, [ORGANISATION_DIRECTORY, NOTICE_BOARD])
    .inSingletonScope();
  bind(COMMITTEE).toResolvedValue(bindCommittee, [ORGANISATION_DIRECTORY, NOTICE_BOARD]);
  bind(MISSION_SOCIETY).toResolvedValue(bindMission, [ORGANISATION_DIRECTORY, NOTICE_BOARD]);
  bind(READ_BRANCHES).toResolvedValue(makeReadBranches, [ORGANISATION_DIRECTORY]);
  bind(BRANCHES).toResolvedValue(bindBranches, [READ_BRANCHES]).inSingletonScope();
});

function bindGoverningSession(directory: OrganisationDirectory, notices: NoticeBoard): GoverningSessionReading {
  return bindReadOnce({
    read: telling(notices, 'organisationNotLoaded', (signal) => directory.session(signal)),
    isEmpty: ({ chairman, clerk, committees, missions }) =>
      chairman === undefined && clerk === undefined && committees.length === 0 && missions.length === 0,
  });
}

function bindCommittee(directory: OrganisationDirectory, notices: NoticeBoard): CommitteeReading {
  return (id) =>
    bindReadOnce({
      read: telling(notices, 'committeeNotLoaded', (signal) => directory.committee(id, signal)),
      isEmpty: () => false,
    });
}

function bindMission(directory: OrganisationDirectory, notices: NoticeBoard): MissionReading {
  return (id) =>
    bindReadOnce({
      read: telling(notices, 'missionNotLoaded', (signal) => directory.mission(id, signal)),
      isEmpty: () => false,
    });
}

/** A reading whose failure is told in passing, too (B8), in the catalogue's own words; whoever has left gave it up (REL-18). */
function telling<Value>(
  notices: NoticeBoard,
  subject: NoticeSubject,
  read: (signal: AbortSignal) => Promise<Outcome<Value>>,
): ReadOncePlug<Value>['read'] {
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
