import { ContainerModule } from 'inversify';
import { makeHttpBulletinLibrary } from '@/adapters/http/http-bulletin-library.ts';
import * as tokens from './tokens.ts';

/** Where bulletins are kept: the home page shows the newest, the bulletin page all of them. */
export const bulletinLibraryBindings = new ContainerModule(({ bind }) => {
  bind(tokens.BULLETIN_LIBRARY).toResolvedValue(
    (send, { baseUrl }) => makeHttpBulletinLibrary(send, baseUrl),
    [tokens.AUTHENTICATED_CLIENT, tokens.SERVER],
  );
});
