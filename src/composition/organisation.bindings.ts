import { ContainerModule } from 'inversify';
import { makeHttpOrganisationRepository } from '@/adapters/http/http-organisation-repository.ts';
import { hasNobody } from '@/organisation/domain/organisation.ts';
import { provideBranches } from '@/organisation/machines/provide-branches.ts';
import type { OrganisationRepository } from '@/organisation/ports/organisation-repository.ts';
import { makeReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import { notifyReadingFailure } from '@/shared/machines/notify-reading-failure.ts';
import { provideReadOnce } from '@/shared/machines/provide-read-once.ts';
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

/** The governing session, the committees and the societies. */
export const organisationBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_REPOSITORY).toResolvedValue(makeHttpOrganisationRepository, [AUTHENTICATED_CLIENT]);
  bind(GOVERNING_SESSION).toResolvedValue(bindGoverningSession, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(COMMITTEE).toResolvedValue(bindCommittee, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(MISSION_SOCIETY).toResolvedValue(bindMission, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(READ_BRANCHES).toResolvedValue(makeReadBranches, [ORGANISATION_REPOSITORY]);
  bind(BRANCHES).toResolvedValue(provideBranches, [READ_BRANCHES]);
});

function bindGoverningSession(
  repository: OrganisationRepository,
  notifications: Notifications,
): GoverningSessionReading {
  return provideReadOnce({
    read: notifyReadingFailure(
      (signal) => repository.session(signal),
      notifications,
      notLoaded('organisationNotLoaded'),
    ),
    isEmpty: hasNobody,
  });
}

function bindCommittee(repository: OrganisationRepository, notifications: Notifications): CommitteeReading {
  return (id) =>
    provideReadOnce({
      read: notifyReadingFailure(
        (signal) => repository.committee(id, signal),
        notifications,
        notLoaded('committeeNotLoaded'),
      ),
    });
}

function bindMission(repository: OrganisationRepository, notifications: Notifications): MissionReading {
  return (id) =>
    provideReadOnce({
      read: notifyReadingFailure(
        (signal) => repository.mission(id, signal),
        notifications,
        notLoaded('missionNotLoaded'),
      ),
    });
}

/** The toast uses the catalogue's own words (B8), without the reason. */
const notLoaded = (subject: ToastSubject) => ({ subject, tellsWhy: false }) as const;
