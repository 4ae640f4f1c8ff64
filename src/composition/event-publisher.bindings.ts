import { ContainerModule } from 'inversify';
import { makeHttpEventPublisher } from '@/adapters/http/events.ts';
import type { EventPublisher } from '@/content/events/events.ports.ts';
import { AUTHENTICATED_CLIENT, token } from './tokens.ts';

export const EVENT_PUBLISHER = token<EventPublisher>('EventPublisher');

/** Publishing and deleting events, in the calendar and on the page of one event. */
export const eventPublisherBindings = new ContainerModule(({ bind }) => {
  bind(EVENT_PUBLISHER).toResolvedValue(makeHttpEventPublisher, [AUTHENTICATED_CLIENT]);
});
