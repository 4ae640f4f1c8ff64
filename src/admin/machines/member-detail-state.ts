import type { Failure } from '@/shared/domain/outcome.ts';
import type { MemberPlace, MemberRecord } from '../domain/member.ts';
import type { MemberDraft } from '../domain/member-draft.ts';

/** A member who was changed here while somebody else saved them. */
export interface MetConflict {
  /** What the change here began with. */
  readonly before: MemberRecord;
  readonly mine: MemberDraft;
}

export interface MemberDetailContext {
  /** As the server gave it last; undefined until it has. */
  readonly record: MemberRecord | undefined;
  /** What a member's duty can be changed to; undefined until that is known. */
  readonly duties: readonly MemberPlace[] | undefined;
  /** It will not be known. */
  readonly lacksDuties: boolean;
  readonly conflict: MetConflict | undefined;
  /** Why the member could not be read last. */
  readonly reason: Failure | undefined;
}

export type MemberDetailEvent =
  | { readonly type: 'retry.asked' }
  /** @property record undefined where the server did not say what it made of it */
  | { readonly type: 'member.saved'; readonly record: MemberRecord | undefined }
  | ({ readonly type: 'conflict.met' } & MetConflict)
  | { readonly type: 'conflict.left' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/** What the page of a member tells: they stand there as they were saved, or are not to be shown any more. */
export type MemberDetailEmitted = { readonly type: 'member.shownAnew' } | { readonly type: 'member.removed' };
