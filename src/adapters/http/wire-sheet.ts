import * as z from 'zod/mini';
import type { Person } from '@/organisation/domain/organisation.ts';
import {
  dutyLines,
  type PartKind,
  type PartSheet,
  type SeatGroup,
  type SeatSection,
} from '@/organisation/domain/part-sheet.ts';
import { readHolders, writeHolders } from './wire-holders.ts';
import { readPart, wireList, wireTrimmedText, wireWithAnyOf } from './wire-parts.ts';
import { wireSeats } from './wire-seats.ts';

export type WireObject = Readonly<Record<string, unknown>>;

const readObject = readPart(z.looseObject({}));
const readName = readPart(wireTrimmedText);
const readJobs = readPart(wireList(readPart(wireTrimmedText.check(z.minLength(1)))));

/** Where the answer has a section's people: in itself, in one of its properties, or in an item of a list. */
interface SectionPlace {
  readonly key: string;
  readonly group: SeatGroup;
  readonly name: string;
  readonly part?: string;
  readonly at?: number;
}

/** An answer for a part of this kind, unchanged; refused when it has none of the kind's properties. */
export const wirePartAnswer = (kind: PartKind) =>
  wireWithAnyOf(z.looseObject({}), [
    'name',
    'jobs',
    'departments',
    'board',
    ...wireSeats[kind].map(({ wire }) => wire),
  ]);

export function readSheet(kind: PartKind, body: WireObject): PartSheet {
  return {
    name: readName(body['name']) ?? '',
    sections: placesIn(kind, body).map((place) => readSection(place, body)),
    duties: kind === 'committee' ? (readJobs(body['jobs']) ?? []).join('\n') : undefined,
  };
}

/** The answer that was read, with the changes of the sheet. */
export function writeSheet(kind: PartKind, body: WireObject, sheet: PartSheet): WireObject {
  const seated = placesIn(kind, body).reduce((written: WireObject, place) => {
    const section = sheet.sections.find(({ key }) => key === place.key);
    return section === undefined ? written : withSection(written, place, section);
  }, body);
  return kind === 'committee' ? { ...seated, ...writeJobs(body, sheet) } : seated;
}

function placesIn(kind: PartKind, body: WireObject): readonly SectionPlace[] {
  const own = { key: kind, group: kind, name: '' };
  if (kind === 'governingSession') return [own, { key: 'board', group: 'board', name: '', part: 'board' }];
  if (kind !== 'department') return [own];
  const school = readObject(body['school']);
  return [
    own,
    ...(school === undefined ? [] : [{ key: 'school', group: 'school' as const, name: '', part: 'school' }]),
    ...choirsIn(body),
  ];
}

/** More choirs than any department has; each is a section of the form (REL-13). */
const MOST_CHOIRS = 50;

/** Choirs have no id: they are identified by their name and their index among those of the same name. */
function choirsIn({ choirs }: WireObject): readonly SectionPlace[] {
  if (!Array.isArray(choirs)) return [];
  const turns = new Map<string, number>();
  return (choirs as readonly unknown[]).slice(0, MOST_CHOIRS).flatMap((value, at) => {
    const choir = readObject(value);
    if (choir === undefined) return [];
    const name = readName(choir['name']) ?? '';
    const turn = turns.get(name) ?? 0;
    turns.set(name, turn + 1);
    return { key: `choir ${turn} ${name}`, group: 'choir' as const, name, part: 'choirs', at };
  });
}

function readSection(place: SectionPlace, body: WireObject): SeatSection {
  const { key, group, name } = place;
  const source = sourceOf(place, body);
  return {
    key,
    group,
    name,
    seats: wireSeats[group].map(({ office, wire, many }) => ({
      office,
      many,
      holders: withoutRepetitions(readHolders(many, source[wire])),
    })),
  };
}

/** Removes repeated people. */
function withoutRepetitions(holders: readonly Person[]): readonly Person[] {
  return [...new Map(holders.map((holder) => [`${holder.id ?? holder.name}`, holder])).values()];
}

function sourceOf({ part, at }: SectionPlace, body: WireObject): WireObject {
  if (part === undefined) return body;
  const value = body[part];
  const own: unknown = at === undefined || !Array.isArray(value) ? value : value[at];
  return readObject(own) ?? {};
}

function withSection(body: WireObject, place: SectionPlace, section: SeatSection): WireObject {
  const source = sourceOf(place, body);
  const changed = wireSeats[place.group].flatMap(({ office, wire }) => {
    const seat = section.seats.find((candidate) => candidate.office === office);
    const written = seat && writeHolders(seat, source[wire]);
    return written === undefined || written === source[wire] ? [] : [[wire, written] as const];
  });
  if (changed.length === 0) return body;
  const written = { ...source, ...Object.fromEntries(changed) };
  const { part, at } = place;
  if (part === undefined) return written;
  const value = body[part];
  const whole = at === undefined || !Array.isArray(value) ? written : value.with(at, written);
  return { ...body, [part]: whole };
}

function writeJobs(body: WireObject, { duties = '' }: PartSheet): WireObject {
  const before = dutyLines((readJobs(body['jobs']) ?? []).join('\n')).join('\n');
  const lines = dutyLines(duties.normalize('NFC'));
  return lines.join('\n') === before.normalize('NFC') ? {} : { jobs: lines };
}
