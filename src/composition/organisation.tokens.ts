import type { Committee, GoverningSession, MissionSociety } from '@/organisation/domain/organisation.ts';
import type { branchesMachine } from '@/organisation/machines/branches.machine.ts';
import type { OrganisationRepository } from '@/organisation/ports/organisation-repository.ts';
import type { ReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { ProvidedReadOnce } from '@/shared/machines/provide-read-once.ts';
import { token } from './token.ts';

export type GoverningSessionReading = ProvidedReadOnce<GoverningSession>;
export type CommitteeReading = (id: EntityId) => ProvidedReadOnce<Committee>;
export type MissionReading = (id: EntityId) => ProvidedReadOnce<MissionSociety>;

export const ORGANISATION_REPOSITORY = token<OrganisationRepository>('OrganisationRepository');
export const GOVERNING_SESSION = token<GoverningSessionReading>('GoverningSession');
export const COMMITTEE = token<CommitteeReading>('Committee');
export const MISSION_SOCIETY = token<MissionReading>('MissionSociety');
export const READ_BRANCHES = token<ReadBranches>('ReadBranches');
export const BRANCHES = token<typeof branchesMachine>('Branches');
