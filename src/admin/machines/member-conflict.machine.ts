import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberRecord } from '../domain/member.ts';
import { type Choices, choicesFor, mergedDraft, type Side, sameChoiceForAll } from '../domain/member-conflict.ts';
import { changedFields, draftOf, type MemberDraft, type MemberField } from '../domain/member-draft.ts';
import type { MemberConflict } from './member-detail-state.ts';

export interface MemberConflictContext extends MemberConflict {
  /** The version that another user saved meanwhile; undefined until it was read. */
  readonly theirs: MemberRecord | undefined;
  readonly choices: Choices;
  /** Why that version could not be read, or the chosen one was not saved. */
  readonly reason: Failure | undefined;
}

export type MemberConflictEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'side.chosen'; readonly field: MemberField; readonly side: Side }
  | { readonly type: 'side.chosenForAll'; readonly side: Side }
  | { readonly type: 'choice.confirmed' };

/** The version to save, and the version that it overwrites. */
export interface Resolution {
  readonly draft: MemberDraft;
  readonly record: MemberRecord;
}

/**
 * A member whom two users changed at once (MEMB-05): the version that the other user saved is read, both are shown side by
 * side, and the chosen one is saved over it. Closing the comparison leads back to the form with everything that was typed.
 */
export const memberConflictMachine = setup({
  types: { context: {} as MemberConflictContext, input: {} as MemberConflict, events: {} as MemberConflictEvent },
  actors: {
    read: fromPromise<MemberRecord>(unimplementedActor('read')),
    save: fromPromise<MemberRecord | undefined, Resolution>(unimplementedActor('save')),
  },
  actions: {
    settled: (_, _record: MemberRecord | undefined) => unimplementedAction('settled')(),
    compare: assign(({ context: { before, mine } }, theirs: MemberRecord) => ({
      theirs,
      choices: choicesFor(draftOf(before.member), mine, draftOf(theirs.member)),
      reason: undefined,
    })),
    choose: assign(({ context }, { field, side }: { field: MemberField; side: Side }) => ({
      choices: { ...context.choices, [field]: side },
    })),
    chooseAll: assign(({ context }, side: Side) => ({ choices: sameChoiceForAll(context.choices, side) })),
    // The chosen version becomes the change of this user, based on the version that was read last.
    goOn: assign(({ context }) => ({ before: theirsOf(context), mine: chosenDraft(context) })),
    refuse: assign((_, reason: Failure) => ({ reason })),
  },
  guards: {
    isConflict: (_, reason: Failure) => reason === 'conflict',
    keepsTheirs: ({ context }) => changedFields(chosenDraft(context), draftOf(theirsOf(context).member)).length === 0,
    isSame: ({ context }) => Object.keys(context.choices).length === 0,
  },
}).createMachine({
  id: 'memberConflict',
  context: ({ input: { before, mine } }) => ({ before, mine, theirs: undefined, choices: {}, reason: undefined }),
  initial: 'reading',
  states: {
    reading: {
      ...readingState({ src: 'read', ready: 'choosing', keep: 'compare', fail: ['refuse'] }),
    },
    failed: retrying('reading'),
    choosing: {
      always: { guard: 'isSame', target: 'agreed' },
      on: {
        'side.chosen': { actions: { type: 'choose', params: ({ event }) => event } },
        'side.chosenForAll': { actions: { type: 'chooseAll', params: ({ event }) => event.side } },
        'choice.confirmed': [{ guard: 'keepsTheirs', target: 'agreed' }, { target: 'saving' }],
      },
    },
    saving: {
      invoke: {
        src: 'save',
        input: ({ context }) => ({ draft: chosenDraft(context), record: theirsOf(context) }),
        onDone: keeping('saved', 'settled'),
        onError: [
          {
            guard: { type: 'isConflict', params: failureOf },
            target: 'reading',
            actions: 'goOn',
          },
          failing('choosing', 'refuse'),
        ],
      },
    },
    /** The other user saved the same values that this user wants: there is nothing to send. */
    agreed: { type: 'final', entry: { type: 'settled', params: ({ context }) => context.theirs } },
    saved: { type: 'final' },
  },
});

function theirsOf({ theirs, before }: MemberConflictContext): MemberRecord {
  return theirs ?? before;
}

function chosenDraft(context: MemberConflictContext): MemberDraft {
  return mergedDraft(context.mine, draftOf(theirsOf(context).member), context.choices);
}
