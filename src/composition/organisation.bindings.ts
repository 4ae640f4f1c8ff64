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
import * as tokens from './tokens.ts';

/** The session, the committees and the societies. */
export const organisationBindings = new ContainerModule(({ bind }) => {
  bind(tokens.ORGANISATION_DIRECTORY).toResolvedValue(makeHttpOrganisationDirectory, [tokens.AUTHENTICATED_CLIENT]);
  bind(tokens.GOVERNING_SESSION)
    .toResolvedValue(bindGoverningSession, [tokens.ORGANISATION_DIRECTORY, tokens.NOTICE_BOARD])
    .inSingletonScope();
  bind(tokens.COMMITTEE).toResolvedValue(bindCommittee, [tokens.ORGANISATION_DIRECTORY, tokens.NOTICE_BOARD]);
  bind(tokens.MISSION_SOCIETY).toResolvedValue(bindMission, [tokens.ORGANISATION_DIRECTORY, tokens.NOTICE_BOARD]);
  bind(tokens.READ_BRANCHES).toResolvedValue(makeReadBranches, [tokens.ORGANISATION_DIRECTORY]);
  bind(tokens.BRANCHES).toResolvedValue(bindBranches, [tokens.READ_BRANCHES]).inSingletonScope();
});

function bindGoverningSession(directory: OrganisationDirectory, notices: NoticeBoard): tokens.GoverningSessionReading {
  return bindReadOnce({
    read: telling(notices, 'organisationNotLoaded', (signal) => directory.session(signal)),
    isEmpty: ({ chairman, clerk, committees, missions }) =>
      chairman === undefined && clerk === undefined && committees.length === 0 && missions.length === 0,
  });
}

function bindCommittee(directory: OrganisationDirectory, notices: NoticeBoard): tokens.CommitteeReading {
  return (id) =>
    bindReadOnce({
      read: telling(notices, 'committeeNotLoaded', (signal) => directory.committee(id, signal)),
      isEmpty: () => false,
    });
}

function bindMission(directory: OrganisationDirectory, notices: NoticeBoard): tokens.MissionReading {
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
