import { addDays } from '../church/calendar-date.ts';
import type { ChurchRecords } from '../church/records.ts';
import type { Announcement } from '../church/schemas/content.ts';
import { instantOn } from './dated-text.ts';
import { everydayWorld } from './everyday.ts';
import { createRandom } from './random.ts';

const length = 10_000;

/** The everyday church with ten thousand announcements, two a day, for very long lists. */
export const longFeedWorld = (today: string): ChurchRecords => {
  const world = everydayWorld(today);
  const recent = world.announcements;
  const older = length - recent.length;
  const random = createRandom('long feed');
  const archive = Array.from({ length: older }, (_, at): Announcement => {
    const pattern = random.pick(recent);
    const date = addDays(today, -400 - Math.floor((older - 1 - at) / 2));
    return { ...pattern, id: at + 1, title: `소식 ${at + 1}호: ${pattern.title}`, created: instantOn(date, random) };
  });
  return { ...world, announcements: [...archive, ...recent.map((item) => ({ ...item, id: item.id + older }))] };
};
