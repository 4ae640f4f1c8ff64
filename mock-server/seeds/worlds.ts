import { addDays, churchDate, nextWeekday } from '../church/calendar-date.ts';
import { type Church, type ChurchRecords, emptyRecords, refill } from '../church/church.ts';
import type { Announcement } from '../church/schemas/content.ts';
import { instantOn } from './church-year.ts';
import { withAttendances } from './events.ts';
import { everydayWorld } from './everyday.ts';
import { hostileWorld } from './hostile.ts';
import { duties } from './people.ts';
import { accountsFor, roles } from './personas.ts';
import { createRandom } from './random.ts';

/** The church on the first day of its website: one can sign in, and every list is empty. */
const emptyWorld = (): ChurchRecords => ({
  ...emptyRecords(),
  accounts: accountsFor([]),
  roles: [...roles],
  duties: [...duties],
});

const longFeedLength = 10_000;

/** The everyday church with ten thousand announcements, two a day, for very long lists. */
const longFeedWorld = (today: string): ChurchRecords => {
  const world = everydayWorld(today);
  const recent = world.announcements;
  const older = longFeedLength - recent.length;
  const random = createRandom('long feed');
  const archive = Array.from({ length: older }, (_, at): Announcement => {
    const pattern = random.pick(recent);
    const date = addDays(today, -400 - Math.floor((older - 1 - at) / 2));
    return { ...pattern, id: at + 1, title: `소식 ${at + 1}호: ${pattern.title}`, created: instantOn(date, random) };
  });
  return { ...world, announcements: [...archive, ...recent.map((item) => ({ ...item, id: item.id + older }))] };
};

export const worldNames = ['everyday', 'empty', 'long-feed', 'hostile', 'known-only'] as const;

export type WorldName = (typeof worldNames)[number];

/** The newest announcement is pinned up to the next Sunday (EDIT-04). */
const pinNewest = (world: ChurchRecords, today: string): ChurchRecords => {
  const newest = Math.max(...world.announcements.map(({ id }) => id));
  const pinnedUntil = nextWeekday(today, 0);
  const announcements = world.announcements.map((post) => (post.id === newest ? { ...post, pinnedUntil } : post));
  return { ...world, announcements };
};

const worlds: Record<WorldName, (today: string) => ChurchRecords> = {
  everyday: (today) => withAttendances(pinNewest(everydayWorld(today), today), today),
  empty: emptyWorld,
  'long-feed': longFeedWorld,
  hostile: hostileWorld,
  // The same church on a server that has only the calls of the API's documents: see `backend.ts`.
  'known-only': everydayWorld,
};

// A world has the same records each time it is built for a day. It is built once a day for all churches of a process,
// because building takes longer than filling a church.
const created = new Map<WorldName, { readonly today: string; readonly records: ChurchRecords }>();

const tell = (world: WorldName, today: string): ChurchRecords => {
  const known = created.get(world);
  if (known?.today === today) return known.records;
  const records = worlds[world](today);
  created.set(world, { today, records });
  return records;
};

/**
 * Empties the church and fills it with copies of a world's records, dated around the church's own today. The same day
 * gives the same records, whatever the computer's time zone.
 */
export const populate = async (church: Church, world: WorldName): Promise<void> =>
  refill(church, tell(world, churchDate(church.now())));
