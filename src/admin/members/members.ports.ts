import type { EntityId } from '@/shared/entity-id.ts';
import type { Outcome } from '@/shared/outcome.ts';
import type { NewMember } from './member-forms.ts';
import type { Member, MemberEntry, MemberPlace, MemberRecord } from './members.ts';

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
}

/** Changes to members that a list of them on the screen must show. */
export type MemberChange =
  /** The list was read. */
  | { readonly type: 'members.listed'; readonly members: readonly MemberEntry[] }
  | { readonly type: 'member.added'; readonly member: MemberEntry }
  /** A member was registered, and the server did not return them: the list must be read again. */
  | { readonly type: 'members.outdated' }
  /** Removal of a member was requested; its outcome is not known yet. */
  | { readonly type: 'member.hidden'; readonly id: EntityId }
  /** The member could not be removed, or was restored. */
  | { readonly type: 'member.returned'; readonly member: MemberEntry };

/** Reports changes of members to the list of members, within one tab. */
export interface MemberNews {
  notify(change: MemberChange): void;
  /** @returns a function that stops listening */
  onChange(listener: (change: MemberChange) => void): () => void;
}
