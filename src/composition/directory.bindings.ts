import { ContainerModule } from 'inversify';
import { makeHttpDirectoryRepository } from '@/adapters/http/http-directory-repository.ts';
import { makeHttpVisibilityRepository } from '@/adapters/http/http-visibility-repository.ts';
import { makeSessionDraft } from '@/auth/stores/session-draft.ts';
import { isUnlinked, type OwnMembership } from '@/people/domain/own-membership.ts';
import { type ProvidedDirectory, provideDirectory } from '@/people/machines/provide-directory.ts';
import { type ProvidedVisibility, provideVisibility } from '@/people/machines/provide-visibility.ts';
import { makeSaveVisibility } from '@/people/use-cases/make-save-visibility.ts';
import { type ProvidedReadOnce, provideReadOnce } from '@/shared/machines/provide-read-once.ts';
import { href } from '../ui/app/routes/href.ts';
import { OWN_MEMBERSHIP } from './membership.bindings.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER, NAVIGATION } from './tokens.ts';

export const DIRECTORY_READER = token<ProvidedReadOnce<OwnMembership>>('DirectoryReader');
export const DIRECTORY = token<ProvidedDirectory>('Directory');
export const VISIBILITY = token<ProvidedVisibility>('Visibility');

/** The directory, and the fields that the user shows to others (MINE-03). */
export const directoryBindings = new ContainerModule(({ bind }) => {
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
    (send, baseUrl, user) => {
      const repository = makeHttpVisibilityRepository(send, baseUrl);
      return provideVisibility(repository, makeSaveVisibility(repository), makeSessionDraft(user));
    },
    [AUTHENTICATED_CLIENT, BASE_URL, CURRENT_USER],
  );
});
