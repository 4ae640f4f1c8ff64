import { ContainerModule } from 'inversify';
import { makeHttpAnnouncementRepository } from '@/adapters/http/http-announcement-repository.ts';
import { ANNOUNCEMENT_REPOSITORY } from './announcements.tokens.ts';
import { AUTHENTICATED_CLIENT, BASE_URL } from './tokens.ts';

/** The repository of announcements: the home page shows the newest, the announcements' own pages all of them. */
export const announcementRepositoryBindings = new ContainerModule(({ bind }) => {
  bind(ANNOUNCEMENT_REPOSITORY).toResolvedValue(makeHttpAnnouncementRepository, [AUTHENTICATED_CLIENT, BASE_URL]);
});
