import type { EntityId } from '@/shared/domain/entity-id.ts';
import { notifyReadingFailure } from '@/shared/machines/notify-reading-failure.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import type { Notifications } from '@/shared/ports/notifications.ts';
import { type Committee, type GoverningSession, hasNobody, type MissionSociety } from '../domain/organisation.ts';
import type { OrganisationRepository } from '../ports/organisation-repository.ts';

export type ProvidedGoverningSession = ProvidedReadOnce<GoverningSession>;
export type CommitteeFactory = (id: EntityId) => ProvidedReadOnce<Committee>;
export type MissionSocietyFactory = (id: EntityId) => ProvidedReadOnce<MissionSociety>;

/** The governing session (ORGN-01). */
export function provideGoverningSession(
  repository: OrganisationRepository,
  notifications: Notifications,
): ProvidedGoverningSession {
  return provideReadOnce({
    read: notifyReadingFailure(
      (signal) => repository.governingSession(signal),
      notifications,
      notLoaded('organisation'),
    ),
    isEmpty: hasNobody,
  });
}

/** A committee (ORGN-05). */
export function provideCommittees(repository: OrganisationRepository, notifications: Notifications): CommitteeFactory {
  const toast = notLoaded('committee');
  return (id) =>
    provideReadOnce({
      read: notifyReadingFailure((signal) => repository.committee(id, signal), notifications, toast),
    });
}

/** A mission society (ORGN-04). */
export function provideMissionSocieties(
  repository: OrganisationRepository,
  notifications: Notifications,
): MissionSocietyFactory {
  const toast = notLoaded('mission');
  return (id) =>
    provideReadOnce({
      read: notifyReadingFailure((signal) => repository.mission(id, signal), notifications, toast),
    });
}

/** The toast uses the catalogue's own words (B8), without the reason. */
const notLoaded = (what: 'organisation' | 'committee' | 'mission') =>
  ({ subject: `${what}NotLoaded`, includesReason: false }) as const;
