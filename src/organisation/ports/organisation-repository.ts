import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Committee, GoverningSession, MissionSociety } from '../domain/organisation.ts';

/** Who does what in the church's committees and societies (ORGN-01…08). */
export interface OrganisationRepository {
  governingSession(signal?: AbortSignal): Promise<Outcome<GoverningSession>>;
  /** Refuses with `notFound` when there is no committee with that id. */
  committee(id: EntityId, signal?: AbortSignal): Promise<Outcome<Committee>>;
  /** Refuses with `notFound` when there is no society with that id. */
  mission(id: EntityId, signal?: AbortSignal): Promise<Outcome<MissionSociety>>;
}
