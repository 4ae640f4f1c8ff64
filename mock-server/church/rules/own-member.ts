import type { Church } from '../church.ts';
import type { Family, Member } from '../schemas/people.ts';
import { findAccount } from './accounts.ts';
import { findMember } from './members.ts';
import { done, type Outcome, refuse } from './outcome.ts';

/** The member to whom an account is linked, with family and zone. */
export interface OwnMember {
  readonly member: Member;
  readonly family: Family | null;
  /** The zone of the family; null for a member without a family, and for a family without a zone. */
  readonly zoneId: number | null;
}

const notLinked = refuse('forbidden', '교인으로 연결된 뒤에 볼 수 있습니다.');

/** The family to which a member belongs, as head, spouse or another member. */
const familyOf = (church: Church, memberId: number): Family | null =>
  church.families
    .all()
    .find(
      ({ headId, spouseId, memberIds }) => headId === memberId || spouseId === memberId || memberIds.includes(memberId),
    ) ?? null;

/** A living member with their family and zone; undefined for an unknown or deleted one. */
function placeOfMember(church: Church, memberId: number): OwnMember | undefined {
  const member = findMember(church, memberId);
  if (!member) return undefined;
  const family = familyOf(church, memberId);
  return { member, family, zoneId: family?.zoneId ?? null };
}

/** The member to whom an account is linked, or undefined: accounts and members are separate records (MINE-02). */
export function findOwnMember(church: Church, accountId: string): OwnMember | undefined {
  const memberId = findAccount(church, accountId)?.memberId ?? null;
  return memberId === null ? undefined : placeOfMember(church, memberId);
}

/** The same for calls that serve linked members only; refuses other users with `forbidden`. */
export function requireOwnMember(church: Church, accountId: string): Outcome<OwnMember> {
  const own = findOwnMember(church, accountId);
  return own ? done(own) : notLinked;
}
