import { churchDate, yearOf } from '../calendar-date.ts';
import type { Church, DirectoryReading } from '../church.ts';
import type { Member, Visibility, Zone } from '../schemas/people.ts';
import { hash, opaqueText } from './keys.ts';
import { findOwnMember, listMembers, type OwnMember, requireOwnMember } from './members.ts';
import { done, lostUpdate, type Outcome, type Refused, refuse } from './outcome.ts';
import { findersOf } from './search-words.ts';

const gone = refuse('notFound', '사진이 없습니다.');

/** How many members a page of the directory holds. */
const PAGE_SIZE = 20;

export interface DirectoryQuery {
  readonly page: number;
  readonly q: string;
  /** The number of a zone; undefined for all members. */
  readonly zone: number | undefined;
}

const byName = (one: Member, other: Member): number => one.name.localeCompare(other.name, 'ko') || one.id - other.id;

const placed = (zone: Zone | undefined) => (zone === undefined ? null : { id: zone.id, name: zone.name });

/** The zone of every member whose family stands in one. */
function zonesByMember(church: Church): ReadonlyMap<number, Zone> {
  const zones = new Map(church.zones.all().map((zone) => [zone.id, zone]));
  return new Map(
    church.families.all().flatMap(({ zoneId, headId, spouseId, memberIds }) => {
      const zone = zones.get(zoneId ?? 0);
      const people = [headId, spouseId, ...memberIds].filter((id) => id !== null);
      return zone === undefined ? [] : people.map((id) => [id, zone] as const);
    }),
  );
}

const isSameZone = (zone: Zone | undefined, own: OwnMember): boolean => zone !== undefined && zone.id === own.zoneId;

/**
 * A page of the members for a linked member (MINE-03), each with name, zone, and the fields that they show to this
 * reader. The words of `q` are searched in names and zones only, never in fields that may be closed. [] past the end.
 */
export function readDirectory(church: Church, accountId: string, query: DirectoryQuery): Outcome<readonly object[]> {
  const own = requireOwnMember(church, accountId);
  if (own.kind === 'refused') return own;
  const members = listMembers(church);
  if (members.kind === 'refused') return members;
  const zoneOf = zonesByMember(church);
  const finders = findersOf(query.q);
  const found = members.value.filter((member) => {
    const zone = zoneOf.get(member.id);
    if (listingOf(church, member) !== 'listed') return false;
    if (query.zone !== undefined && zone?.id !== query.zone) return false;
    const words = `${member.name}\n${zone?.name ?? ''}`.normalize('NFC');
    return finders.every((find) => find(words) >= 0);
  });
  const shown = found.toSorted(byName).slice((query.page - 1) * PAGE_SIZE, query.page * PAGE_SIZE);
  return atReadingPace(church, accountId, () =>
    shown.map((member) => {
      const zone = zoneOf.get(member.id);
      const opened = openedTo(valuesOf(member, accountId), settingsOf(church, member.id), isSameZone(zone, own.value));
      return { id: member.id, name: member.name, zone: placed(zone), ...opened };
    }),
  );
}

/**
 * The picture at an address of the directory. The request for an image has no token: the address identifies the reader,
 * and is valid as long as that reader may see the picture.
 */
export function readPhoto(church: Church, key: string): Outcome<string> {
  const readers = church.accounts.findMany((query) => query.where(({ memberId }) => memberId !== null));
  for (const { photo, ...member } of church.members.all()) {
    const reader = photo && readers.find(({ id }) => photoKeyFor(photo.key, id) === key);
    const own = reader && findOwnMember(church, reader.id);
    if (photo && own) return member.deletedAt === null && maySee(church, member.id, own) ? done(photo.drawing) : gone;
  }
  return gone;
}

/** Whether a reader may see the photo of a member now. */
function maySee(church: Church, memberId: number, reader: OwnMember): boolean {
  if (reader.member.id === memberId) return true;
  const { photo } = settingsOf(church, memberId);
  return photo === 'members' || (photo === 'zone' && isSameZone(zonesByMember(church).get(memberId), reader));
}

/** A member's settings, with their version, and the values that they concern. */
function ownVisibility(church: Church, accountId: string, { member, zoneId }: OwnMember) {
  const settings = settingsOf(church, member.id);
  const zone = church.zones.findFirst((query) => query.where((each) => each.id === zoneId));
  return {
    version: hash(JSON.stringify(settings)),
    view: {
      ...settings,
      listing: listingOf(church, member),
      own: { name: member.name, zone: placed(zone), ...valuesOf(member, accountId) },
    },
  };
}

export type OwnVisibility = ReturnType<typeof ownVisibility>;

/** The fields that the account's member shows to others. */
export function readVisibility(church: Church, accountId: string): Outcome<OwnVisibility> {
  const own = requireOwnMember(church, accountId);
  return own.kind === 'refused' ? own : done(ownVisibility(church, accountId, own.value));
}

/** Changes the settings, unless they were changed meanwhile. */
export async function changeVisibility(
  church: Church,
  accountId: string,
  { settings, basedOn }: { settings: Settings; basedOn: number | undefined },
): Promise<Outcome<OwnVisibility>> {
  const own = requireOwnMember(church, accountId);
  if (own.kind === 'refused') return own;
  const { id: memberId } = own.value.member;
  const before = ownVisibility(church, accountId, own.value);
  const lost = lostUpdate(basedOn, before.version, '그사이 다른 화면에서 공개 범위를 바꾸셨습니다.');
  if (lost) return lost;
  const written = await church.visibilities.update((query) => query.where({ memberId }), {
    data: (visibility) => {
      Object.assign(visibility, settings);
    },
  });
  if (!written) await church.visibilities.create({ memberId, ...settings });
  if (before.view.photo !== settings.photo) await moveOwnPhoto(church, memberId);
  return readVisibility(church, accountId);
}

