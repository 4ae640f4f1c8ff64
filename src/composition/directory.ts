import { makeHttpDirectoryRepository } from '@/adapters/http/directory.ts';
import { makeHttpVisibilityRepository } from '@/adapters/http/visibility.ts';
import { provideDirectory, provideVisibility } from '@/people/directory.machine.ts';
import { makeSaveVisibility } from '@/people/directory.use-cases.ts';
import { isUnlinked } from '@/people/membership.ts';
import { entry } from './entry.ts';
import { OWN_MEMBERSHIP } from './membership.ts';
import { ADDRESS_OF, AUTHENTICATED_CLIENT, BASE_URL, NAVIGATION, NOTIFICATIONS } from './tokens.ts';

/** The members, with the fields that each shows to others (MINE-03). */
export const directoryEntry = entry({
  // Read before the directory, which the server refuses to users whose account is linked to no member.
  reader: (get) => ({ read: get(OWN_MEMBERSHIP).known, isEmpty: isUnlinked }),
  directory: (get) =>
    provideDirectory(
      makeHttpDirectoryRepository(get(AUTHENTICATED_CLIENT), get(BASE_URL)),
      get(NAVIGATION),
      get(ADDRESS_OF)('directory'),
    ),
  visibility: (get) => {
    const repository = makeHttpVisibilityRepository(get(AUTHENTICATED_CLIENT), get(BASE_URL));
    return provideVisibility(repository, makeSaveVisibility(repository), get(NOTIFICATIONS));
  },
});
