import { ContainerModule } from 'inversify';
import { makeHttpOrganisationRepository } from '@/adapters/http/organisation.ts';
import { pupilReaders } from '@/church/pupils.ts';
import {
  type branchesMachine,
  type CommitteeFactory,
  type MissionSocietyFactory,
  type ProvidedGoverningSession,
  provideBranches,
  provideCommittees,
  provideGoverningSession,
  provideMissionSocieties,
} from '@/organisation/organisation.machine.ts';
import type { OrganisationRepository } from '@/organisation/organisation.ports.ts';
import { makeReadBranches, makeReadCommittee } from '@/organisation/organisation.use-cases.ts';
import { createFeature } from './entry.ts';
import { membershipBindings, OWN_MEMBERSHIP } from './membership.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS, token } from './tokens.ts';

export const ORGANISATION_REPOSITORY = token<OrganisationRepository>('OrganisationRepository');
export const GOVERNING_SESSION = token<ProvidedGoverningSession>('GoverningSession');
export const COMMITTEE = token<CommitteeFactory>('Committee');
export const MISSION_SOCIETY = token<MissionSocietyFactory>('MissionSociety');
export const BRANCHES = token<typeof branchesMachine>('Branches');

export const organisationBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_REPOSITORY).toResolvedValue(makeHttpOrganisationRepository, [AUTHENTICATED_CLIENT]);
  bind(GOVERNING_SESSION).toResolvedValue(provideGoverningSession, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(COMMITTEE).toResolvedValue(
    (repository, { isLinked }, notifications) =>
      provideCommittees(makeReadCommittee(repository, pupilReaders, isLinked), notifications),
    [ORGANISATION_REPOSITORY, OWN_MEMBERSHIP, NOTIFICATIONS],
  );
  bind(MISSION_SOCIETY).toResolvedValue(provideMissionSocieties, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(BRANCHES).toResolvedValue(
    (repository) => provideBranches(makeReadBranches(repository)),
    [ORGANISATION_REPOSITORY],
  );
});

/** The governing session, the committees and the societies. */
export const organisationFeature = createFeature(
  { governingSession: GOVERNING_SESSION, committee: COMMITTEE, mission: MISSION_SOCIETY, branches: BRANCHES },
  [membershipBindings, organisationBindings],
);
