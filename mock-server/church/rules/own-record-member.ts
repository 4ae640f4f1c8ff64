import type { Church } from '../church.ts';
import { grownPersons } from './children.ts';
import { findOwnMember, type OwnMember } from './own-member.ts';
import { type Service, servicesOf } from './own-service.ts';
import { livingPersons } from './persons.ts';
import { listingOf, type OpenableField, type Settings, settingsOf, valuesOf } from './visibility.ts';

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
  readonly isGrown: boolean;
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
function nameSeenBy({ isListed, isGrown, serves, hasDuty }: Circumstances): Audience {
  if (hasDuty || (serves && isGrown)) return 'anyone';
  if (serves) return 'signedIn';
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
  duty: circumstances.hasDuty ? 'anyone' : 'office',
  family: 'family',
  zone: circumstances.isListed ? 'members' : 'family',
  services: circumstances.isGrown ? 'anyone' : 'signedIn',
});

/** The bodies alone, without the other people in them. */
const placesOf = (services: readonly Service[]) =>
  services.map(({ id, kind, name, role }) => ({ id, kind, name, role }));

function circumstancesOf(church: Church, { member }: OwnMember, serves: boolean): Circumstances {
  return {
    settings: settingsOf(church, member.id),
    isListed: listingOf(church, member) === 'listed',
    isGrown: grownPersons(church).has(member.id),
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
