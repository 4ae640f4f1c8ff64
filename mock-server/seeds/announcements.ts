import { addDays, nextWeekday, yearOf } from '../church/calendar-date.ts';
import type { Announcement } from '../church/schemas/content.ts';
import { instantOn, lateOn, withDate } from './dated-text.ts';
import { createRandom, type Random } from './random.ts';
import { firstHalfAnnouncements } from './texts/announcements-january-june.ts';
import { secondHalfAnnouncements } from './texts/announcements-july-december.ts';
import { ordinaryAnnouncements } from './texts/announcements-ordinary.ts';
import type { Notice, OrdinaryNotice, SeasonalNotice } from './texts/notice.ts';

interface DatedNotice {
  readonly notice: Notice;
  /** When it was written. */
  readonly written: string;
  /** The day that it is about. */
  readonly of: string;
}

/** Its last date, yesterday at the latest. */
const lastSeason = (notice: SeasonalNotice, today: string): DatedNotice => {
  const thisYear = yearOf(today);
  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2];
  const dated = years.map((year) => ({ of: notice.of(year), written: addDays(notice.of(year), -notice.before) }));
  const last = dated.find(({ written }) => written < today);
  if (!last) throw new RangeError(`No year for ${notice.title}`);
  return { notice, ...last };
};

const ordinary = (notice: OrdinaryNotice, today: string): DatedNotice => {
  const written = addDays(today, -notice.ago);
  return { notice, written, of: nextWeekday(addDays(written, notice.ahead), notice.weekday) };
};

const toAnnouncement = ({ notice, written, of }: DatedNotice, random: Random): Omit<Announcement, 'id'> => ({
  title: withDate(notice.title, of),
  content: notice.paragraphs.map((words) => withDate(words, of)).join('\n\n'),
  author: notice.author,
  created: notice.late === true ? lateOn(written) : instantOn(written, random),
});

/** The year's 57 announcements, oldest first, each where it falls in the church's year, none later than yesterday. */
export const createAnnouncements = (today: string): Announcement[] => {
  const random = createRandom('announcements');
  const dated = [
    ...[...firstHalfAnnouncements, ...secondHalfAnnouncements].map((notice) => lastSeason(notice, today)),
    ...ordinaryAnnouncements.map((notice) => ordinary(notice, today)),
  ];
  return dated
    .map((notice) => toAnnouncement(notice, random))
    .toSorted((a, b) => a.created.localeCompare(b.created))
    .map((announcement, at) => ({ id: at + 1, ...announcement }));
};
