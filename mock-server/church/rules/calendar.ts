import { addDays, churchDate, dateOf, dayOfMonth, monthOf, yearOf } from '../calendar-date.ts';
import type { Church } from '../church.ts';
import type { ChurchEvent } from '../schemas/content.ts';
import { listEvents } from './events.ts';
import { done, type Outcome } from './outcome.ts';

const churchName = '아순시온 소망한인교회';

/** The events of the past year and of two years to come. */
const yearsBehind = 1;
const yearsAhead = 2;

/** The timestamp of an event that was never changed. With the present time, each answer would be different. */
const unchanged = '2020-01-01T00:00:00Z';

const inYears = (date: string, years: number): string => dateOf(yearOf(date) + years, monthOf(date), dayOfMonth(date));

const basicDate = (date: string): string => date.replaceAll('-', '');
const utcStamp = (instant: string): string =>
  `${new Date(instant).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;

/** A number that grows with every change, in seconds (RFC 5545, 3.8.7.4). */
const sequenceOf = (edited: string): number => Math.floor((Date.parse(edited) - Date.parse(unchanged)) / 1000);

/** An event of whole days, whose end is the first day after it; its readers count as free. */
const eventLines = ({ id, name, start, end, type, hostedBy, edited }: ChurchEvent): readonly string[] => [
  'BEGIN:VEVENT',
  // The same id in each answer, and in the file of one event that the site offers.
  `UID:event-${id}@somang-church-asuncion`,
  `DTSTAMP:${utcStamp(edited ?? unchanged)}`,
  ...(edited === undefined ? [] : [`LAST-MODIFIED:${utcStamp(edited)}`, `SEQUENCE:${sequenceOf(edited)}`]),
  `DTSTART;VALUE=DATE:${basicDate(start)}`,
  `DTEND;VALUE=DATE:${basicDate(addDays(end, 1))}`,
  `SUMMARY:${escaped(name)}`,
  `DESCRIPTION:${escaped(`주관: ${hostedBy}`)}`,
  `CATEGORIES:${escaped(type)}`,
  `LOCATION:${escaped(churchName)}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
];

/** The public events as a calendar that other programs subscribe to (MINE-05, RFC 5545 and 7986). */
export function calendarFeed(church: Church): Outcome<string> {
  const today = churchDate(church.now());
  const events = listEvents(church, { startDate: inYears(today, -yearsBehind), endDate: inYears(today, yearsAhead) });
  if (events.kind === 'refused') return events;
  return done(
    calendarText([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Somang Korean Church Asuncion//Calendar//KO',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      `NAME:${escaped(churchName)}`,
      `X-WR-CALNAME:${escaped(churchName)}`,
      'X-WR-TIMEZONE:America/Asuncion',
      'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
      'X-PUBLISHED-TTL:PT6H',
      ...events.value.flatMap(eventLines),
      'END:VCALENDAR',
    ]),
  );
}

/** The maximum length of a line in octets, before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

const octets = new TextEncoder();

/** A text as a value of a calendar (RFC 5545, 3.3.11): it cannot end its line, and other control characters are left out. */
export const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, String.raw`\$&`)
    .replaceAll(/\r\n|[\r\n]/g, String.raw`\n`)
    // oxlint-disable-next-line no-control-regex -- the pattern is meant to match control characters
    .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '');

/** Folds a long line between characters, never inside one; each continuation begins with a space. */
const folded = (line: string): string => {
  let text = '';
  let used = 0;
  for (const character of line) {
    const { length } = octets.encode(character);
    if (used + length > LINE_OCTETS) {
      text += '\r\n ';
      used = 1;
    }
    text += character;
    used += length;
  }
  return text;
};

/** The lines of a calendar as they are sent: folded, each with its CRLF. */
export const calendarText = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');
