import { ContainerModule } from 'inversify';
import { makeHttpEventRepository } from '@/adapters/http/http-event-repository.ts';
import type { EventRepository } from '@/content/ports/event-repository.ts';
import { token } from './token.ts';
import { AUTHENTICATED_CLIENT } from './tokens.ts';

export const EVENT_REPOSITORY = token<EventRepository>('EventRepository');

/** The events of the church, which the home page and the calendar read. */
export const eventRepositoryBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_REPOSITORY).toResolvedValue(makeHttpEventRepository, [AUTHENTICATED_CLIENT]);
});
