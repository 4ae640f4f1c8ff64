import type { Church } from '../church.ts';
import { listingOf, type OpenableField, type Settings, settingsOf, valuesOf } from './directory.ts';
import { type OwnLinkRequest, ownLinkRequest } from './links.ts';
import { findOwnMember, livingPersons, type OwnMember, type Person } from './members.ts';
import * as places from './organisation-places.ts';
import { done, type Outcome } from './outcome.ts';
import { isPupil } from './pupils.ts';
import { familyView, zoneView } from './zones.ts';

/**
 * The membership of an account: its member with family, zone, duties and services; `member` is null while it is linked
 * to none.
 */
export interface OwnMembership {
  readonly member: Person | null;
  readonly family: ReturnType<typeof familyView> | null;
  readonly zone: ReturnType<typeof zoneView> | null;
  readonly duties: readonly Person[];
  readonly departments: readonly Service[];
  /** The last request to be linked, and its state (MINE-02). */
  readonly link: OwnLinkRequest | null;
}

const nobody: OwnMembership = { member: null, family: null, zone: null, duties: [], departments: [], link: null };

/** MINE-01 */
export function readOwnMembership(church: Church, accountId: string): Outcome<OwnMembership> {
  const own = findOwnMember(church, accountId);
  if (!own) return done({ ...nobody, link: ownLinkRequest(church, accountId) });
  const people = livingPersons(church);
  const { member, family, zoneId } = own;
  const zone = church.zones.findFirst((query) => query.where((each) => each.id === zoneId));
  const duties = church.duties.findMany((query) => query.where((each) => each.id === member.dutyId));
  return done({
    member: { id: member.id, name: member.name },
    family: family && familyView(people, family),
    zone: zone ? zoneView(people, zone) : null,
    duties: duties.map(({ id, name }) => ({ id, name })),
    departments: servicesOf(church, people, member.id),
    link: null,
  });
}

/** The kinds of bodies in which a member serves or learns; numbers are unique within some of them only. */
export const bodyKinds = ['session', 'committee', 'department', 'school', 'choir', 'mission'] as const;

type BodyKind = (typeof bodyKinds)[number];
type Shown = Readonly<Record<string, Person | null | Person[]>>;

interface Body {
  readonly id: number;
  readonly kind: BodyKind;
  readonly name: string;
  readonly shown: Shown;
}

/** A body to which a member belongs, with the other people in it. */
interface Service extends Omit<Body, 'shown'> {
  /** The first of the member's places, by its wire name (ORGN-11). */
  readonly role: string;
  readonly people: readonly Person[];
}

/**
 * All bodies of the church; the teachers and the pupils of one school are two bodies, because they do not serve
 * together.
 */
function bodiesOf(church: Church, people: ReadonlyMap<number, Person>): Body[] {
  return [
    ...church.governingSessions.all().map((governingSession): Body => {
      const shown = {
        ...places.showPlaces(people, places.governingSessionPlaces, governingSession),
        ...places.showPlaces(people, places.boardPlaces, governingSession),
      };
      return { id: governingSession.id, kind: 'session', name: '당회', shown };
    }),
    ...church.committees.all().map(
      (committee): Body => ({
        id: committee.id,
        kind: 'committee',
        name: committee.name,
        shown: places.showPlaces(people, places.committeePlaces, committee),
      }),
    ),
    ...church.departments.all().flatMap(({ school, choirs, ...department }): Body[] => {
      const { id, name } = department;
      return [
        { id, kind: 'department', name, shown: places.showPlaces(people, places.departmentPlaces, department) },
        ...(school
          ? [places.teacherPlaces, places.pupilPlaces].map(
              (group): Body => ({ id, kind: 'school', name, shown: places.showPlaces(people, group, school) }),
            )
          : []),
        ...choirs.map(
          (choir): Body => ({
            id,
            kind: 'choir',
            name: choir.name,
            shown: places.showPlaces(people, places.choirPlaces, choir),
          }),
        ),
      ];
    }),
    ...church.missionSocieties.all().map(
      (mission): Body => ({
        id: mission.id,
        kind: 'mission',
        name: mission.name,
        shown: places.showPlaces(people, places.missionPlaces, mission),
      }),
    ),
  ];
}

