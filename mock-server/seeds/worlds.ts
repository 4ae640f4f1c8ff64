import { churchDate } from '../church/calendar-date.ts';
import type { Church } from '../church/church.ts';
import type { ChurchRecords } from '../church/records.ts';
import { restoreSnapshot } from '../church/snapshot.ts';
import { emptyWorld } from './empty.ts';
import { everydayWorld } from './everyday.ts';
import { hostileWorld } from './hostile.ts';
import { longFeedWorld } from './long-feed.ts';

export const worldNames = ['everyday', 'empty', 'long-feed', 'hostile'] as const;

export type WorldName = (typeof worldNames)[number];

const worlds: Record<WorldName, (today: string) => ChurchRecords> = {
  everyday: everydayWorld,
  empty: emptyWorld,
  'long-feed': longFeedWorld,
  hostile: hostileWorld,
};

/**
 * Empties the church and fills it with a world, dated around the church's own today. The same day gives the same
 * records, whatever the computer's time zone.
 */
export const populate = async (church: Church, world: WorldName): Promise<void> =>
  restoreSnapshot(church, { records: worlds[world](churchDate(church.now())), highestIds: new Map() });
