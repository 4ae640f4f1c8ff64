import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Member, MemberEntry, MemberPlace, MemberRecord } from '../domain/member.ts';
import type { NewMember } from '../domain/new-member.ts';

/**
 * The church's register of members, for an Admin (MEMB-01…06). A server that cannot write refuses with `unsupported`,
 * or with `notFound` where it answers so to whatever it does not know.
 */
export interface MemberRepository {
  all(signal?: AbortSignal): Promise<Outcome<readonly MemberEntry[]>>;
  /** Refuses with `notFound` where there is no such member. */
  find(id: EntityId, signal?: AbortSignal): Promise<Outcome<MemberRecord>>;
  /** The duties that a member can have. */
  duties(signal?: AbortSignal): Promise<Outcome<readonly MemberPlace[]>>;
  /** Survives the page that asked for it. @returns undefined where the server did it and does not say what it made */
  add(member: NewMember): Promise<Outcome<Member | undefined>>;
  /**
   * Refuses with `conflict` when somebody else has changed the member since that version.
   * @returns undefined where the server did it and does not say what it made of it
   */
  save(member: Member, version: string | undefined, signal?: AbortSignal): Promise<Outcome<MemberRecord | undefined>>;
  /** Survives the page that asked for it. */
  remove(id: EntityId): Promise<Outcome<null>>;
  /** Brings a removed member back with everything that was known of them. Survives the page that asked for it. */
  restore(id: EntityId): Promise<Outcome<null>>;
}
