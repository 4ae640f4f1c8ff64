import { ContainerModule } from 'inversify';
import { makeHttpBulletinLibrary } from '@/adapters/http/http-bulletin-library.ts';
import { BULLETIN_LIBRARY } from './bulletins.tokens.ts';
import { AUTHENTICATED_CLIENT, SERVER } from './tokens.ts';

/** Where bulletins are kept: the home page shows the newest, the bulletin page all of them. */
export const bulletinLibraryBindings = new ContainerModule(({ bind }) => {
  bind(BULLETIN_LIBRARY).toResolvedValue(
    (send, { baseUrl }) => makeHttpBulletinLibrary(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
});
