import { fromPromise, type SnapshotFrom } from 'xstate';
import type { Outcome } from '@/shared/domain/outcome.ts';
import { type FormDefinition, type FormValues, formMachine, isWritten } from './form.machine.ts';

/** Keeps what was typed while its form is away (AUTH-15). */
export interface Draft<Values> {
  /** Undefined when nothing was kept, or not for whoever asks. */
  readonly read: () => Values | undefined;
  readonly write: (values: Values) => void;
}

/** The same with the names of the files that were chosen beside it: themselves, nothing can keep them over a reload. */
export interface DraftWithFiles<Values> extends Draft<Values> {
  readonly files: () => readonly string[];
  readonly writeFiles: (names: readonly string[]) => void;
}

export interface FormDependencies<Values extends FormValues, Problem extends string, Value, Failure extends string> {
  readonly definition: FormDefinition<Values, Problem>;
  readonly submit: (values: Values, signal: AbortSignal) => Promise<Outcome<Value, Failure>>;
  /** What follows a success; the form stays `submitted` until it is cleared, here or by the view. */
  readonly accepted: (value: Value, clear: () => void) => void;
  /** Where what was typed is kept; nowhere when absent. */
  readonly draft?: Draft<Values>;
  /** What follows when its reader has emptied it. */
  readonly cleared?: (cleared: ClearedForm) => void;
}

export interface ClearedForm {
  /** Whether there was anything in it. */
  readonly wasWritten: boolean;
  /** Brings back what was in it. */
  readonly restore: () => void;
}

/** A form with its fields, rules and submit provided; views run it with `useForm`, which knows its types. */
export interface ProvidedForm<Values extends FormValues, Problem extends string, Failure extends string> {
  readonly machine: typeof formMachine;
  readonly definition: FormDefinition;
  readonly read: (snapshot: SnapshotFrom<typeof formMachine>) => FormViewModel<Values, Problem, Failure>;
}

/** What a view shows of a form. */
export interface FormViewModel<Values extends FormValues, Problem extends string, Failure extends string> {
  readonly values: Values;
  /** Problems of the fields that the reader has been in, or of all after an invalid submit. */
  readonly shownProblems: Partial<Record<keyof Values, Problem>>;
  /** Problems of all fields, shown or not. */
  readonly problems: Partial<Record<keyof Values, Problem>>;
  readonly isValid: boolean;
  readonly isSubmitting: boolean;
  /** Whether it holds anything that its reader has written. */
  readonly isWritten: boolean;
  /** Whether it holds what was written before it went away. */
  readonly isGivenBack: boolean;
  readonly isSubmitted: boolean;
  readonly failure: Failure | 'malformed' | undefined;
  readonly rejections: number;
  readonly failures: number;
  readonly secretShown: boolean;
  readonly capsLockIn: keyof Values | undefined;
  /** True when a field was visited and nothing is wrong with it. */
  readonly isRight: (field: keyof Values) => boolean;
}

/** Provides the one form machine with a module's form. */
export function provideForm<Values extends FormValues, Problem extends string, Value, Failure extends string>(
  dependencies: FormDependencies<Values, Problem, Value, Failure>,
): ProvidedForm<Values, Problem, Failure> {
  return {
    // The machine hands values and outcomes through as they are: they have the types of the dependencies.
    definition: { ...dependencies.definition, draft: dependencies.draft?.read } as unknown as FormDefinition,
    machine: formMachine.provide({
      actors: { submit: fromPromise(({ input, signal }) => dependencies.submit(input as Values, signal)) },
      actions: {
        keepDraft: (_, values) => dependencies.draft?.write(values as Values),
        notifyCleared: ({ context, self }) => {
          const { values } = context;
          dependencies.cleared?.({
            wasWritten: isWritten(context),
            restore: () => self.send({ type: 'form.restored', values }),
          });
        },
        accepted: ({ self }, { value }) =>
          dependencies.accepted(value as Value, () => self.send({ type: 'form.cleared' })),
      },
    }),
    read: (snapshot) => {
      const { values, problems, visited, failure, rejections, failures, secretShown, capsLockIn } = snapshot.context;
      const shown = Object.entries(problems).filter(([field]) => visited.includes(field));
      return {
        values: values as Values,
        shownProblems: Object.fromEntries(shown) as Partial<Record<keyof Values, Problem>>,
        problems: problems as Partial<Record<keyof Values, Problem>>,
        isValid: Object.keys(problems).length === 0,
        isSubmitting: snapshot.matches('submitting'),
        isWritten: isWritten(snapshot.context),
        isGivenBack: snapshot.context.isGivenBack,
        isSubmitted: snapshot.matches('submitted'),
        failure: failure as Failure | 'malformed' | undefined,
        rejections,
        failures,
        secretShown,
        capsLockIn,
        isRight: (field) => visited.includes(String(field)) && problems[String(field)] === undefined,
      };
    },
  };
}
