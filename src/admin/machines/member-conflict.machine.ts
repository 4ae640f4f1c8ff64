import { assign, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { failureOf } from '@/shared/machines/outcome-actor.ts';
import { failing, keeping, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import type { MemberRecord } from '../domain/member.ts';
import { type Choices, choicesFor, everyChoice, type Side, settledDraft } from '../domain/member-conflict.ts';
import { changedFields, draftOf, type MemberDraft, type MemberField } from '../domain/member-draft.ts';
import type { MetConflict } from './member-detail-state.ts';

export interface MemberConflictContext extends MetConflict {
  /** What somebody else has saved meanwhile; undefined until it was read. */
  readonly theirs: MemberRecord | undefined;
  readonly choices: Choices;
  /** Why it cannot be read, or was not saved. */
  readonly reason: Failure | undefined;
}

export type MemberConflictEvent =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'side.chosen'; readonly field: MemberField; readonly side: Side }
  | { readonly type: 'side.chosenForAll'; readonly side: Side }
  | { readonly type: 'choice.confirmed' };

/** What shall be saved, and over which version. */
export interface Settlement {
  readonly draft: MemberDraft;
  readonly record: MemberRecord;
}

/**
 * A member whom two have changed at once (MEMB-05): what the other has saved is read, both stand side by side, and what
 * is chosen is saved over it. Nothing is lost on the way: whoever leaves is back where they typed.
 */
export const memberConflictMachine = setup({
  types: { context: {} as MemberConflictContext, input: {} as MetConflict, events: {} as MemberConflictEvent },
  actors: {
    read: fromPromise<MemberRecord>(unimplementedActor('read')),
    save: fromPromise<MemberRecord | undefined, Settlement>(unimplementedActor('save')),
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
    chooseAll: assign(({ context }, side: Side) => ({ choices: everyChoice(context.choices, side) })),
    // What was chosen is what is now changed here, on the ground of what was read last.
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
    /** What the other has saved is what is wanted here: there is nothing to send. */
    agreed: { type: 'final', entry: { type: 'settled', params: ({ context }) => context.theirs } },
    saved: { type: 'final' },
  },
});

function theirsOf({ theirs, before }: MemberConflictContext): MemberRecord {
  return theirs ?? before;
}

function chosenDraft(context: MemberConflictContext): MemberDraft {
  return settledDraft(context.mine, draftOf(theirsOf(context).member), context.choices);
}
