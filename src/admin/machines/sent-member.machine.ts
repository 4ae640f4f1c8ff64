import { fromPromise, sendTo, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf, outputOf } from '@/shared/machines/outcome-actor.ts';
import type { Receiver } from '@/shared/machines/receiver.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberEntry } from '../domain/member.ts';
import type { NewMemberDraft } from '../domain/new-member.ts';

export interface SentMemberInput {
  readonly draft: NewMemberDraft;
  /** Gets the draft back when it was refused, and opens with it when the user asks for that. */
  readonly dialog: Receiver<ReturnedDraft>;
}

type ReturnedDraft =
  | { readonly type: 'draft.refused'; readonly draft: NewMemberDraft }
  | { readonly type: 'dialog.opened'; readonly draft: NewMemberDraft };

/** A new member whose draft has left the dialog: the user is notified of the outcome whatever page is shown (MEMB-04). */
export const sentMemberMachine = setup({
  types: { context: {} as SentMemberInput, input: {} as SentMemberInput },
  actors: { register: fromPromise<MemberEntry | undefined, NewMemberDraft>(unimplementedActor('register')) },
  actions: {
    notifyAdded: (_, _member: MemberEntry | undefined) => unimplementedAction('notifyAdded')(),
    notifyNotAdded: (_, _reason: Failure) => unimplementedAction('notifyNotAdded')(),
    returnDraft: sendTo(
      ({ context }) => context.dialog,
      ({ context }): ReturnedDraft => ({ type: 'draft.refused', draft: context.draft }),
    ),
  },
}).createMachine({
  id: 'sentMember',
  context: ({ input }) => input,
  initial: 'registering',
  states: {
    registering: {
      invoke: {
        src: 'register',
        input: ({ context }) => context.draft,
        onDone: { target: 'settled', actions: { type: 'notifyAdded', params: outputOf } },
        onError: { target: 'settled', actions: ['returnDraft', { type: 'notifyNotAdded', params: failureOf }] },
      },
    },
    settled: { type: 'final' },
  },
});
