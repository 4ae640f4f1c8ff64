import { ContainerModule } from 'inversify';
import { makeHttpBulletinRepository } from '@/adapters/http/bulletins.ts';
import type { BulletinRepository } from '@/content/bulletins/bulletins.ports.ts';
import { AUTHENTICATED_CLIENT, BASE_URL, token } from './tokens.ts';

export const BULLETIN_REPOSITORY = token<BulletinRepository>('BulletinRepository');

/** The repository of bulletins: the home page shows the newest, the bulletin page all of them. */
export const bulletinRepositoryBindings = new ContainerModule(({ bind }) => {
  bind(BULLETIN_REPOSITORY).toResolvedValue(makeHttpBulletinRepository, [AUTHENTICATED_CLIENT, BASE_URL]);
});
