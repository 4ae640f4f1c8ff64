import { assign, emit, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  failing,
  fromOutcome,
  outputOf,
  readingState,
  required,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from '@/shared/actors.machine.ts';
import { toItsEnd } from '@/shared/after-leaving.ts';
import { type AsyncState, asyncStateOf } from '@/shared/async-state.ts';
import { type LeftFormTelling, leftFormFailure } from '@/shared/form.machine.ts';
import { done, type Failure } from '@/shared/outcome.ts';
import { type ChangesContext, type ChangesEmitted, changesEvent } from '@/shared/unsaved-changes.ts';
import { makeWritesUnderWay } from '@/shared/writes-under-way.store.ts';
import type { OrganisationEditor, PartDraft, PartReading } from './organisation.ports.ts';
import type { Person } from './organisation.ts';
import type { PartDrafts } from './parts.store.ts';
import {
  changesBetween,
  countOfChanges,
  isUnchanged,
  type PartChanges,
  type PartRef,
  type PartSheet,
  rebasedOnto,
  type SeatPlace,
  withoutPersonInSeat,
  withPersonInSeat,
} from './parts.ts';
import type { SavePart } from './parts.use-cases.ts';

/** The part was not read yet. */
const BLANK = {
  before: undefined,
  mine: undefined,
  theirs: undefined,
  failure: undefined,
  saveFailure: undefined,
  isOnItsWay: false,
  isRestored: false,
} satisfies Omit<OrganisationPartContext, keyof ChangesContext>;

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
    mustEmitChanges: ({ context }) => isUnsent(context) !== context.hasEmittedChanges,
    isTheirs: (_, saved: SavedPart) => saved.isTheirs,
    isChanged: ({ context }) => isChanged(context),
  },
}).createMachine({
  id: 'organisationPart',
  context: { ...BLANK, hasEmittedChanges: false },
  always: { guard: 'mustEmitChanges', actions: ['noteEmittedChanges', 'emitChanges'] },
  initial: 'reading',
  // Discarded by leaving the page, during a question too: they are not restored.
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
      entry: assign({ saveFailure: undefined, isOnItsWay: true }),
      exit: assign({ isOnItsWay: false }),
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

interface OrganisationPartContext extends ChangesContext {
  readonly before: PartReading | undefined;
  readonly mine: PartSheet | undefined;
  /** The version that another user saved meanwhile. */
  readonly theirs: PartReading | undefined;
  /** Why the part could not be read; undefined unless the last attempt failed. */
  readonly failure: Failure | undefined;
  /** Why it was not saved. */
  readonly saveFailure: Failure | undefined;
  /** The changes are being saved, which goes on when the page is left (REL-18). */
  readonly isOnItsWay: boolean;
  /** The changes shown were restored from a draft (AUTH-15, REL-09). */
  readonly isRestored: boolean;
}

interface SeatedPerson {
  readonly place: SeatPlace;
  readonly person: Person;
}

export type OrganisationPartEvent =
  | { readonly type: 'retry.asked' }
  | ({ readonly type: 'person.chosen' } & SeatedPerson)
  | ({ readonly type: 'person.removed' } & SeatedPerson)
  | { readonly type: 'duties.written'; readonly text: string }
  | { readonly type: 'changes.undone' }
  | { readonly type: 'save.asked' }
  | { readonly type: 'mine.chosen' }
  | { readonly type: 'theirs.chosen' }
  | { readonly type: 'question.closed' };

/** A part as it was read, with the draft of earlier changes where one was stored. */
interface OpenedPart extends PartDraft {
  readonly isRestored: boolean;
}

/** The part as the server holds it after a save. */
interface SavedPart {
  readonly reading: PartReading;
  /** Another user has saved meanwhile: nothing was written. */
  readonly isTheirs: boolean;
}

/** The part that is being edited, as far as it was read. */
function draftIn({ before, mine }: OrganisationPartContext): PartDraft | undefined {
  return before && mine && { before, mine };
}

function isChanged({ before, mine }: OrganisationPartContext): boolean {
  return before !== undefined && mine !== undefined && !isUnchanged(before.sheet, mine);
}

/** Whether it would be lost with its page: what is on its way is not. */
const isUnsent = (context: OrganisationPartContext): boolean => isChanged(context) && !context.isOnItsWay;

export interface OrganisationPartDependencies {
  readonly read: (signal: AbortSignal) => ReturnType<OrganisationEditor['read']>;
  readonly save: (draft: PartDraft, signal: AbortSignal) => ReturnType<SavePart>;
  /** The unsaved changes when the page was left, where they were stored. */
  readonly storedDraft: () => PartDraft | undefined;
  /** @param draft undefined removes the stored draft */
  readonly storeDraft: (draft: PartDraft | undefined) => void;
  readonly notifySaved: () => void;
  readonly notifyNotSaved: (reason: Failure) => void;
}

/** The view model of a part that is edited. */
export interface OrganisationPartViewModel {
  readonly sheet: AsyncState<PartSheet>;
  readonly departments: PartReading['departments'];
  /** This user's changes. */
  readonly changes: PartChanges;
  readonly isChanged: boolean;
  readonly isSaving: boolean;
  /** Why it was not saved. */
  readonly saveFailure: Failure | undefined;
  readonly isRestored: boolean;
  /** The version that another user saved meanwhile, while this user chooses between both. */
  readonly meanwhile: PartChanges | undefined;
}

/** A part of the organisation with its calls provided. */
interface ProvidedOrganisationPart {
  readonly machine: typeof organisationPartMachine;
  readonly select: (snapshot: SnapshotFrom<typeof organisationPartMachine>) => OrganisationPartViewModel;
}

const NO_CHANGES: PartChanges = { seats: [], duties: false };

export function provideOrganisationPart(dependencies: OrganisationPartDependencies): ProvidedOrganisationPart {
  return {
    machine: organisationPartMachine.provide({
      actors: {
        read: fromOutcome<OpenedPart, unknown>(async ({ signal }) => {
          const reading = await dependencies.read(signal);
          if (reading.kind === 'refused') return reading;
          const stored = dependencies.storedDraft();
          if (stored !== undefined) return done({ ...stored, isRestored: true });
          return done({ before: reading.value, mine: reading.value.sheet, isRestored: false });
        }),
        save: fromOutcome<SavedPart, PartDraft | undefined>(async ({ input, signal }) => {
          const saved = await dependencies.save(required(input), signal);
          if (saved.kind === 'refused') return saved;
          const isTheirs = saved.kind === 'changed';
          return done({ reading: isTheirs ? saved.theirs : saved.value, isTheirs });
        }),
      },
      actions: {
        storeDraft: (_, draft) => dependencies.storeDraft(draft),
        notifySaved: () => dependencies.notifySaved(),
        notifyNotSaved: (_, reason) => dependencies.notifyNotSaved(reason),
      },
    }),
    select: (snapshot) => {
      const { before, mine, theirs, failure, saveFailure, isRestored } = snapshot.context;
      const changes = before && mine ? changesBetween(before.sheet, mine) : NO_CHANGES;
      return {
        sheet: asyncStateOf(mine, failure),
        departments: before?.departments ?? [],
        changes,
        isChanged: countOfChanges(changes) > 0,
        isSaving: snapshot.matches('saving'),
        saveFailure,
        isRestored,
        meanwhile: before && theirs && changesBetween(before.sheet, theirs.sheet),
      };
    },
  };
}

/** A part of the organisation that is edited; one at a time. */
export type OrganisationPartFactory = (part: PartRef) => ProvidedOrganisationPart;

export interface OrganisationPartsDependencies extends LeftFormTelling {
  readonly editor: OrganisationEditor;
  readonly save: SavePart;
  readonly drafts: PartDrafts;
}

const failureToast = (reason: Failure) => ({ subject: 'organisationNotSaved', reason }) as const;

/** The parts of the organisation, for those who change them (ORGN-10). */
export function provideOrganisationParts({
  editor,
  save,
  drafts,
  notifications,
  navigation,
}: OrganisationPartsDependencies): OrganisationPartFactory {
  const notifyNotSaved = (reason: Failure) => notifications.notifyFailure(failureToast(reason));
  const notifySaved = () => notifications.notify({ tone: 'success', subject: 'organisationSaved' });
  const underWay = makeWritesUnderWay();

  return (part) => {
    const subject = `${part.kind} ${part.id}`;
    const tellLeft = leftFormFailure({ notifications, navigation }, failureToast);
    return provideOrganisationPart({
      read: async (signal) => {
        await underWay.ended(subject);
        return editor.read(part, signal);
      },
      // It goes on when its page is left (REL-18).
      save: async ({ before, mine }, signal) => {
        const call = async () => {
          const saved = await underWay.begin(subject, save(part, { before: before.sheet, mine }));
          return saved.kind === 'refused' ? saved : done(saved);
        };
        const ended = await toItsEnd(signal, call, (left) => {
          const isSaved = left.kind === 'done' && left.value.kind === 'done';
          drafts.write(part, isSaved ? undefined : { before, mine });
          if (isSaved) notifySaved();
          else tellLeft(left.kind === 'done' ? 'conflict' : left.reason);
        });
        return ended.kind === 'refused' ? ended : ended.value;
      },
      storedDraft: () => drafts.read(part),
      storeDraft: (draft) => drafts.write(part, draft),
      notifySaved,
      notifyNotSaved,
    });
  };
}
