import type { Clock } from '@/shared/clock.ports.ts';
import { done, type Outcome } from '@/shared/outcome.ts';
import type { EventRepository } from '../events/events.ports.ts';
import { monthsAhead } from '../events/upcoming-events.ts';
import type { AttendanceRepository } from './attendance.ports.ts';
import { type NextEvent, nextEvents } from './next-events.ts';

export type ReadNextEvents = (signal?: AbortSignal) => Promise<Outcome<readonly NextEvent[]>>;

const OTHERS = 3;

/**
 * Reads the next events, first those to which the user has answered that they come (MINE-01, MINE-05). Where the
 * answers cannot be read, the events are shown without them.
 */
export function makeReadNextEvents(
  repository: Pick<EventRepository, 'during'>,
  attendance: Pick<AttendanceRepository, 'answers'>,
  clock: Clock,
): ReadNextEvents {
  return async (signal) => {
    const today = clock.today();
    const asked = attendance.answers(signal);
    const months = await Promise.all(monthsAhead(today).map((month) => repository.during(month, signal)));
    const answers = await asked;
    const missing = months.find((month) => month.kind === 'refused');
    if (missing !== undefined) return missing;
    const events = months.flatMap((month) => (month.kind === 'done' ? month.value : []));
    return done(nextEvents(events, answers.kind === 'done' ? answers.value : [], today, OTHERS));
  };
}
