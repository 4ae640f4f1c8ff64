import { ContainerModule } from 'inversify';
import { makeHttpBulletinRepository } from '@/adapters/http/http-bulletin-repository.ts';
import type { BulletinRepository } from '@/content/ports/bulletin-repository.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT, BASE_URL } from './tokens.ts';

export const BULLETIN_REPOSITORY = token<BulletinRepository>('BulletinRepository');

/** The repository of bulletins: the home page shows the newest, the bulletin page all of them. */
export const bulletinRepositoryBindings = new ContainerModule(({ bind }) => {
  bind(BULLETIN_REPOSITORY).toResolvedValue(makeHttpBulletinRepository, [AUTHENTICATED_CLIENT, BASE_URL]);
});
