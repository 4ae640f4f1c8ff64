import type { Failure } from '@/shared/domain/outcome.ts';
import type { Conflict, Resolution } from '@/shared/machines/conflict-state.ts';
import type { ChangesGone } from '@/shared/machines/unsaved-changes.ts';
import type { MemberPlace, MemberRecord } from '../domain/member.ts';
import type { MemberDraft } from '../domain/member-draft.ts';

/** A member whom this user changed while another user saved them. */
export type MemberConflict = Conflict<MemberRecord, MemberDraft>;

/** The version of a member to save, and the version that it overwrites. */
export type MemberResolution = Resolution<MemberRecord, MemberDraft>;

export interface MemberDetailContext {
  /** As the server sent it last; undefined until then. */
  readonly record: MemberRecord | undefined;
  /** The member was saved, and the server did not return the saved version. */
  readonly isOutdated: boolean;
  /** The duties that the member can be given; undefined until they are loaded. */
  readonly duties: readonly MemberPlace[] | undefined;
  /** The duties could not be loaded. */
  readonly lacksDuties: boolean;
  readonly conflict: MemberConflict | undefined;
  /** Why the last attempt to read the member failed. */
  readonly failure: Failure | undefined;
}

/** The member was saved, by the form or by the comparison. */
export interface MemberSaved {
  readonly type: 'member.saved';
  /** Undefined where the server did not return the saved version. */
  readonly record: MemberRecord | undefined;
}

export type MemberDetailEvent =
  | { readonly type: 'retry.asked' }
  | MemberSaved
  | ({ readonly type: 'conflict.found' } & MemberConflict)
  | { readonly type: 'conflict.left' }
  | { readonly type: 'removal.asked' }
  | { readonly type: 'removal.confirmed' }
  | { readonly type: 'removal.cancelled' };

/**
 * Events that the page of a member emits: the member is shown as saved, or was removed with the unsaved changes, and the page
 * is left next.
 */
export type MemberDetailEmitted = { readonly type: 'member.reloaded' } | ChangesGone;
