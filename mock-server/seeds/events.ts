import { addDays, dateOf, daysBetween, monthOf, nextWeekday, plainOrder, yearOf } from '../church/calendar-date.ts';
import type { ChurchRecords } from '../church/church.ts';
import type { Attendance, ChurchEvent } from '../church/schemas/content.ts';
import { sundayName, thanksgiving } from './church-year.ts';
import { type PersonaName, personas } from './personas.ts';
import { yearEvents } from './texts/events.ts';

type Unnumbered = Omit<ChurchEvent, 'id'>;

const weekly = (from: string, until: string, weekday: number): string[] => {
  const first = nextWeekday(from, weekday);
  return Array.from({ length: Math.floor(daysBetween(first, until) / 7) + 1 }, (_, at) => addDays(first, at * 7));
};

const worship = (from: string, until: string): Unnumbered[] => [
  ...weekly(from, until, 0).map((date): Unnumbered => {
    const named = date === thanksgiving(yearOf(date)) || sundayName(date) === '부활주일';
    const name = named ? `${sundayName(date)} 예배` : '주일예배';
    return { name, start: date, end: date, type: '오전예배', hostedBy: '예배위원회' };
  }),
  ...weekly(from, until, 3).map(
    (date): Unnumbered => ({
      name: '수요 말씀과 기도',
      start: date,
      end: date,
      type: '수요예배',
      hostedBy: '교역자회',
    }),
  ),
];

/** The events of every month; the prayer at the turn of the month includes its last day. */
const monthly = (year: number, month: number): Unnumbered[] => {
  const visits = addDays(nextWeekday(dateOf(year, month, 2), 0), 1);
  const praise = nextWeekday(dateOf(year, month, 8), 6);
  const welcome = nextWeekday(dateOf(year, month, 22), 6);
  const turn = dateOf(year, month + 1, -1);
  const events: Unnumbered[] = [
    { name: '구역장 심방 주간', start: visits, end: addDays(visits, 4), type: '주간행사', hostedBy: '구역위원회' },
    { name: '청년부 찬양의 밤', start: praise, end: praise, type: '일반행사', hostedBy: '청년부' },
    { name: '새가족 환영회', start: welcome, end: welcome, type: '일반행사', hostedBy: '새가족부' },
  ];
  const prayer: Unnumbered = {
    name: '월삭 기도 주간',
    start: turn,
    end: addDays(turn, 4),
    type: '주간행사',
    hostedBy: '교역자회',
  };
  // November ends with Advent's own week of prayer.
  return month % 2 === 0 ? [...events, prayer] : events;
};

const yearly = (year: number): Unnumbered[] =>
  yearEvents.map(({ name, type, hostedBy, start, days }) => ({
    name,
    type,
    hostedBy,
    start: start(year),
    end: addDays(start(year), days - 1),
  }));

/** All events from three months before this one to three months after it, whole months, in the order of their start. */
export const createEvents = (today: string): ChurchEvent[] => {
  const from = dateOf(yearOf(today), monthOf(today) - 3, 1);
  const until = dateOf(yearOf(today), monthOf(today) + 4, 0);
  const months = Array.from({ length: 7 }, (_, at) => dateOf(yearOf(today), monthOf(today) - 3 + at, 1));
  const years = [...new Set([yearOf(from), yearOf(until)])];
  return [
    ...worship(from, until),
    ...months.flatMap((month) => monthly(yearOf(month), monthOf(month))),
    ...years.flatMap(yearly).filter(({ start }) => start >= from && start <= until),
  ]
    .toSorted((a, b) => plainOrder(a.start, b.start))
    .map((event, at) => ({ id: at + 1, ...event }));
};

type Places = Pick<ChurchEvent, 'limit' | 'waitingList'>;
type Party = readonly [who: PersonaName, people: number, waiting?: 'waits'];

/** One with room, one that is full, and one for which others wait. */
const attendancePlans: readonly (readonly [places: Places, parties: readonly Party[]])[] = [
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
  const next = world.events
    .filter(({ type, start }) => type === '일반행사' && start > today)
    .slice(0, attendancePlans.length);
  const planOf = (id: number) => attendancePlans[next.findIndex((event) => event.id === id)];
  const attendances = next
    .flatMap(({ id }) => (planOf(id)?.[1] ?? []).map((party) => [id, party] as const))
    .map(([eventId, [who, people, waits]], at): Attendance => {
      const { id: accountId } = personas[who];
      return { id: at + 1, eventId, accountId, people, waiting: waits !== undefined };
    });
  return { ...world, events: world.events.map((event) => ({ ...event, ...planOf(event.id)?.[0] })), attendances };
};
