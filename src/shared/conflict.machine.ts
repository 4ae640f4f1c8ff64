import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import {
  failedWith,
  failing,
  fromOutcome,
  keeping,
  outputOf,
  readingState,
  retrying,
  unimplementedAction,
  unimplementedActor,
} from './actors.machine.ts';
import { toItsEnd } from './after-leaving.ts';
import { type AsyncState, asyncStateOf } from './async-state.ts';
import {
  type Choices,
  type Comparison,
  type Conflict,
  choicesFor,
  differingFields,
  mergedDraft,
  type Resolution,
  type SavedResolution,
  type Side,
  sameChoiceForAll,
} from './conflict.ts';
import { type FieldTexts, isWithheld, type Withheld } from './form.ts';
import { done, type Failure, type Outcome, refused } from './outcome.ts';

/**
 * Something that two users changed at once (MEMB-05, EDIT-02): the version that the other user saved is read, both are shown
 * side by side, and the chosen one is saved over it. Closing the comparison leads back to the form with everything that was
 * typed. Created once for each kind of thing.
 * @param comparison how its versions are compared
 */
export function createConflictMachine<Version, Field extends string>({ fields, draftOf }: Comparison<Version, Field>) {
  type Draft = ReturnType<typeof draftOf>;
  type Context = ConflictContext<Version, Draft, Field>;

  const theirsOf = ({ theirs, before }: Context): Version => theirs ?? before;
  const chosenDraft = (context: Context): Draft =>
    mergedDraft(fields, { mine: context.mine, theirs: draftOf(theirsOf(context)) }, context.choices);

  return setup({
    types: { context: {} as Context, input: {} as Conflict<Version, Draft>, events: {} as ConflictEvent<Field> },
    actors: {
      read: fromPromise<Version>(unimplementedActor('read')),
      save: fromPromise<SavedResolution<Version>, Resolution<Version, Draft>>(unimplementedActor('save')),
    },
    actions: {
      settled: (_, _saved: SavedResolution<Version>) => unimplementedAction('settled')(),
      compare: assign(({ context: { before, mine } }, theirs: Version) => ({
        theirs,
        choices: choicesFor(fields, { before: draftOf(before), mine, theirs: draftOf(theirs) }),
        failure: undefined,
      })),
      choose: assign(({ context }, { field, side }: { field: Field; side: Side }) => ({
        choices: { ...context.choices, [field]: side },
      })),
      chooseAll: assign(({ context }, side: Side) => ({ choices: sameChoiceForAll(fields, context.choices, side) })),
      // The chosen version becomes the change of this user, based on the version that was read last.
      rebase: assign(({ context }) => ({ before: theirsOf(context), mine: chosenDraft(context) })),
      refuse: assign((_, failure: Failure) => ({ failure })),
    },
    guards: {
      keepsTheirs: ({ context }) =>
        differingFields(fields, chosenDraft(context), draftOf(theirsOf(context))).length === 0,
      wasWithheld: (_, { kind }: SavedResolution<unknown>) => kind === 'refused',
      isSame: ({ context }) => Object.keys(context.choices).length === 0,
    },
  }).createMachine({
    id: 'conflict',
    context: ({ input: { before, mine } }) => ({ before, mine, theirs: undefined, choices: {}, failure: undefined }),
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
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'save',
          input: ({ context }) => ({ draft: chosenDraft(context), record: theirsOf(context) }),
          onDone: [
            { guard: { type: 'wasWithheld', params: outputOf }, target: 'choosing' },
            keeping('saved', 'settled'),
          ],
          onError: [
            {
              guard: failedWith('conflict'),
              target: 'reading',
              actions: 'rebase',
            },
            failing('choosing', 'refuse'),
          ],
        },
      },
      /** The other user saved the same values that this user wants: there is nothing to send. */
      agreed: { type: 'final', entry: { type: 'settled', params: ({ context }) => done(context.theirs) } },
      saved: { type: 'final' },
    },
  });
}

