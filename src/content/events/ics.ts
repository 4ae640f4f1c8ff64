import { type CalendarDate, daysAfter } from '@/shared/dates.ts';
import type { ChurchEvent } from './events.ts';

/** The texts in a calendar file. */
export interface IcsMessages {
  readonly description: string;
  readonly category: string;
  readonly location: string;
  /** The product that made the file (`PRODID`), and the domain of its event ids (`UID`). */
  readonly owner: { readonly product: string; readonly domain: string };
}

/** Maximum octets of a line before it is folded (RFC 5545, 3.1). */
const LINE_OCTETS = 75;

/**
 * An event as an iCalendar file (RFC 5545). Its days are dates without a time, so that no time zone moves them; the end
 * is exclusive. The same event has the same UID in every file, so that a calendar imports it only once.
 * @param madeAt when the file is made
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
    ...(event.editedAt === undefined
      ? []
      : [`LAST-MODIFIED:${utcStamp(event.editedAt)}`, `SEQUENCE:${sequenceOf(event.editedAt)}`]),
    `DTSTART;VALUE=DATE:${basicDate(event.start)}`,
    `DTEND;VALUE=DATE:${basicDate(dayAfter(event.end))}`,
    `SUMMARY:${escaped(event.name)}`,
    `DESCRIPTION:${escaped(words.description)}`,
    `CATEGORIES:${escaped(words.category)}`,
    `LOCATION:${escaped(words.location)}`,
    // The reader is still free on the day of an event.
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** A file name that every system accepts: the event's first day, and the letters and digits of its name. */
export function icsFileName({ start, name }: ChurchEvent): string {
  const plain = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .slice(0, 60)
    .replaceAll(/^-+|-+$/g, '');
  return `${[start, plain].filter((part) => part !== '').join('-')}.ics`;
}

/** The last representable day has no day after it. */
function dayAfter(date: CalendarDate): CalendarDate {
  return date < '9999-12-31' ? daysAfter(date, 1) : date;
}

function basicDate(date: CalendarDate): string {
  return date.replaceAll('-', '');
}

const COUNTED_FROM = Date.UTC(2020, 0);

/**
 * A number that grows with every change (RFC 5545, 3.8.7.4): the seconds since 2020, as the subscribed calendar counts them, so
 * that a file which was saved before a change never replaces the event after it, nor the calendar a file that is newer.
 */
const sequenceOf = (editedAt: Date): number => Math.floor((editedAt.getTime() - COUNTED_FROM) / 1000);

function utcStamp(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** Escapes a text so that it cannot end its line or begin another property; other control characters are removed. */
function escaped(text: string): string {
  return (
    text
      .replaceAll(/[\\;,]/g, (mark) => `\\${mark}`)
      .replaceAll(/\r\n|[\r\n]/g, '\\n')
      // oxlint-disable-next-line no-control-regex -- the pattern is meant to match control characters
      .replaceAll(/[\u0000-\u0008\u000b-\u001f\u007f]/g, '')
  );
}

/** Folds a long line between characters, never inside one; each continuation begins with a space. */
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