const holders = (held: Shown[string]): Person[] => [held ?? []].flat();

/**
 * The bodies in which a member serves or learns, with the other people in them; each person is listed once (MINE-01).
 */
export const servicesOf = (church: Church, people: ReadonlyMap<number, Person>, memberId: number): Service[] =>
  bodiesOf(church, people).flatMap(({ shown, ...body }) => {
    const seats = Object.entries(shown);
    const own = seats.find(([, held]) => holders(held).some(({ id }) => id === memberId));
    if (!own) return [];
    const beside = new Map(seats.flatMap(([, held]) => holders(held)).map((person) => [person.id, person]));
    beside.delete(memberId);
    return [{ ...body, role: own[0], people: [...beside.values()] }];
  });

/**
 * The readers of an entry besides the user; each but the first includes the office, that is the Admins. `signedIn` are
 * all users, `members` all users with a linked account.
 */
export const audiences = ['me', 'office', 'editors', 'family', 'zone', 'members', 'signedIn', 'anyone'] as const;

export type Audience = (typeof audiences)[number];

const OPENED = { nobody: 'office', zone: 'zone', members: 'members' } as const;

/** The birthday without its year, and the photo, are shown only in the directory. */
const CLOSED: Readonly<Partial<Record<OpenableField, Audience>>> = { birthday: 'me', photo: 'me' };

interface Circumstances {
  readonly settings: Settings;
  readonly isListed: boolean;
  readonly isPupil: boolean;
  readonly serves: boolean;
  readonly hasDuty: boolean;
}

function openedTo(field: OpenableField, { settings, isListed }: Circumstances): Audience {
  const isClosed = !isListed || settings[field] === 'nobody';
  return isClosed ? (CLOSED[field] ?? 'office') : OPENED[settings[field]];
}

/**
 * The readers of the name: it is on the pages of those who serve, in the organisation, in the directory, or only in the
 * office's register.
 */
function nameSeenBy(circumstances: Circumstances): Audience {
  const { isListed, serves, hasDuty } = circumstances;
  if (circumstances.isPupil) return 'members';
  if (hasDuty || serves) return 'anyone';
  return isListed ? 'members' : 'family';
}

const seenBy = (circumstances: Circumstances): Readonly<Record<string, Audience>> => ({
  name: nameSeenBy(circumstances),
  gender: 'office',
  birthDate: 'office',
  birthday: openedTo('birthday', circumstances),
  telephone: openedTo('telephone', circumstances),
  email: openedTo('email', circumstances),
  photo: openedTo('photo', circumstances),
  duty: circumstances.hasDuty && !circumstances.isPupil ? 'anyone' : 'office',
  family: 'family',
  zone: circumstances.isListed ? 'members' : 'family',
  services: circumstances.isPupil ? 'members' : 'anyone',
});

/** The bodies alone, without the other people in them. */
const placesOf = (services: readonly Service[]) =>
  services.map(({ id, kind, name, role }) => ({ id, kind, name, role }));

function circumstancesOf(church: Church, { member }: OwnMember, serves: boolean): Circumstances {
  return {
    settings: settingsOf(church, member.id),
    isListed: listingOf(church, member) === 'listed',
    isPupil: isPupil(church, member.id),
    serves,
    hasDuty: member.dutyId !== null,
  };
}

/**
 * The entry of the account's member in the register, without data of other people; null while the account is linked to
 * none (MINE-06).
 */
export function ownMemberRecord(church: Church, accountId: string) {
  const own = findOwnMember(church, accountId);
  if (!own) return null;
  const { member, family, zoneId } = own;
  const duty = church.duties.findFirst((query) => query.where((each) => each.id === member.dutyId));
  const zone = church.zones.findFirst((query) => query.where((each) => each.id === zoneId));
  const services = servicesOf(church, livingPersons(church), member.id);
  return {
    name: member.name,
    gender: member.gender,
    birthDate: member.birthDate,
    ...valuesOf(member, accountId),
    duty: duty?.name ?? null,
    family: family?.name ?? null,
    zone: zone?.name ?? null,
    services: placesOf(services),
    listing: listingOf(church, member),
    seenBy: seenBy(circumstancesOf(church, own, services.length > 0)),
  };
}
