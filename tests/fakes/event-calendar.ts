import type { EventCalendar } from '@/content/ports/event-calendar.ts';
import { done, refused } from '@/shared/domain/outcome.ts';

/** A calendar without events; a test can replace single answers. */
export const eventCalendar = (answers: Partial<EventCalendar> = {}): EventCalendar => ({
  during: () => Promise.resolve(done([])),
  find: () => Promise.resolve(refused('notFound')),
  ...answers,
});
