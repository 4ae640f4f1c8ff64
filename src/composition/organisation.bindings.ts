import { ContainerModule } from 'inversify';
import { makeHttpOrganisationRepository } from '@/adapters/http/http-organisation-repository.ts';
import { provideBranches } from '@/organisation/machines/provide-branches.ts';
import {
  provideCommittees,
  provideGoverningSession,
  provideMissionSocieties,
} from '@/organisation/machines/provide-organisation.ts';
import { makeReadBranches } from '@/organisation/use-cases/make-read-branches.ts';
import {
  BRANCHES,
  COMMITTEE,
  GOVERNING_SESSION,
  MISSION_SOCIETY,
  ORGANISATION_REPOSITORY,
  READ_BRANCHES,
} from './organisation.tokens.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

/** The governing session, the committees and the societies. */
export const organisationBindings = new ContainerModule(({ bind }) => {
  bind(ORGANISATION_REPOSITORY).toResolvedValue(makeHttpOrganisationRepository, [AUTHENTICATED_CLIENT]);
  bind(GOVERNING_SESSION).toResolvedValue(provideGoverningSession, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(COMMITTEE).toResolvedValue(provideCommittees, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(MISSION_SOCIETY).toResolvedValue(provideMissionSocieties, [ORGANISATION_REPOSITORY, NOTIFICATIONS]);
  bind(READ_BRANCHES).toResolvedValue(makeReadBranches, [ORGANISATION_REPOSITORY]);
  bind(BRANCHES).toResolvedValue(provideBranches, [READ_BRANCHES]);
});
