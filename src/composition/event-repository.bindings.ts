import { ContainerModule } from 'inversify';
import { makeHttpEventRepository } from '@/adapters/http/events.ts';
import type { EventRepository } from '@/content/events/events.ports.ts';
import { AUTHENTICATED_CLIENT, token } from './tokens.ts';

export const EVENT_REPOSITORY = token<EventRepository>('EventRepository');

/** The events of the church, which the home page and the calendar read. */
export const eventRepositoryBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_REPOSITORY).toResolvedValue(makeHttpEventRepository, [AUTHENTICATED_CLIENT]);
});
