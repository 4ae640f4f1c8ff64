import { addDays, nextWeekday, yearOf } from '../church/calendar-date.ts';
import { plainOrder } from '../church/plain-order.ts';
import type { Announcement } from '../church/schemas/content.ts';
import { instantOn, lateOn, withDate } from './dated-text.ts';
import { createRandom, type Random } from './random.ts';
import type { AnnouncementText, OrdinaryAnnouncement, SeasonalAnnouncement } from './texts/announcement-text.ts';
import { firstHalfAnnouncements } from './texts/announcements-january-june.ts';
import { secondHalfAnnouncements } from './texts/announcements-july-december.ts';
import { olderAnnouncements } from './texts/announcements-ordinary-older.ts';
import { recentAnnouncements } from './texts/announcements-ordinary-recent.ts';

interface DatedText {
  readonly text: AnnouncementText;
  /** When it was written. */
  readonly written: string;
  /** The day that it is about. */
  readonly of: string;
}

/** Its last date, yesterday at the latest. */
const lastSeason = (text: SeasonalAnnouncement, today: string): DatedText => {
  const thisYear = yearOf(today);
  const years = [thisYear + 1, thisYear, thisYear - 1, thisYear - 2];
  const dated = years.map((year) => ({ of: text.of(year), written: addDays(text.of(year), -text.before) }));
  const last = dated.find(({ written }) => written < today);
  if (!last) throw new RangeError(`No year for ${text.title}`);
  return { text, ...last };
};

const ordinary = (text: OrdinaryAnnouncement, today: string): DatedText => {
  const written = addDays(today, -text.ago);
  return { text, written, of: nextWeekday(addDays(written, text.ahead), text.weekday) };
};

const toAnnouncement = ({ text, written, of }: DatedText, random: Random): Omit<Announcement, 'id'> => ({
  title: withDate(text.title, of),
  content: text.paragraphs.map((words) => withDate(words, of)).join('\n\n'),
  author: text.author,
  created: text.late === true ? lateOn(written) : instantOn(written, random),
});

/** The year's 57 announcements, oldest first, each where it falls in the church's year, none later than yesterday. */
export const createAnnouncements = (today: string): Announcement[] => {
  const random = createRandom('announcements');
  const dated = [
    ...[...firstHalfAnnouncements, ...secondHalfAnnouncements].map((text) => lastSeason(text, today)),
    ...[...recentAnnouncements, ...olderAnnouncements].map((text) => ordinary(text, today)),
  ];
  return dated
    .map((text) => toAnnouncement(text, random))
    .toSorted((a, b) => plainOrder(a.created, b.created))
    .map((announcement, at) => ({ id: at + 1, ...announcement }));
};
