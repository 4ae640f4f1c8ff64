import type { ChurchRecords } from '../church/records.ts';
import type { Attendance, ChurchEvent } from '../church/schemas/content.ts';
import { type PersonaName, personas } from './personas.ts';

type Places = Pick<ChurchEvent, 'limit' | 'waitingList'>;
type Party = readonly [who: PersonaName, people: number, waiting?: 'waits'];

/** One with room, one that is full, and one for which others wait. */
const plans: readonly (readonly [places: Places, parties: readonly Party[]])[] = [
  [
    { limit: 30, waitingList: true },
    [
      ['editor', 2],
      ['admin', 4],
    ],
  ],
  [{ limit: 4 }, [['admin', 4]]],
  [
    { limit: 3, waitingList: true },
    [
      ['editor', 3],
      ['admin', 2, 'waits'],
    ],
  ],
];

/** The next three general events have a limit and some answers (MINE-05). */
export const withAttendances = (world: ChurchRecords, today: string): ChurchRecords => {
  const next = world.events.filter(({ type, start }) => type === '일반행사' && start > today).slice(0, plans.length);
  const planOf = (id: number) => plans[next.findIndex((event) => event.id === id)];
  const attendances = next
    .flatMap(({ id }) => (planOf(id)?.[1] ?? []).map((party) => [id, party] as const))
    .map(([eventId, [who, people, waits]], at): Attendance => {
      const { id: accountId } = personas[who];
      return { id: at + 1, eventId, accountId, people, waiting: waits !== undefined };
    });
  return { ...world, events: world.events.map((event) => ({ ...event, ...planOf(event.id)?.[0] })), attendances };
};
