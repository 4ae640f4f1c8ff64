import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { icsFileName, icsOf } from '@/content/events/ics.ts';
import { anEvent } from '../../builders/church-event.ts';

const MADE_AT = new Date('2026-11-18T13:05:09.250Z');
const WORDS = {
  description: '일반행사 · 주관 여전도회',
  category: '일반행사',
  location: '아순시온 소망한인교회',
  owner: { product: '-//Somang Korean Church Asuncion//Events//KO', domain: 'somang-church-asuncion' },
};

const fileOf = (event: Parameters<typeof anEvent>[0] = {}, words = WORDS) => icsOf(anEvent(event), words, MADE_AT);

/** The lines before folding. */
const linesOf = (file: string) => file.replaceAll('\r\n ', '').split('\r\n');
const valueOf = (file: string, name: string) =>
  linesOf(file).flatMap((line) => (line.startsWith(name) ? [line.slice(line.indexOf(':') + 1)] : []))[0];

/** The value of an escaped text as a calendar reads it (RFC 5545, 3.3.11). */
const unescaped = (text: string) => text.replaceAll(/\\(.)/g, (_, mark: string) => (mark === 'n' ? '\n' : mark));

describe('an event as an iCalendar file (RFC 5545)', () => {
  it('is a calendar with one event of whole days', () => {
    expect(linesOf(fileOf({ id: 7, start: '2026-11-18' }))).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Somang Korean Church Asuncion//Events//KO',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:event-7@somang-church-asuncion',
      'DTSTAMP:20261118T130509Z',
      'DTSTART;VALUE=DATE:20261118',
      'DTEND;VALUE=DATE:20261119',
      'SUMMARY:수요 말씀과 기도',
      'DESCRIPTION:일반행사 · 주관 여전도회',
      'CATEGORIES:일반행사',
      'LOCATION:아순시온 소망한인교회',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('MINE-05 says when it was changed, and counts changes as the subscribed calendar does', () => {
    const changed = fileOf({ editedAt: new Date('2026-11-17T22:40:05.900Z') });
    expect(valueOf(changed, 'LAST-MODIFIED')).toBe('20261117T224005Z');
    expect(valueOf(changed, 'SEQUENCE')).toBe('217118405');
    expect(valueOf(fileOf(), 'SEQUENCE')).toBeUndefined();
  });

  it.each([
    ['2026-11-30', '20261201'],
    ['2026-12-31', '20270101'],
    ['2028-02-28', '20280229'],
    ['9999-12-31', '99991231'],
  ] as const)('that lasts to %s ends before %s', (end, exclusive) => {
    expect(valueOf(fileOf({ start: '2026-11-28', end }), 'DTEND')).toBe(exclusive);
  });

  it('has the same UID each time it is saved, and another event has another', () => {
    const again = icsOf(anEvent({ id: 7, name: '다른 이름' }), WORDS, new Date(0));
    expect(valueOf(again, 'UID')).toBe(valueOf(fileOf({ id: 7 }), 'UID'));
    expect(valueOf(fileOf({ id: 8 }), 'UID')).not.toBe(valueOf(fileOf({ id: 7 }), 'UID'));
  });

  it('escapes characters with a special meaning', () => {
    expect(valueOf(fileOf({ name: '떡, 국; 김\\치\r\n그리고\n차' }), 'SUMMARY')).toBe(
      '떡\\, 국\\; 김\\\\치\\n그리고\\n차',
    );
  });

  it('REL-14 does not let a name add lines of its own', () => {
    const file = fileOf({ name: '나눔\r\nATTACH:https://evil.example\u0000\r\nEND:VEVENT' });
    expect(linesOf(file).filter((line) => /^(?:ATTACH|END:VEVENT)/.test(line))).toEqual(['END:VEVENT']);
    expect(file).not.toContain('\u0000');
  });

  it('keeps any text, in lines of at most 75 octets that split no character', () => {
    // Without line ends and control characters, which are normalised or removed.
    const text = fc.string({ unit: 'grapheme', maxLength: 200 }).map((raw) => raw.replaceAll(/[\p{Cc}\p{Cs}]/gu, ''));
    fc.assert(
      fc.property(text, (name) => {
        const file = fileOf({ name });
        const octets = new TextEncoder();
        const lines = file.split('\r\n');
        expect(lines.every((line) => octets.encode(line).length <= 75)).toBe(true);
        // A character that was split could not be decoded as UTF-8.
        expect(lines.every((line) => new TextDecoder().decode(octets.encode(line)) === line)).toBe(true);
        expect(unescaped(valueOf(file, 'SUMMARY') ?? '')).toBe(name);
      }),
    );
  });

  it('folds a long Korean name', () => {
    const name = '가'.repeat(60);
    const file = fileOf({ name });
    expect(file).toContain(`SUMMARY:${'가'.repeat(22)}\r\n ${'가'.repeat(24)}\r\n ${'가'.repeat(14)}\r\n`);
  });
});

describe('the name of the iCalendar file', () => {
  it.each([
    ['수요 말씀과 기도', '2026-11-18-수요-말씀과-기도.ics'],
    ['../../etc/passwd', '2026-11-18-etc-passwd.ics'],
    ['<>:"|?*', '2026-11-18.ics'],
    ['가'.repeat(200), `2026-11-18-${'가'.repeat(60)}.ics`],
  ])('of %s is %s', (name, file) => {
    expect(icsFileName(anEvent({ name }))).toBe(file);
  });
});
