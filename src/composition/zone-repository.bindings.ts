import { ContainerModule } from 'inversify';
import { makeHttpZoneRepository } from '@/adapters/http/zones.ts';
import type { ZoneRepository } from '@/admin/boards/boards.ports.ts';
import { AUTHENTICATED_CLIENT, token } from './tokens.ts';

export const ZONE_REPOSITORY = token<ZoneRepository>('ZoneRepository');

/** The zones of the church, for their board and for the members who hold offices in them. */
export const zoneRepositoryBindings = new ContainerModule(({ bind }) => {
  bind(ZONE_REPOSITORY).toResolvedValue(makeHttpZoneRepository, [AUTHENTICATED_CLIENT]);
});
