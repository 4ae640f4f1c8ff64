import { makeHttpOrganisationRepository } from '@/adapters/http/organisation.ts';
import { pupilReaders } from '@/church/pupils.ts';
import {
  provideBranches,
  provideCommittees,
  provideGoverningSession,
  provideMissionSocieties,
} from '@/organisation/organisation.machine.ts';
import { makeReadBranches, makeReadCommittee } from '@/organisation/organisation.use-cases.ts';
import { entry, type Get } from './entry.ts';
import { OWN_MEMBERSHIP } from './membership.ts';
import { AUTHENTICATED_CLIENT, NOTIFICATIONS } from './tokens.ts';

const repositoryOf = (get: Get) => makeHttpOrganisationRepository(get(AUTHENTICATED_CLIENT));

/** The governing session, the committees and the societies. */
export const organisationEntry = entry({
  governingSession: (get) => provideGoverningSession(repositoryOf(get), get(NOTIFICATIONS)),
  committee: (get) =>
    provideCommittees(
      makeReadCommittee(repositoryOf(get), pupilReaders, get(OWN_MEMBERSHIP).isLinked),
      get(NOTIFICATIONS),
    ),
  mission: (get) => provideMissionSocieties(repositoryOf(get), get(NOTIFICATIONS)),
  branches: (get) => provideBranches(makeReadBranches(repositoryOf(get))),
});
