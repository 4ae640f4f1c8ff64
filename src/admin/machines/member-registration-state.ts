import type { Outcome } from '@/shared/domain/outcome.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import type { MemberEntry } from '../domain/member.ts';
import { emptyNewMember, type NewMemberDraft } from '../domain/new-member.ts';
import type { MemberChange } from '../ports/member-news.ts';

export interface MemberRegistrationContext {
  /** The draft that the dialog shows, or will show when it opens. */
  readonly draft: NewMemberDraft;
  /** Drafts that another draft replaced in the dialog, or that were refused while it was in use; the last is shown first. */
  readonly waiting: readonly NewMemberDraft[];
  /** The waiting drafts that the server has refused. */
  readonly refused: readonly NewMemberDraft[];
  /** The members that the list showed last: a new member with the same name as one of them has to be confirmed. */
  readonly members: readonly MemberEntry[];
}

export interface MemberRegistrationInput {
  /** The draft that was typed before the page was loaded. */
  readonly draft: NewMemberDraft;
}

/** Whether the dialog has taken a draft; a member with the same name has to be confirmed first (`conflict`). */
export interface DraftAnswer {
  readonly type: 'draft.answered';
  readonly outcome: Outcome<null, 'conflict'>;
}

export interface SubmittedDraft {
  readonly draft: NewMemberDraft;
  readonly asker?: Receiver<DraftAnswer>;
}

export type MemberRegistrationEvent =
  /** @property draft the one to show; the last one where absent */
  | { readonly type: 'dialog.opened'; readonly draft?: NewMemberDraft }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'draft.changed'; readonly draft: NewMemberDraft }
  | ({ readonly type: 'draft.submitted' } & SubmittedDraft)
  | { readonly type: 'draft.refused'; readonly draft: NewMemberDraft }
  /** The user confirmed that the new member is another person than the one with the same name. */
  | { readonly type: 'namesake.confirmed' }
  | { readonly type: 'namesake.declined' }
  | MemberChange
  | { readonly type: 'user.gone' };

/** Emitted when the dialog holds a draft that the form has to show. */
export interface MemberRegistrationEmitted {
  readonly type: 'draft.loaded';
}

export const NOTHING_TYPED = { draft: emptyNewMember, waiting: [], refused: [] } as const;

/** True when the draft in the dialog was sent unchanged before, and refused. */
export function wasRefused({ draft, refused }: MemberRegistrationContext): boolean {
  return refused.includes(draft);
}