type ConflictMachine<Version, Field extends string> = ReturnType<typeof createConflictMachine<Version, Field>>;

export interface ConflictContext<Version, Draft, Field extends string> extends Conflict<Version, Draft> {
  /** The version that another user saved meanwhile; undefined until it was read. */
  readonly theirs: Version | undefined;
  readonly choices: Choices<Field>;
  /** Why that version could not be read, or the chosen one was not saved. */
  readonly failure: Failure | undefined;
}

export type ConflictEvent<Field extends string> =
  | { readonly type: 'retry.asked' }
  | { readonly type: 'side.chosen'; readonly field: Field; readonly side: Side }
  | { readonly type: 'side.chosenForAll'; readonly side: Side }
  | { readonly type: 'choice.confirmed' };

export interface ConflictDependencies<Version, Draft> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Version>>;
  readonly save: (
    resolution: Resolution<Version, Draft>,
    signal: AbortSignal,
  ) => Promise<Outcome<Version | undefined, Failure | Withheld>>;
  /** Called after the page was left, too. @param version undefined where the server did not return the saved one */
  readonly settled: (version: Version | undefined) => void;
  /** Tells why the chosen version was not saved when the comparison was left meanwhile (REL-18). */
  readonly leftUnsaved: (reason: Failure, resolution: Resolution<Version, Draft>) => void;
}

/** The view model of two versions. */
export interface ConflictViewModel<Field extends string> {
  /** In the order in which they are compared. */
  readonly fields: readonly Field[];
  readonly mine: FieldTexts<Field>;
  /** The version that the other user saved. */
  readonly theirs: AsyncState<FieldTexts<Field>>;
  readonly choices: Choices<Field>;
  readonly isSaving: boolean;
  /** Why the chosen version was not saved. */
  readonly failure: Failure | undefined;
}

export interface ProvidedConflict<Version, Field extends string> {
  readonly machine: ConflictMachine<Version, Field>;
  readonly input: Conflict<Version, FieldTexts<Field>>;
  readonly select: (snapshot: SnapshotFrom<ConflictMachine<Version, Field>>) => ConflictViewModel<Field>;
}

/** Provides the comparison of two versions with its calls. */
export function provideConflict<Version, Field extends string>(
  comparison: Comparison<Version, Field>,
  input: Conflict<Version, FieldTexts<Field>>,
  dependencies: ConflictDependencies<Version, FieldTexts<Field>>,
): ProvidedConflict<Version, Field> {
  return {
    input,
    machine: createConflictMachine(comparison).provide({
      actors: {
        read: fromOutcome<Version, unknown>(({ signal }) => dependencies.read(signal)),
        save: fromOutcome<SavedResolution<Version>, Resolution<Version, FieldTexts<Field>>>(
          async ({ input: resolution, signal: page }): Promise<Outcome<SavedResolution<Version>>> => {
            const save = (signal: AbortSignal) => dependencies.save(resolution, signal);
            const saved = await toItsEnd(page, save, (left) => {
              if (left.kind === 'done') dependencies.settled(left.value);
              else if (!isWithheld(left.reason)) dependencies.leftUnsaved(left.reason, resolution);
            });
            if (saved.kind === 'done') return done(saved);
            return isWithheld(saved.reason) ? done(refused(saved.reason)) : refused(saved.reason);
          },
        ),
      },
      actions: { settled: (_, saved) => saved.kind === 'done' && dependencies.settled(saved.value) },
    }),
    select: (snapshot) => {
      const { mine, theirs, choices, failure } = snapshot.context;
      return {
        fields: comparison.fields,
        mine,
        theirs: asyncStateOf(theirs && comparison.draftOf(theirs), snapshot.matches('failed') ? failure : undefined),
        choices,
        isSaving: snapshot.matches('saving'),
        failure,
      };
    },
  };
}
