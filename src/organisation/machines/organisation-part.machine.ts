import { assign, emit, fromPromise, setup } from 'xstate';
import type { Failure } from '@/shared/domain/outcome.ts';
import { outputOf } from '@/shared/machines/outcome-actor.ts';
import { failing, readingState, retrying } from '@/shared/machines/reading-state.ts';
import { unimplementedAction, unimplementedActor } from '@/shared/machines/unimplemented.ts';
import { type ChangesEmitted, changesEvent } from '@/shared/machines/unsaved-changes.ts';
import { rebasedOnto, withoutPersonInSeat, withPersonInSeat } from '../domain/part-changes.ts';
import type { PartReading } from '../ports/organisation-editor.ts';
import {
  BLANK,
  draftIn,
  isChanged,
  type OpenedPart,
  type OrganisationPartContext,
  type OrganisationPartEvent,
  type PartDraft,
  type SavedPart,
  type SeatedPerson,
} from './organisation-part-state.ts';

/**
 * A part of the organisation that is edited (ORGN-10): every change is kept until it is saved or undone. Where another user
 * has saved meanwhile, this user chooses between both versions before anything is overwritten.
 */
export const organisationPartMachine = setup({
  types: {
    context: {} as OrganisationPartContext,
    events: {} as OrganisationPartEvent,
    emitted: {} as ChangesEmitted,
  },
  actors: {
    read: fromPromise<OpenedPart>(unimplementedActor('read')),
    save: fromPromise<SavedPart, PartDraft | undefined>(unimplementedActor('save')),
  },
  actions: {
    storeDraft: (_, _draft: PartDraft | undefined) => unimplementedAction('storeDraft')(),
    notifySaved: unimplementedAction('notifySaved'),
    notifyNotSaved: (_, _reason: Failure) => unimplementedAction('notifyNotSaved')(),
    begin: assign((_, opened: OpenedPart) => ({ ...BLANK, ...opened })),
    setFailure: assign((_, failure: Failure | undefined) => ({ failure })),
    seat: assign(({ context: { mine } }, { place, person }: SeatedPerson) => ({
      mine: mine && withPersonInSeat(mine, place, person),
      saveFailure: undefined,
    })),
    unseat: assign(({ context: { mine } }, { place, person }: SeatedPerson) => ({
      mine: mine && withoutPersonInSeat(mine, place, person),
      saveFailure: undefined,
    })),
    write: assign(({ context: { mine } }, duties: string) => ({
      mine: mine && { ...mine, duties },
      saveFailure: undefined,
    })),
    setSheet: assign((_, { reading }: { readonly reading: PartReading | undefined }) =>
      reading === undefined ? {} : { ...BLANK, before: reading, mine: reading.sheet },
    ),
    undo: assign(({ context }) => ({ mine: context.before?.sheet, saveFailure: undefined, isRestored: false })),
    refuse: assign((_, saveFailure: Failure) => ({ saveFailure })),
    showTheirs: assign((_, { reading }: SavedPart) => ({ theirs: reading })),
    clearTheirs: assign({ theirs: undefined }),
    rebase: assign(({ context: { before, mine, theirs } }) =>
      before && mine && theirs
        ? { before: theirs, mine: rebasedOnto(before.sheet, mine, theirs.sheet), theirs: undefined }
        : {},
    ),
    noteEmittedChanges: assign(({ context }) => ({ hasEmittedChanges: !context.hasEmittedChanges })),
    emitChanges: emit(({ context }) => changesEvent(context)),
  },
  guards: {
    mustEmitChanges: ({ context }) => isChanged(context) !== context.hasEmittedChanges,
    isTheirs: (_, saved: SavedPart) => saved.isTheirs,
    isChanged: ({ context }) => isChanged(context),
  },
}).createMachine({
  id: 'organisationPart',
  context: { ...BLANK, hasEmittedChanges: false },
  always: { guard: 'mustEmitChanges', actions: ['noteEmittedChanges', 'emitChanges'] },
  initial: 'reading',
  // Discarded by leaving the page, during a save or a question too: they are not restored.
  on: { 'changes.undone': { actions: { type: 'storeDraft', params: undefined } } },
  states: {
    reading: {
      entry: { type: 'setFailure', params: undefined },
      ...readingState({ src: 'read', ready: 'editing', keep: 'begin', fail: ['setFailure'] }),
    },
    failed: retrying('reading'),
    editing: {
      on: {
        'person.chosen': {
          actions: [
            { type: 'seat', params: ({ event }) => event },
            { type: 'storeDraft', params: ({ context }) => draftIn(context) },
          ],
        },
        'person.removed': {
          actions: [
            { type: 'unseat', params: ({ event }) => event },
            { type: 'storeDraft', params: ({ context }) => draftIn(context) },
          ],
        },
        'duties.written': {
          actions: [
            { type: 'write', params: ({ event }) => event.text },
            { type: 'storeDraft', params: ({ context }) => draftIn(context) },
          ],
        },
        'changes.undone': { actions: ['undo', { type: 'storeDraft', params: undefined }] },
        'save.asked': { guard: 'isChanged', target: 'saving' },
      },
    },
    saving: {
      // Hidden during a save and shown again when it fails again, so that screen readers announce it each time.
      entry: assign({ saveFailure: undefined }),
      invoke: {
        src: 'save',
        input: ({ context }) => draftIn(context),
        onDone: [
          {
            guard: { type: 'isTheirs', params: outputOf },
            target: 'asking',
            actions: { type: 'showTheirs', params: outputOf },
          },
          {
            target: 'editing',
            actions: [{ type: 'setSheet', params: outputOf }, { type: 'storeDraft', params: undefined }, 'notifySaved'],
          },
        ],
        onError: failing('editing', 'refuse', 'notifyNotSaved'),
      },
    },
    asking: {
      on: {
        'mine.chosen': {
          target: 'saving',
          actions: ['rebase', { type: 'storeDraft', params: ({ context }) => draftIn(context) }],
        },
        'theirs.chosen': {
          target: 'editing',
          actions: [
            { type: 'setSheet', params: ({ context }) => ({ reading: context.theirs }) },
            { type: 'storeDraft', params: undefined },
          ],
        },
        'question.closed': { target: 'editing', actions: 'clearTheirs' },
      },
    },
  },
});
