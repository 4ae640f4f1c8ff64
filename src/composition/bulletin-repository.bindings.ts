import { ContainerModule } from 'inversify';
import { makeHttpBulletinRepository } from '@/adapters/http/http-bulletin-repository.ts';
import { BULLETIN_REPOSITORY } from './bulletins.tokens.ts';
import { AUTHENTICATED_CLIENT, SERVER } from './tokens.ts';

/** The repository of bulletins: the home page shows the newest, the bulletin page all of them. */
export const bulletinRepositoryBindings = new ContainerModule(({ bind }) => {
  bind(BULLETIN_REPOSITORY).toResolvedValue(
    (send, { baseUrl }) => makeHttpBulletinRepository(send, baseUrl),
    [AUTHENTICATED_CLIENT, SERVER],
  );
});
