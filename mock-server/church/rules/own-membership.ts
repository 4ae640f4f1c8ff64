import type { Church } from '../church.ts';
import { type OwnLinkRequest, ownLinkRequest } from './link-requests.ts';
import { done, type Outcome } from './outcome.ts';
import { findOwnMember } from './own-member.ts';
import { type Service, servicesOf } from './own-service.ts';
import { livingPersons, type Person } from './persons.ts';
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
