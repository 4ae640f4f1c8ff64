import type { branchesMachine } from '@/organisation/machines/branches.machine.ts';
import type {
  CommitteeFactory,
  MissionSocietyFactory,
  ProvidedGoverningSession,
} from '@/organisation/machines/provide-organisation.ts';
import type { OrganisationRepository } from '@/organisation/ports/organisation-repository.ts';
import type { ReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import { token } from './token.ts';

export const ORGANISATION_REPOSITORY = token<OrganisationRepository>('OrganisationRepository');
export const GOVERNING_SESSION = token<ProvidedGoverningSession>('GoverningSession');
export const COMMITTEE = token<CommitteeFactory>('Committee');
export const MISSION_SOCIETY = token<MissionSocietyFactory>('MissionSociety');
export const READ_BRANCHES = token<ReadBranches>('ReadBranches');
export const BRANCHES = token<typeof branchesMachine>('Branches');
