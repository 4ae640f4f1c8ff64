import { ContainerModule } from 'inversify';
import { makeHttpDirectoryRepository } from '@/adapters/http/directory.ts';
import { makeHttpVisibilityRepository } from '@/adapters/http/visibility.ts';
import {
  type ProvidedDirectory,
  type ProvidedVisibility,
  provideDirectory,
  provideVisibility,
} from '@/people/directory.machine.ts';
import { makeSaveVisibility } from '@/people/directory.use-cases.ts';
import { isUnlinked, type OwnMembership } from '@/people/membership.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/reading.machine.ts';
import { href } from '@/ui/app/routes/href.ts';
import { createFeature } from './entry.ts';
import { membershipBindings, OWN_MEMBERSHIP } from './membership.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, NAVIGATION, NOTIFICATIONS, token } from './tokens.ts';

const DIRECTORY_READER = token<ProvidedReadOnce<OwnMembership>>('DirectoryReader');
const DIRECTORY = token<ProvidedDirectory>('Directory');
const VISIBILITY = token<ProvidedVisibility>('Visibility');

const directoryBindings = new ContainerModule(({ bind }) => {
  // Read before the directory, which the server refuses to users whose account is linked to no member.
  bind(DIRECTORY_READER).toResolvedValue(
    ({ known }) => provideReadOnce({ read: known, isEmpty: isUnlinked }),
    [OWN_MEMBERSHIP],
  );
  bind(DIRECTORY).toResolvedValue(
    (send, baseUrl, navigation) =>
      provideDirectory(makeHttpDirectoryRepository(send, baseUrl), navigation, href('directory')),
    [AUTHENTICATED_CLIENT, BASE_URL, NAVIGATION],
  );
  bind(VISIBILITY).toResolvedValue(
    (send, baseUrl, notifications) => {
      const repository = makeHttpVisibilityRepository(send, baseUrl);
      return provideVisibility(repository, makeSaveVisibility(repository), notifications);
    },
    [AUTHENTICATED_CLIENT, BASE_URL, NOTIFICATIONS],
  );
});

/** The members, with the fields that each shows to others (MINE-03). */
export const directoryFeature = createFeature(
  { reader: DIRECTORY_READER, directory: DIRECTORY, visibility: VISIBILITY },
  [membershipBindings, directoryBindings],
);
