import { done, type Outcome } from '@/shared/domain/outcome.ts';
import type { Clock } from '@/shared/ports/clock.ts';
import { type ChurchEvent, comingEvents, monthsAhead } from '../domain/church-event.ts';
import type { EventRepository } from '../ports/event-repository.ts';

export type ReadComingEvents = (signal?: AbortSignal) => Promise<Outcome<readonly ChurchEvent[]>>;

const SHOWN = 3;

/** Reads the next three events; near the end of a month, from the next month too. */
export function makeReadComingEvents(repository: Pick<EventRepository, 'during'>, clock: Clock): ReadComingEvents {
  return async (signal) => {
    const today = clock.today();
    const months = await Promise.all(monthsAhead(today).map((month) => repository.during(month, signal)));
    const missing = months.find((month) => month.kind === 'refused');
    if (missing !== undefined) return missing;
    const events = months.flatMap((month) => (month.kind === 'done' ? month.value : []));
    return done(comingEvents(events, today, SHOWN));
  };
}
