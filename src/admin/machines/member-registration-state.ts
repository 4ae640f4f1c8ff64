import type { MemberEntry } from '../domain/member.ts';
import { emptyNewMember, type NewMemberDraft } from '../domain/new-member.ts';
import type { MemberChange } from '../ports/member-news.ts';

export interface MemberRegistrationContext {
  /** What the dialog holds, or will hold when it opens. */
  readonly draft: NewMemberDraft;
  /** Typed before another draft took the dialog, or refused while the dialog was in use; the last comes back first. */
  readonly waiting: readonly NewMemberDraft[];
  /** Those of them that were sent before. */
  readonly refused: readonly NewMemberDraft[];
  /** Whom the list showed last: whoever is called as one of them is asked about first. */
  readonly members: readonly MemberEntry[];
}

export interface MemberRegistrationInput {
  /** What was typed before the page was loaded. */
  readonly draft: NewMemberDraft;
}

export type MemberRegistrationEvent =
  /** @property draft the one to show, where it is not the last */
  | { readonly type: 'dialog.opened'; readonly draft?: NewMemberDraft }
  | { readonly type: 'dialog.closed' }
  | { readonly type: 'draft.changed'; readonly draft: NewMemberDraft }
  | { readonly type: 'draft.submitted'; readonly draft: NewMemberDraft }
  | { readonly type: 'draft.refused'; readonly draft: NewMemberDraft }
  /** Somebody else is meant than whoever has that name already. */
  | { readonly type: 'namesake.confirmed' }
  | { readonly type: 'namesake.declined' }
  | MemberChange
  | { readonly type: 'session.over' };

/** What the dialog tells: it holds the draft that is to be shown in it. */
export interface MemberRegistrationEmitted {
  readonly type: 'draft.laid';
}

export const NOTHING_TYPED = { draft: emptyNewMember, waiting: [], refused: [] } as const;

/** True when what the dialog holds was sent before, as it is, and refused. */
export function wasRefused({ draft, refused }: MemberRegistrationContext): boolean {
  return refused.includes(draft);
}
