import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Member, MemberEntry, MemberPlace, MemberRecord } from '../domain/member.ts';
import type { NewMember } from '../domain/new-member.ts';

/**
 * The church's register of members; for an Admin (MEMB-01…06). A server that cannot write refuses with `unsupported`,
 * or with `notFound` when it answers 404 to every unknown call.
 */
export interface MemberRepository {
  all(signal?: AbortSignal): Promise<Outcome<readonly MemberEntry[]>>;
  /** Refuses with `notFound` when there is no such member. */
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<MemberRecord>>;
  /** The duties that a member can be given. */
  duties(signal?: AbortSignal): Promise<Outcome<readonly MemberPlace[]>>;
  /** Is not aborted when the user leaves the page. @returns undefined when the server does not return the new member */
  add(member: NewMember): Promise<Outcome<Member | undefined>>;
  /**
   * Refuses with `conflict` when another user has changed the member since that version.
   * @returns undefined when the server does not return the saved member
   */
  save(member: Member, version: string | undefined, signal?: AbortSignal): Promise<Outcome<MemberRecord | undefined>>;
  /** Is not aborted when the user leaves the page. */
  remove(id: EntityId): Promise<Outcome<null>>;
  /** Restores a removed member with all details. Is not aborted when the user leaves the page. */
  restore(id: EntityId): Promise<Outcome<null>>;
}
