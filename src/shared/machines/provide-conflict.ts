import type { SnapshotFrom } from 'xstate';
import type { Choices } from '../domain/conflict.ts';
import type { FieldTexts } from '../domain/field-texts.ts';
import { done, type Failure, type Outcome, refused } from '../domain/outcome.ts';
import { type AsyncState, asyncStateOf } from './async-state.ts';
import { type ConflictMachine, createConflictMachine } from './conflict.machine.ts';
import type { Comparison, Conflict, Resolution, SavedResolution } from './conflict-state.ts';
import { isWithheld, type Withheld } from './form-state.ts';
import { fromOutcome } from './outcome-actor.ts';

export interface ConflictDependencies<Version, Draft> {
  readonly read: (signal: AbortSignal) => Promise<Outcome<Version>>;
  readonly save: (
    resolution: Resolution<Version, Draft>,
    signal: AbortSignal,
  ) => Promise<Outcome<Version | undefined, Failure | Withheld>>;
  /** @param version undefined where the server did not return the saved one */
  readonly settled: (version: Version | undefined) => void;
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
          async (call): Promise<Outcome<SavedResolution<Version>>> => {
            const saved = await dependencies.save(call.input, call.signal);
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
