import type { Committee, GoverningSession, MissionSociety } from '@/organisation/domain/organisation.ts';
import type { branchesMachine } from '@/organisation/machines/branches.machine.ts';
import type { OrganisationDirectory } from '@/organisation/ports/organisation-directory.ts';
import type { ReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { ReadOnceBinding } from '@/shared/machines/read-once-binding.ts';
import { token } from './token.ts';

export type GoverningSessionReading = ReadOnceBinding<GoverningSession>;
export type CommitteeReading = (id: EntityId) => ReadOnceBinding<Committee>;
export type MissionReading = (id: EntityId) => ReadOnceBinding<MissionSociety>;

export const ORGANISATION_DIRECTORY = token<OrganisationDirectory>('OrganisationDirectory');
export const GOVERNING_SESSION = token<GoverningSessionReading>('GoverningSession');
export const COMMITTEE = token<CommitteeReading>('Committee');
export const MISSION_SOCIETY = token<MissionReading>('MissionSociety');
export const READ_BRANCHES = token<ReadBranches>('ReadBranches');
export const BRANCHES = token<typeof branchesMachine>('Branches');
