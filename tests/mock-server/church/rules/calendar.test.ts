import * as fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { icsOf } from '@/content/events/ics.ts';
import { type Church, createChurch } from '../../../../mock-server/church/church.ts';
import { calendarFeed, calendarText, escaped } from '../../../../mock-server/church/rules/calendar.ts';
import { changeEvent } from '../../../../mock-server/church/rules/events.ts';
import { openNodeHost } from '../../../../mock-server/hosts/node.ts';
import { anEvent } from '../../../builders/church-event.ts';
import { churchAt } from '../../seeds/church-at.ts';

const FAIR = {
  name: '바자회',
  start: '2026-11-21',
  end: '2026-11-22',
  type: '일반행사',
  hostedBy: '여전도회',
} as const;

const WORDS = {
  description: '',
  category: '',
  location: '',
  owner: { product: '', domain: 'somang-church-asuncion' },
};

const textOf = (church: Church): string => {
  const feed = calendarFeed(church);
  return feed.kind === 'done' ? feed.value : '';
};

const calendarOf = (text: string) => new ICAL.Component(ICAL.parse(text));
const eventsOf = (text: string) =>
  calendarOf(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const emptyChurch = (now = '2026-11-18T12:00:00Z') => createChurch({ now: () => new Date(now) });

const octets = new TextEncoder();
const linesOf = (text: string) => text.split('\r\n');
const isFolded = (text: string) =>
  linesOf(text).every((line) => !/[\r\n]/.test(line) && octets.encode(line).length <= 75);

/** Characters that a calendar cannot contain: control characters, and half of a surrogate pair. */
const carried = (text: string) =>
  text
    .replaceAll(/\r\n|\r/g, '\n')
    .replaceAll(/[\p{Cc}\p{Cs}]/gu, (mark) => (/[\t\n\u0080-\u009F]/.test(mark) ? mark : ''));

describe('MINE-05 the calendar to subscribe to, read by a parser that is not ours', () => {
  it('has whole days, whose end is the first day after the event', async () => {
    const church = emptyChurch();
    await church.events.create({ id: 7, ...FAIR });
    const [event] = eventsOf(textOf(church));
    expect(event?.summary).toBe('바자회');
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2026-11-21', '2026-11-23']);
    expect(event?.startDate.isDate).toBe(true);
    expect([event?.uid, event?.description, event?.location]).toEqual([
      'event-7@somang-church-asuncion',
      '주관: 여전도회',
      '아순시온 소망한인교회',
    ]);
  });

  it('names itself, and says how often to ask', () => {
    const calendar = calendarOf(textOf(emptyChurch()));
    const valueOf = (name: string) => String(calendar.getFirstPropertyValue(name));
    expect(['version', 'x-wr-calname', 'refresh-interval'].map(valueOf)).toEqual([
      '2.0',
      '아순시온 소망한인교회',
      'PT6H',
    ]);
    expect(valueOf('prodid')).toContain('Somang');
  });

  it('keeps the UID of a changed event, and counts up', async () => {
    let now = '2026-11-18T12:00:00Z';
    const church = createChurch({ now: () => new Date(now) });
    await church.events.create({ id: 7, ...FAIR });
    const first = eventsOf(textOf(church))[0];
    const changed = async (name: string) => {
      await changeEvent(church, { id: 7, basedOn: undefined, changes: { ...FAIR, name } });
      return eventsOf(textOf(church))[0];
    };
    const second = await changed('가을 바자회');
    now = '2026-11-18T12:00:01Z';
    const third = await changed('큰 바자회');
    expect([second?.uid, third?.uid]).toEqual([first?.uid, first?.uid]);
    expect(second?.sequence).toBeGreaterThan(first?.sequence ?? 0);
    expect(third?.sequence).toBeGreaterThan(second?.sequence ?? 0);
    const stamps = ['dtstamp', 'last-modified'].map((name) => String(third?.component.getFirstPropertyValue(name)));
    expect(stamps).toEqual(['2026-11-18T12:00:01Z', '2026-11-18T12:00:01Z']);
    // The file of one event that the site offers.
    const [saved] = eventsOf(icsOf(anEvent({ id: 7, editedAt: new Date(now) }), WORDS, new Date(now)));
    expect([saved?.uid, saved?.sequence]).toEqual([third?.uid, third?.sequence]);
    expect(String(saved?.component.getFirstPropertyValue('last-modified'))).toBe('2026-11-18T12:00:01Z');
  });

  it('reaches from a year ago to two years ahead', async () => {
    const church = emptyChurch();
    const days = ['2025-11-17', '2025-11-18', '2028-11-18', '2028-11-19'];
    await Promise.all(days.map((start, at) => church.events.create({ id: at + 1, ...FAIR, start, end: start })));
    expect(eventsOf(textOf(church)).map(({ startDate }) => startDate.toString())).toEqual(['2025-11-18', '2028-11-18']);
  });

  it.each(['everyday', 'hostile'] as const)('carries every event of the %s world as it is named', async (world) => {
    const church = await churchAt('2026-11-18', world);
    const text = textOf(church);
    expect(isFolded(text)).toBe(true);
    const read = eventsOf(text).map(({ uid, summary }) => [uid, summary]);
    const written = church.events
      .all()
      .toSorted((one, other) => one.start.localeCompare(other.start) || one.id - other.id)
      .map(({ id, name }) => [`event-${id}@somang-church-asuncion`, carried(name)]);
    expect(read).toEqual(written);
  });

  it('carries any text, in lines of at most 75 octets that split no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (name) => {
        const text = calendarText(['BEGIN:VCALENDAR', `SUMMARY:${escaped(name)}`, 'END:VCALENDAR']);
        expect(isFolded(text)).toBe(true);
        expect(calendarOf(text).getFirstPropertyValue('summary') ?? '').toBe(carried(name));
      }),
    );
  });
});

describe('MINE-05 the address of the calendar', () => {
  it('is open to anyone, of its media type, and not sent twice to a caller who has it', async () => {
    const host = await openNodeHost({ now: () => new Date('2026-11-18T12:00:00Z') });
    const ask = (headers: Record<string, string> = {}) =>
      host.fetch('http://church.test/api/Event/calendar.ics', { headers });
    const first = await ask();
    expect([first.status, first.headers.get('Content-Type')]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(eventsOf(await first.text()).length).toBeGreaterThan(50);
    const tag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toContain('max-age');
    const again = await ask({ 'If-None-Match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    host.backend.church.events.delete((query) => query.where({ id: 57 }));
    expect((await ask({ 'If-None-Match': tag })).status).toBe(200);
    host.close();
  });
});
