import type { Church } from '../church.ts';
import type { Member, Zone } from '../schemas/people.ts';
import { atReadingPace } from './directory-pace.ts';
import { hash } from './hash.ts';
import { lostUpdate } from './lost-update.ts';
import { listMembers } from './members.ts';
import { opaqueText } from './opaque-text.ts';
import { done, type Outcome, refuse } from './outcome.ts';
import { findOwnMember, type OwnMember, requireOwnMember } from './own-member.ts';
import { findersOf } from './search-words.ts';
import { listingOf, openedTo, photoKeyFor, type Settings, settingsOf, valuesOf } from './visibility.ts';

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