/** Gives the picture another address: the readers who know the old one may no longer be allowed to see it. */
const moveOwnPhoto = (church: Church, memberId: number): Promise<unknown> =>
  church.members.update((query) => query.where({ id: memberId }), {
    data: (member) => {
      if (member.photo !== null) member.photo = { ...member.photo, key: opaqueText() };
    },
  });

/** Closes all fields of a member, and makes the known addresses of the picture invalid. */
export async function closeVisibility(church: Church, memberId: number): Promise<void> {
  church.visibilities.delete((query) => query.where({ memberId }));
  await moveOwnPhoto(church, memberId);
}

/** The fields that a member can show to others, each by a setting of its own. */
const openableFields = ['telephone', 'email', 'birthday', 'photo'] as const;

export type OpenableField = (typeof openableFields)[number];

export type Settings = Pick<Visibility, OpenableField>;

/** Whether a member is in the directory; `ageUnknown` without a date of birth, since the member could be a child. */
export type Listing = 'listed' | 'underAge' | 'ageUnknown';

const GROWN = 18;

const closed: Settings = { telephone: 'nobody', email: 'nobody', birthday: 'nobody', photo: 'nobody' };

/** All fields are closed at first. */
export function settingsOf(church: Church, memberId: number): Settings {
  const { telephone, email, birthday, photo } =
    church.visibilities.findFirst((query) => query.where({ memberId })) ?? closed;
  return { telephone, email, birthday, photo };
}

/** Whether a member is in the directory today, by the church's clock: never under 18, whatever the settings are. */
export function listingOf(church: Church, { birthDate }: Pick<Member, 'birthDate'>): Listing {
  if (birthDate === null) return 'ageUnknown';
  const today = churchDate(church.now());
  // A member born on 29 February is of age on 1 March.
  return birthDate <= `${yearOf(today) - GROWN}${today.slice(4)}` ? 'listed' : 'underAge';
}

/**
 * A member's values by the optional fields' names; of the birthday, only day and month.
 * @param accountId the reader's account, which is part of the photo's address
 */
export const valuesOf = (
  { telephone, email, birthDate, photo }: Member,
  accountId: string,
): Readonly<Record<OpenableField, string | null>> => ({
  telephone,
  email,
  birthday: birthDate === null ? null : birthDate.slice(5),
  photo: photo === null ? null : `/api/Directory/photos/${photoKeyFor(photo.key, accountId)}`,
});

/** The name of a photo for one reader, which reveals neither its secret nor its name for another reader. */
const photoKeyFor = (secret: string, accountId: string): string =>
  [`${secret} ${accountId}`, `${accountId} ${secret}`].map((text) => hash(text).toString(36)).join('-');

/** The values that a reader may see: a field that is closed to them is left out, as is one without a value. */
export function openedTo(
  values: Readonly<Record<OpenableField, string | null>>,
  settings: Settings,
  isNeighbour: boolean,
): Partial<Record<OpenableField, string>> {
  const seen = openableFields.flatMap((field) => {
    const value = values[field];
    const isOpen = settings[field] === 'members' || (settings[field] === 'zone' && isNeighbour);
    return isOpen && value !== null ? [[field, value] as const] : [];
  });
  return Object.fromEntries(seen);
}

/**
 * The number of members that one account may read within five minutes. Members are counted and not calls, so that a
 * user who looks up one name after another is never stopped; ten full pages are more than a person reads in that time,
 * and fewer than all members.
 */
const MOST_PEOPLE = 200;
const WINDOW_MS = 5 * 60_000;

const tooFast = refuse('tooMany', '짧은 시간에 명부를 너무 많이 넘기셨습니다. 잠시 뒤에 다시 볼 수 있습니다.');

const total = (readings: readonly DirectoryReading[]): number => readings.reduce((sum, { people }) => sum + people, 0);

/** The readings that still count; none when the clock was set back. */
const recent = (church: Church, accountId: string): readonly DirectoryReading[] => {
  const now = church.now().getTime();
  return (church.directoryReadings.get(accountId) ?? []).filter(({ at }) => at <= now && at > now - WINDOW_MS);
};

const refusedTooFast = (church: Church, readings: readonly DirectoryReading[]): Refused => {
  // The first readings, up to the one after whose end there is room again.
  const last = readings.find((_, at) => total(readings.slice(at + 1)) < MOST_PEOPLE);
  const until = (last?.at ?? 0) + WINDOW_MS;
  return { ...tooFast, retryAfter: Math.ceil((until - church.now().getTime()) / 1000) };
};

/**
 * A page of the directory for an account; refuses with `tooMany` when the account reads it faster than a person does.
 */
function atReadingPace<Entry>(
  church: Church,
  accountId: string,
  read: () => readonly Entry[],
): Outcome<readonly Entry[]> {
  const readings = recent(church, accountId);
  if (total(readings) >= MOST_PEOPLE) return refusedTooFast(church, readings);
  const entries = read();
  const reading = { at: church.now().getTime(), people: Math.max(1, entries.length) };
  church.directoryReadings.set(accountId, [...readings, reading]);
  return done(entries);
}
