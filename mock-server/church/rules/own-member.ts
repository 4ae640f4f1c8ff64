import type { Church } from '../church.ts';
import type { Family, Member } from '../schemas/people.ts';
import { findAccount } from './accounts.ts';
import { findMember } from './members.ts';
import { done, type Outcome, refuse } from './outcome.ts';

/** Who an account is in the church's book, and where they live in it. */
export interface OwnMember {
  readonly member: Member;
  readonly family: Family | null;
  /** The zone of the family; null for a member whom no family or no zone has. */
  readonly zoneId: number | null;
}

const notLinked = refuse('forbidden', '교인으로 연결된 뒤에 볼 수 있습니다.');

/** The family in which a member stands, as head, spouse or one of the others. */
const familyOf = (church: Church, memberId: number): Family | null =>
  church.families
    .all()
    .find(
      ({ headId, spouseId, memberIds }) => headId === memberId || spouseId === memberId || memberIds.includes(memberId),
    ) ?? null;

/** A living member with their family and zone; undefined for an unknown or deleted one. */
export function placeOfMember(church: Church, memberId: number): OwnMember | undefined {
  const member = findMember(church, memberId);
  if (!member) return undefined;
  const family = familyOf(church, memberId);
  return { member, family, zoneId: family?.zoneId ?? null };
}

/** The member to whom an account is linked, or undefined: an account and a member are two things (MINE-02). */
export function findOwnMember(church: Church, accountId: string): OwnMember | undefined {
  const memberId = findAccount(church, accountId)?.memberId ?? null;
  return memberId === null ? undefined : placeOfMember(church, memberId);
}

/** The same for calls that serve linked members alone; refuses everybody else with `forbidden`. */
export function requireOwnMember(church: Church, accountId: string): Outcome<OwnMember> {
  const own = findOwnMember(church, accountId);
  return own ? done(own) : notLinked;
}
