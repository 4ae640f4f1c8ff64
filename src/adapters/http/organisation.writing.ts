import * as z from 'zod/mini';
import type { DepartmentEntry, OrganisationEditor, PartReading } from '@/organisation/organisation.ports.ts';
import type { Person } from '@/organisation/organisation.ts';
import {
  dutyLines,
  type PartKind,
  type PartRef,
  type PartSheet,
  type Seat,
  type SeatGroup,
  type SeatSection,
  sameHolders,
  samePerson,
} from '@/organisation/parts.ts';
import { done, type Outcome, refused } from '@/shared/outcome.ts';
import { type Answer, isSuccess, parseAnswer, versionIn } from './answers.ts';
import type { HttpClient } from './client.ts';
import { wirePerson, wirePersons, wireSeats } from './offices.ts';
import { maybeUnsupported } from './optional-endpoint.ts';
import { readPart, wireId, wireList, wirePart, wireTrimmedText, wireWithAnyOf } from './wire.ts';

const readOne = readPart(wirePerson);
const readMany = readPart(wirePersons);

/** Reads the holders of a seat from the wire. */
function readHolders(many: boolean, value: unknown): readonly Person[] {
  if (many) return readMany(value) ?? [];
  const holder = readOne(value);
  return holder === undefined ? [] : [holder];
}

/**
 * Writes the holders of a seat for the wire. An unchanged seat, and every person who was in it before, is sent back as
 * it came: the server may have more data about them.
 * @param value what the server sent for the seat
 */
function writeHolders({ many, holders }: Seat, value: unknown): unknown {
  if (sameHolders(holders, readHolders(many, value))) return value;
  const known = many && Array.isArray(value) ? (value as readonly unknown[]) : [value];
  const written = holders.map((holder) => known.find((entry) => isEntryOf(entry, holder)) ?? writePerson(holder));
  if (!many) return written[0] ?? null;
  // Entries that could not be read were not removed by the user, so they are kept.
  return [
    ...written,
    ...known.filter((entry) => entry !== undefined && entry !== null && readOne(entry) === undefined),
  ];
}

function isEntryOf(entry: unknown, person: Person): boolean {
  const read = readOne(entry);
  return read !== undefined && samePerson(read, person);
}

function writePerson({ id, name }: Person): object {
  return id === undefined ? { name } : { id, name };
}

type WireObject = Readonly<Record<string, unknown>>;

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
const wirePartAnswer = (kind: PartKind) =>
  wireWithAnyOf(z.looseObject({}), [
    'name',
    'jobs',
    'departments',
    'board',
    ...wireSeats[kind].map(({ wire }) => wire),
  ]);

function readSheet(kind: PartKind, body: WireObject): PartSheet {
  return {
    name: readName(body['name']) ?? '',
    sections: placesIn(kind, body).map((place) => readSection(place, body)),
    duties: kind === 'committee' ? (readJobs(body['jobs']) ?? []).join('\n') : undefined,
  };
}

/** The answer that was read, with the changes of the sheet. */
function writeSheet(kind: PartKind, body: WireObject, sheet: PartSheet): WireObject {
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
    seats: wireSeats[group]
      .filter(({ wire }) => !isWithheld(source, wire))
      .map(({ office, wire, many }) => ({
        office,
        many,
        holders: withoutRepetitions(readHolders(many, source[wire])),
      })),
  };
}

/** Whether a seat's pupils are counted and not named (ORGN-07): a seat that looked empty would be written over. */
function isWithheld(source: WireObject, wire: string): boolean {
  return typeof source['studentCount'] === 'number' && source[wire] === undefined;
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

const readDepartments = readPart(
  wireList(readPart(z.object({ id: wirePart(wireId), name: wireTrimmedText.check(z.minLength(1)) }))),
);

/** The answer that was read, with its version where the server names one. */
const readSource = readPart(z.object({ body: z.looseObject({}), version: z.optional(z.string()) }));

/** Changes the organisation over HTTP, under the wire's names (ORGN-10, ORGN-11). */
export function makeHttpOrganisationEditor(send: HttpClient): OrganisationEditor {
  const read: OrganisationEditor['read'] = async (part, signal) =>
    readAnswer(part, await send({ path: readAddress(part), signal }));

  return {
    read,
    write: async (part, sheet, source, signal) => {
      const known = readSource(source);
      // Without the answer that was read, writing would delete all fields that are not edited here.
      if (known === undefined) return refused('unexpected');
      const { body, version } = known;
      const json = writeSheet(part.kind, body, sheet);
      const answer = await send({ method: 'PUT', path: writeAddress(part), json, ifMatch: version, signal });
      // The answer has no body, so the part is read again.
      if (isSuccess(answer) && answer.kind === 'answered' && answer.body === undefined) return read(part, signal);
      return maybeUnsupported(readAnswer(part, answer));
    },
  };
}

function readAnswer({ kind }: PartRef, answer: Answer): Outcome<PartReading> {
  const body = parseAnswer(answer, wirePartAnswer(kind));
  if (body.kind === 'refused') return refused(body.reason);
  const source = { body: body.value, version: versionIn(answer) };
  return done({ sheet: readSheet(kind, body.value), departments: departmentsIn(kind, body.value), source });
}

function departmentsIn(kind: PartRef['kind'], { departments }: WireObject): readonly DepartmentEntry[] {
  return kind === 'committee' ? (readDepartments(departments) ?? []) : [];
}

function readAddress(part: PartRef): string {
  return part.kind === 'committee' ? `api/committee/detailed/${encodeURIComponent(part.id)}` : writeAddress(part);
}

function writeAddress({ kind, id }: PartRef): string {
  if (kind === 'governingSession') return 'api/session';
  return `api/${kind === 'committee' ? 'committee' : 'Department'}/${encodeURIComponent(id)}`;
}
