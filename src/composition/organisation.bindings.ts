import { ContainerModule } from 'inversify';
import { makeHttpOrganisationRepository } from '@/adapters/http/http-organisation-repository.ts';
import type { branchesMachine } from '@/organisation/machines/branches.machine.ts';
import { provideBranches } from '@/organisation/machines/provide-branches.ts';
import {
  type CommitteeFactory,
  type MissionSocietyFactory,
  type ProvidedGoverningSession,
  provideCommittees,
  provideGoverningSession,
  provideMissionSocieties,
} from '@/organisation/machines/provide-organisation.ts';
import type { OrganisationRepository } from '@/organisation/ports/organisation-repository.ts';
import { makeReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

export const ORGANISATION_REPOSITORY = token<OrganisationRepository>('OrganisationRepository');
export const GOVERNING_SESSION = token<ProvidedGoverningSession>('GoverningSession');
export const COMMITTEE = token<CommitteeFactory>('Committee');
export const MISSION_SOCIETY = token<MissionSocietyFactory>('MissionSociety');
export const BRANCHES = token<typeof branchesMachine>('Branches');

/** The governing session, the committees and the societies. */
export const organisationBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_REPOSITORY).toResolvedValue(makeHttpOrganisationRepository, [AUTHENTICATED_CLIENT]);
  bind(GOVERNING_SESSION).toResolvedValue(provideGoverningSession, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(COMMITTEE).toResolvedValue(provideCommittees, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(MISSION_SOCIETY).toResolvedValue(provideMissionSocieties, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(BRANCHES).toResolvedValue(
    (repository) => provideBranches(makeReadBranches(repository)),
    [ORGANISATION_REPOSITORY],
  );
});
