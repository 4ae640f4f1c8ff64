import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { MemberEntry } from '../domain/member.ts';

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
