import type { EventRepository } from '@/content/events/events.ports.ts';
import { done, refused } from '@/shared/outcome.ts';

/** A calendar without events; a test can replace single answers. */
export const eventRepository = (answers: Partial<EventRepository> = {}): EventRepository => ({
  during: () => Promise.resolve(done([])),
  find: () => Promise.resolve(refused('notFound')),
  ...answers,
});
