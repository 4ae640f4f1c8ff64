import type { CalendarDate } from '@/shared/domain/calendar-date.ts';
import { daysAfter } from '@/shared/domain/calendar-days.ts';
import type { ChurchEvent } from './church-event.ts';

/** What a calendar file says in words. */
export interface IcsMessages {
  readonly description: string;
  readonly category: string;
  readonly location: string;
  /** Who made the file (`PRODID`), and whose numbers its events go by (`UID`). */
  readonly owner: { readonly product: string; readonly domain: string };
}

/** Octets of a line before it has to be folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * An event as an iCalendar file (RFC 5545): whole days, so that no zone moves them; the last day is named by the one
 * after it. The same event has the same UID in every file, so that a calendar takes a second one for the first.
 * @param madeAt the moment at which the file is made
 */
export function icsOf(event: ChurchEvent, words: IcsMessages, madeAt: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${words.owner.product}`,
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    `UID:event-${escaped(String(event.id))}@${words.owner.domain}`,
    `DTSTAMP:${utcStamp(madeAt)}`,
    `DTSTART;VALUE=DATE:${basicDate(event.start)}`,
    `DTEND;VALUE=DATE:${basicDate(dayAfter(event.end))}`,
    `SUMMARY:${escaped(event.name)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `CATEGORIES:${escaped(words.category)}`,
    `LOCATION:${escaped(words.location)}`,
    // A day of worship leaves the rest of the day free.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A name for the file that every system accepts: its day, and the letters and digits of its name. */
export function icsFileName({ start, name }: ChurchEvent): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${[start, plain].filter((part) => part !== '').join('-')}.ics`;
}

/** The last day that can be written has none after it. */
function dayAfter(date: CalendarDate): CalendarDate {
  return date < '9999-12-31' ? daysAfter(date, 1) : date;
}

function basicDate(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Text may not end its line, nor begin another property; other control characters have no place in it at all. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
      .replaceAll(/\r\n|[\r\n]/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- these are what is looked for
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Breaks a long line between characters, never inside one; the next begins with a space. */
function folded(line: string): string {
  let text = '';
  let octets = 0;
  for (const character of line) {
    const width = octetsOf(character);
    if (octets + width > LINE_OCTETS) {
      text += '\r\n ';
      octets = 1;
    }
    text += character;
    octets += width;
  }
  return text;
}

/** How many octets a character takes in UTF-8. */
function octetsOf(character: string): number {
  const code = character.codePointAt(0) ?? 0;
  if (code < 0x80) return 1;
  if (code < 0x800) return 2;
  return code < 0x10000 ? 3 : 4;
}
