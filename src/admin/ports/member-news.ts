import type { EntityId } from '@/shared/domain/entity-id.ts';
import type { MemberEntry } from '../domain/member.ts';

/** What happens to members while somebody looks at the list of them. */
export type MemberChange =
  /** The list was read. */
  | { readonly type: 'members.listed'; readonly members: readonly MemberEntry[] }
  | { readonly type: 'member.added'; readonly member: MemberEntry }
  /** Somebody was registered, and the server did not say as what. */
  | { readonly type: 'members.outdated' }
  /** Asked to be removed; it is not known yet whether they can be. */
  | { readonly type: 'member.leaving'; readonly id: EntityId }
  /** They stay, or have come back. */
  | { readonly type: 'member.returned'; readonly member: MemberEntry };

/** Carries word of members from where they are changed to where they are listed, inside one tab. */
export interface MemberNews {
  notify(change: MemberChange): void;
  /** @returns a function that stops listening */
  onChange(listener: (change: MemberChange) => void): () => void;
}
